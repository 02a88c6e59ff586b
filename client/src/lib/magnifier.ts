// A finger is wider than a square: where what it touches is small, the place is shown larger.
import type { Attachment } from 'svelte/attachments'

/** What is at least so many pixels wide and high can be hit by a finger. */
const FINGER = 44
const WIDE = 288

interface Point {
  clientX: number
  clientY: number
}

/** On this board one small target is hit by touching near it; among several the place is enlarged. */
export function magnified(title: () => string): Attachment<HTMLElement> {
  return (board) => {
    let shut = () => {}
    const touch = (event: MouseEvent) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return
      const [near, ...others] = isLarge(event.target) ? [] : smallTargets(board, event)
      if (!near) return
      event.preventDefault()
      event.stopPropagation()
      shut()
      if (others.length) shut = enlarge(near.ownerSVGElement!, event, title())
      else press(near)
    }
    board.addEventListener('click', touch, { capture: true })
    return () => {
      shut()
      board.removeEventListener('click', touch, { capture: true })
    }
  }
}

const pressables = (drawing: Element) => [...drawing.querySelectorAll<SVGElement>('svg [role=button]')]

function isLarge(touched: EventTarget | null): boolean {
  const target = touched instanceof Element && touched.closest('button, [role=button]')
  return target ? shortSide(target) >= FINGER || !target.closest('svg') : false
}

function shortSide(target: Element): number {
  const { width, height } = target.getBoundingClientRect()
  return Math.min(width, height)
}

/** Those too small for a finger that it may have meant. */
function smallTargets(board: Element, { clientX: x, clientY: y }: Point): SVGElement[] {
  return pressables(board).filter((target) => {
    const { left, right, top, bottom, width, height } = target.getBoundingClientRect()
    if (shortSide(target) >= FINGER) return false
    const [aside, above] = [Math.max(0, FINGER - width) / 2, Math.max(0, FINGER - height) / 2]
    return x >= left - aside && x <= right + aside && y >= top - above && y <= bottom + above
  })
}

const press = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true }))

/** The drawing once more, three times as large, around the place that was touched. */
function enlarge(drawing: SVGSVGElement, point: Point, title: string): () => void {
  const glass = document.createElement('dialog')
  glass.className = 'magnifier sheet'
  glass.ariaLabel = title
  const copy = glass.appendChild(drawing.cloneNode(true) as SVGSVGElement)
  copy.setAttribute('viewBox', viewAround(drawing, point))
  const real = [...drawing.querySelectorAll('[role=button]')]
  copy.querySelectorAll('[role=button]').forEach((target, number) => {
    target.addEventListener('click', () => {
      glass.close()
      press(real[number]!)
    })
  })
  glass.addEventListener('click', ({ target }) => target === glass && glass.close())
  glass.addEventListener('close', () => glass.remove())
  drawing.parentElement!.append(glass)
  glass.showModal()
  return () => glass.close()
}

/** So much of the drawing that a finger hits what is in it. */
function viewAround(drawing: SVGSVGElement, { clientX, clientY }: Point): string {
  const toDrawing = drawing.getScreenCTM()!.inverse()
  const middle = new DOMPoint(clientX, clientY).matrixTransform(toDrawing)
  const side = (WIDE / 3) * toDrawing.a
  return `${middle.x - side / 2} ${middle.y - side / 2} ${side} ${side}`
}
