// Lights up what is spoken of: whatever on a board says by `data-thing` which things it is.
import { tick } from 'svelte'
import type { Table } from './table.svelte'

export function lighted(element: HTMLElement, table: Table): () => void {
  return $effect.root(() => {
    $effect(() => {
      const things = [...table.lit, ...table.pointed]
      void table.view
      void tick().then(() => light(element, things))
    })
  })
}

function light(element: HTMLElement, things: string[]): void {
  for (const one of element.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')) {
    const named = one.dataset['thing']!.split(' ')
    one.classList.toggle('alight', named.some((thing) => things.includes(thing)))
  }
}
