// What of the latest search lies before one's eyes, read from the reader's own events.
import type { GameEvent } from '../../lib/wire'

export interface Search {
  seat: number
  slots: number[]
  bonus: boolean
}

/** The events from the latest search on. */
export function sinceSearch(events: GameEvent[]): GameEvent[] {
  const began = events.findLastIndex(({ type }) => type === 'Searched')
  return began < 0 ? [] : events.slice(began)
}

const SHOWN = ['SawSocks', 'SocksShown']
const OPENS = ['Searched', 'CardLifted']

/** The search made last; null before the first one. */
export function lastSearch(events: GameEvent[]): Search | null {
  return (events.findLast(({ type }) => type === 'Searched') as unknown as Search) ?? null
}

/** By slot, what the reader saw when something was last looked at; what has faded is not told. */
export function lastLook(events: GameEvent[]): Map<number, string> {
  const since = events.slice(events.findLastIndex(({ type }) => OPENS.includes(type)) + 1)
  const looks = since.filter(({ type }) => SHOWN.includes(type))
  return new Map(
    looks.flatMap((look: any) =>
      look.slots.map((slot: number, at: number): [number, string] => [slot, look.kinds[at]]),
    ),
  )
}

/** From each stirred slot to the one it was stirred with, if that has just happened. */
export function stirredNow(fresh: GameEvent[]): Map<number, number> {
  const stirred = fresh.findLast(({ type }) => type === 'CardsShuffled') as any
  if (!stirred) return new Map()
  const [one, other] = stirred.slots
  return new Map([
    [one, other],
    [other, one],
  ])
}
