// Where a sock can lie, as facts call it: the sleeve or a slot of the drawer.
import { COLUMNS, SLOTS } from './socks'

export const SLEEVE = 'sleeve'
export const PLACES = [SLEEVE, ...SLOTS.map((slot) => `slot${slot}`)]
export const slotOf = (place: string): number => (place === SLEEVE ? 0 : Number(place.slice(4)))

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }

/** Where an arrow key leads; the sleeve lies above the first row. */
export function onward(place: string, key: string): string | null {
  const step = STEPS[key]
  if (!step) return null
  const slot = slotOf(place)
  const next = slot === 0 && step > 0 ? 1 : slot + step
  if (next > SLOTS.length) return place
  return PLACES[Math.max(next, 0)]!
}
