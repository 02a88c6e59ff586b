// What a thing is, said beside it: on hover, on focus, or when a finger stays on it; Escape ends it.
import type { Attachment } from 'svelte/attachments'

const HOVER = 350
const LONG_PRESS = 500
const LINGER = 150
const GAP = 8
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

let tip: HTMLElement | null = null
let shownFor: Element | null = null
/** The explanation that is about to come, and the end of the one that is there. */
let coming: ReturnType<typeof setTimeout> | undefined
let going: ReturnType<typeof setTimeout> | undefined

/** For elements of our own boards; the text is read when it is shown, an empty one is not. Of many
 * alike only one needs to be reached by Tab. */
export function explain(text: () => string, reached = true): Attachment<Element> {
  return (element) => explained(element, text, reached)
}

/** For boards of any kind; returns how to take it away. */
export function explained(element: Element, text: () => string, reached = true): () => void {
  const end = new AbortController()
  const on = (type: string, listener: (event: Event) => void) =>
    element.addEventListener(type, listener, { signal: end.signal })
  if (reached && !element.closest('[aria-hidden=true]') && !element.matches(FOCUSABLE) && !element.querySelector(FOCUSABLE)) makeReachable(element, text)
  on('pointerenter', (event) => isTouch(event) || soon(() => show(element, text()), HOVER))
  on('pointerleave', () => (clearTimeout(coming), leave()))
  on('focusin', () => element.matches(':focus-visible') && show(element, text()))
  on('focusout', hide)
  on('pointerdown', (event) => (isTouch(event) ? soon(() => press(element, text()), LONG_PRESS) : (clearTimeout(coming), hide())))
  for (const type of ['pointerup', 'pointercancel', 'pointermove'])
    on(type, (event) => isTouch(event) && shownFor !== element && clearTimeout(coming))
  return () => {
    end.abort()
    if (shownFor === element) hide()
  }
}

/** What nobody can press is reached by Tab like what can, and says itself to those who listen. */
function makeReachable(element: Element, text: () => string): void {
  element.setAttribute('tabindex', '0')
  if (element.hasAttribute('role') || element.hasAttribute('aria-label') || element.textContent?.trim()) return
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', text())
}

const isTouch = (event: Event) => (event as PointerEvent).pointerType === 'touch'

function soon(what: () => void, milliseconds: number): void {
  clearTimeout(coming)
  coming = setTimeout(what, milliseconds)
}

function leave(): void {
  clearTimeout(going)
  going = setTimeout(hide, LINGER)
}

/** A finger that stays asks; lifting it then presses nothing. */
function press(element: Element, text: string): void {
  if (!text) return
  show(element, text)
  const swallow = (event: Event) => (event.preventDefault(), event.stopPropagation())
  element.addEventListener('click', swallow, { once: true, capture: true })
  element.addEventListener('contextmenu', swallow, { once: true, capture: true })
  addEventListener('pointerdown', () => (element.removeEventListener('click', swallow, true), hide()), { once: true })
}

function show(element: Element, text: string): void {
  clearTimeout(coming)
  clearTimeout(going)
  if (!text || !element.isConnected) return
  if (!tip?.isConnected) tip = made()
  if (shownFor !== element) hide()
  tip.textContent = text
  shownFor = element
  element.setAttribute('aria-describedby', tip.id)
  tip.showPopover()
  place(tip, element.getBoundingClientRect())
}

function hide(): void {
  clearTimeout(going)
  if (!tip || !shownFor) return
  shownFor.removeAttribute('aria-describedby')
  shownFor = null
  tip.hidePopover()
}

/** Above the thing, below it, or beside it: wherever there is room, and never over it. */
function place(tip: HTMLElement, thing: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect()
  const inside = (at: number, size: number, room: number) => Math.min(Math.max(at, GAP), room - size - GAP)
  const across = inside(thing.left + thing.width / 2 - width / 2, width, innerWidth)
  const down = inside(thing.top + thing.height / 2 - height / 2, height, innerHeight)
  const places: [number, number, boolean][] = [
    [across, thing.top - height - GAP, thing.top >= height + 2 * GAP],
    [across, thing.bottom + GAP, innerHeight - thing.bottom >= height + 2 * GAP],
    [thing.right + GAP, down, innerWidth - thing.right >= width + 2 * GAP],
    [thing.left - width - GAP, down, true],
  ]
  const [left, top] = places.find(([, , fits]) => fits)!
  tip.style.left = `${left}px`
  tip.style.top = `${top}px`
}

function made(): HTMLElement {
  const made = document.createElement('div')
  made.id = 'explained'
  made.popover = 'manual'
  made.setAttribute('role', 'tooltip')
  addEventListener('pointermove', stay, { capture: true, passive: true })
  addEventListener('keydown', escape, { capture: true })
  addEventListener('scroll', hide, { capture: true, passive: true })
  return (document.querySelector('main') ?? document.body).appendChild(made)
}

/** It can be read under the mouse too, but what lies below can still be pressed. */
function stay({ clientX: x, clientY: y }: PointerEvent): void {
  if (!tip || !shownFor) return
  const { left, right, top, bottom } = tip.getBoundingClientRect()
  if (x >= left && x <= right && y >= top && y <= bottom) clearTimeout(going)
  else if (!shownFor.matches(':hover, :focus-visible')) leave()
}

/** Escape ends the explanation alone, not what lies below it. */
function escape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !shownFor) return
  event.stopImmediatePropagation()
  event.preventDefault()
  hide()
}
