// Keeps the focus where the next choice is: it would be lost with the choices that are gone.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { LiveTable } from './live.svelte'

const CHOICE = '.asking.mine fieldset :is(button, input, select):not(:disabled)'

/** Whoever chose in the list, or said OK on the stage, goes on there when the next question comes. */
export function focusing(table: LiveTable): Attachment<HTMLElement> {
  return (element) => {
    let inList = false
    const watch = ({ target }: FocusEvent) => (inList = (target as Element).closest('.asking, .stage') !== null)
    element.addEventListener('focusin', watch)
    $effect(() => {
      if (!table.myTurn || table.pending || !table.ask) return
      void tick().then(() => {
        if (!inList || document.activeElement !== document.body) return
        element.querySelector<HTMLElement>(CHOICE)?.focus({ preventScroll: true })
      })
    })
    return () => element.removeEventListener('focusin', watch)
  }
}
