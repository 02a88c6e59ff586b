// What a question is about is not left under its choices, nor what a guide speaks of under its words: on a phone
// they are scrolled to where they can be seen.

const GAP = 8
const phone = matchMedia('(max-width: 899px)')

/** Called when a question is new; what the board marks as `data-about` comes before what can be pressed. */
export function bringInSight(choices: HTMLElement): void {
  const table = choices.closest('[data-guarded]')
  if (!phone.matches || !table) return
  const marked = [...table.querySelectorAll('[data-about]')]
  const pressed = [...table.querySelectorAll('.board :is([role=button], button:enabled):not(dialog *)')]
  const boxes = (marked.length ? marked : pressed).map((one) => one.getBoundingClientRect())
  if (!boxes.length) return
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  const free = choices.getBoundingClientRect().top - GAP
  if (top >= GAP && bottom <= free) return
  window.scrollBy({ top: Math.min(bottom - free, top - GAP) })
}

/** The parts of a table that stand in the page; choices and tabs are always in sight. */
const STANDING = ['board', 'hand', 'players']

/** What somebody speaks of comes out from under what is said. */
export function bringBelow(speech: HTMLElement, about: readonly string[]): void {
  const area = about.find((one) => STANDING.includes(one))
  const spoken = area && document.querySelector(`[data-thing~=${area}]`)
  if (!phone.matches || !spoken) return
  window.scrollBy({ top: spoken.getBoundingClientRect().top - speech.getBoundingClientRect().bottom - GAP })
}
