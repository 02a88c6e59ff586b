// Lights up what is concerned: whatever on the table says what it stands for, as ids of texts
// (`data-thing="card-hall seat-1"`), while that has just been told or is pointed at.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Table } from './table.svelte'

export function lighting(table: Table): Attachment<HTMLElement> {
  return (element) => {
    $effect(() => {
      const { lit, pointed, guided, view, ask } = table
      void [view, ask]
      void tick().then(() => {
        for (const one of element.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')) {
          const things = one.dataset['thing']!.split(' ')
          one.toggleAttribute('data-lit', things.some((thing) => lit.includes(thing)))
          one.toggleAttribute('data-pointed', things.some((thing) => pointed.includes(thing)))
          one.toggleAttribute('data-guided', things.some((thing) => guided.includes(thing)))
        }
      })
    })
  }
}
