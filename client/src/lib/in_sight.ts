// What a question is about is not left under its choices: on a phone it is scrolled above them.

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
