// Numbers and letters choose: what can be pressed in an element, each by a key of its own.
import type { Attachment } from 'svelte/attachments'

/** Without L, S and W, which the story has (`table/Story.svelte`). */
const KEYS = '123456789abcdefghijkmnopqrtuvxyz'
const PRESSABLE = 'button, label:has(input)'

/** Whether a choice may have this key. */
export const choosesBy = (key: string) => KEYS.includes(key)

/** Gives every button and chip inside a key, also those that come later. */
export const keyed: Attachment<HTMLElement> = (element) => {
  const name = () => {
    element.querySelectorAll<HTMLElement>(PRESSABLE).forEach((one, place) => {
      const key = KEYS[place]
      if (key) one.dataset['key'] = key
      else delete one.dataset['key']
    })
  }
  const watcher = new MutationObserver(name)
  const listen = (event: KeyboardEvent) => press(element, event)
  name()
  watcher.observe(element, { childList: true, subtree: true })
  window.addEventListener('keydown', listen)
  return () => {
    watcher.disconnect()
    window.removeEventListener('keydown', listen)
  }
}

/** Only where nobody else listens to keys: on the board, in the choices, or nowhere. */
function press(element: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
  const at = event.target as HTMLElement
  if (at !== document.body && !at.closest('[data-guarded]')?.contains(element)) return
  const wanted = element.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key)}"]`)
  if (!wanted?.checkVisibility() || wanted.matches(':disabled')) return
  event.preventDefault()
  wanted.click()
}
