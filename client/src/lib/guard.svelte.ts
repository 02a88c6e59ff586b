// No stray press counts: what has just appeared takes no press that was meant for something else.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { choosesBy } from './keys'
import type { LiveTable } from './live.svelte'

/** So many milliseconds new choices take no press, unless the hand comes to them before. */
const REST = 500
/** So many pixels a hand may tremble and is still in its place. */
const TREMBLE = 8

/** Where the reader's hand was last: there is one, whatever it touches. */
let hand = { x: 0, y: 0 }

/** What lets a chance go by is not put where something else was just pressed. */
export const awayFromHand: Attachment<HTMLElement> = (button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const under = hand.x >= left && hand.x <= right && hand.y >= top && hand.y <= bottom
  button.classList.toggle('turned', under)
}

/** Guards everything that can be pressed in an element: lists, forms and boards alike. */
export function guarded(table: LiveTable): Attachment<HTMLElement> {
  return (region) => {
    const guard = new Guard()
    region.dataset['guarded'] = ''
    let rested: ReturnType<typeof setTimeout>
    const rest = () => {
      guard.renew()
      region.dataset['fresh'] = ''
      clearTimeout(rested)
      rested = setTimeout(() => delete region.dataset['fresh'], REST)
    }
    $effect(() => {
      void [table.ask?.options, table.ask?.meanwhile, table.pending, table.considered]
      rest()
      void tick().then(() => {
        if (wasHere) focusNext(region)
        rest()
      })
    })
    let wasHere = false
    const focus = ({ target }: FocusEvent) =>
      (wasHere = target instanceof Element && (region.contains(target) || target.closest('.stage') !== null))
    document.addEventListener('focusin', focus)
    const stop = guard.watch(region)
    return () => {
      stop()
      document.removeEventListener('focusin', focus)
    }
  }
}

export class Guard {
  /** When the choices became new, and when a press last counted: one that did not puts nothing off. */
  private renewed = -REST
  private pressed = -REST
  /** Where the hand was then, where it is, and whether it has moved since, or the focus. */
  private from = { x: 0, y: 0 }
  private moved = false
  private focused = false
  /** Whether the press under way counts; a press that began before the choices changed does not. */
  private counts = true

  /** There are new choices. */
  renew(at = performance.now()): void {
    this.renewed = at
    this.from = hand
    this.moved = this.focused = false
    this.counts = false
  }

  watch(region: HTMLElement): () => void {
    const heard = { capture: true }
    const move = (event: PointerEvent) => this.move(event)
    const down = (event: PointerEvent) => this.press(event)
    const key = (event: KeyboardEvent) => {
      if (mayPress(region, event)) this.key(event)
    }
    const click = (event: MouseEvent) => this.click(event)
    const focus = () => (this.focused = true)
    window.addEventListener('pointermove', move, heard)
    region.addEventListener('pointerdown', down, heard)
    window.addEventListener('keydown', key, heard)
    region.addEventListener('click', click, heard)
    region.addEventListener('focusin', focus, heard)
    return () => {
      window.removeEventListener('pointermove', move, heard)
      region.removeEventListener('pointerdown', down, heard)
      window.removeEventListener('keydown', key, heard)
      region.removeEventListener('click', click, heard)
      region.removeEventListener('focusin', focus, heard)
    }
  }

  /** A finger is only seen where it presses: it cannot come to something. */
  move({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    if (pointerType === 'touch') return
    hand = { x, y }
    if (far(this.from, hand)) this.moved = true
  }

  press({ clientX: x, clientY: y, pointerType, timeStamp }: PointerEvent): void {
    const elsewhere = pointerType === 'touch' && far(this.from, { x, y })
    const again = timeStamp - this.pressed < REST && !this.moved && !elsewhere
    this.counts = (this.moved || this.settled(timeStamp)) && !again
    if (this.counts) this.pressed = timeStamp
    hand = this.from = { x, y }
    this.moved = false
  }

  key(event: KeyboardEvent): void {
    this.counts = !event.repeat && (this.focused || this.settled(event.timeStamp))
    if (!this.counts) stop(event)
  }

  /** A click without a press before it comes from a program that reads the page to somebody. */
  click(event: MouseEvent): void {
    if (!this.counts && !(event.detail === 0 && this.settled(event.timeStamp))) stop(event)
  }

  private settled(at: number): boolean {
    return at - this.renewed >= REST
  }
}

/** Whether a key presses something in a region; those of the story and of the stage do not. */
function mayPress(region: HTMLElement, { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  const inside = region.contains(target as Node)
  if (key === 'Enter' || key === ' ') return inside
  return choosesBy(key) && (inside || target === document.body)
}

/** Whoever chose here, or said OK on the stage, goes on where the next choice is. */
function focusNext(region: HTMLElement): void {
  if (document.activeElement !== document.body && document.activeElement?.isConnected) return
  region.querySelector<HTMLElement>('.asking fieldset:enabled :is(button, input):enabled')?.focus({ preventScroll: true })
}

const far = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y) >= TREMBLE

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
