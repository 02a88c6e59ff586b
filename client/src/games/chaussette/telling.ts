// What of the latest search lies before one's eyes, read from the reader's own events.
import type { Event, Searched } from '../../generated/chaussette'

/** The search made last; null before the first one. */
export function lastSearch(events: Event[]): Searched | null {
  return events.findLast((event) => event.type === 'Searched') ?? null
}

/** By slot, what the reader saw when something was last looked at; what has faded is not told. */
export function lastLook(events: Event[]): Map<number, string> {
  const opened = events.findLastIndex(({ type }) => type === 'Searched' || type === 'CardLifted')
  const looks = events
    .slice(opened + 1)
    .filter((event) => event.type === 'SawSocks' || event.type === 'SocksShown')
  return new Map(
    looks.flatMap(({ slots, kinds }) => slots.map((slot, at): [number, string] => [slot, kinds[at]!])),
  )
}

/** From each stirred slot to the one it was stirred with, if that has just happened. */
export function stirredNow(fresh: Event[]): Map<number, number> {
  const [one, other] = fresh.findLast((event) => event.type === 'CardsShuffled')?.slots ?? []
  if (one === undefined || other === undefined) return new Map()
  return new Map([
    [one, other],
    [other, one],
  ])
}

/** The cards that an event shows, slot by slot. */
export function cardsOf(event: Event): { slot: number; kind: string }[] {
  if (event.type === 'CardFlipped') return [{ slot: event.slot, kind: event.kind }]
  if (event.type !== 'SawSocks' && event.type !== 'SocksShown') return []
  return event.slots.map((slot, at) => ({ slot, kind: event.kinds[at]! }))
}
