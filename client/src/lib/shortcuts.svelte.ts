// Which keys do what at a table: whoever offers one adds it here, and `?` shows them all.
import { untrack } from 'svelte'

export interface Key {
  /** As `KeyboardEvent.key` has them, small letters; any of them will do. */
  keys: string[]
  /** The page's text that says what happens. */
  text: string
  press: (key: string) => void
}

let bound: Key[] = $state.raw([])

export function allKeys(): readonly Key[] {
  return bound
}

/** From now on, until what it returns is called; an `$effect` may return it as it is. */
export function addKeys(...keys: Key[]): () => void {
  bound = [...untrack(() => bound), ...keys]
  return () => (bound = bound.filter((key) => !keys.includes(key)))
}

/** What a key does, unless somebody is writing, or what has the focus wants it for itself. */
export function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
  const key = event.key.toLowerCase()
  const found = bound.find(({ keys }) => keys.includes(key))
  if (!found) return
  event.preventDefault()
  found.press(key)
}

const WRITES = 'input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]'
const PRESSED_BY_SPACE = 'button, a, summary, input, [role=button], [role=tab], [role=gridcell]'

function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  const takers = key === ' ' || key === 'Enter' ? `${WRITES}, ${PRESSED_BY_SPACE}` : WRITES
  return target.closest(takers) !== null || document.querySelector('dialog:modal') !== null
}

/** How a key is written for people. */
export function keyName(key: string, space: string): string {
  return key === ' ' ? space : key.length === 1 ? key.toUpperCase() : key
}
