// What of the present turn is worth laying on the table, read from the reader's own events.
import type { GameEvent } from '../../lib/wire'

const SHOWN = ['SawCard', 'SawConfidedCard', 'PeekedAt', 'SawRowCard']

export interface Glimpse {
  card: string
  /** From whose hand; null from the row. */
  from: number | null
}

/** The events since the last turn began. */
export function thisTurn(events: GameEvent[]): GameEvent[] {
  return events.slice(events.findLastIndex(({ type }) => type === 'TurnBegan') + 1)
}

/** The cards this reader, sitting at `me`, has been let see in this turn, the newest last. */
export function glimpses(events: GameEvent[], me: number | null): Glimpse[] {
  return thisTurn(events)
    .filter((event) => SHOWN.includes(event.type) && looker(event) === me)
    .map((event: any) => ({
      card: event.card,
      from: event.shower ?? event.giver ?? event.owner ?? null,
    }))
}

function looker(event: any): number {
  return event.viewer ?? event.taker ?? event.looker ?? event.seat
}
