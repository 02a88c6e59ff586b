// What of the present turn is worth laying on the table, read from the reader's own events.
import type { Event } from '../../generated/cluedo'

export interface Glimpse {
  card: string
  /** From whose hand; null from the row. */
  from: number | null
}

/** The events since the last turn began. */
function thisTurn(events: Event[]): Event[] {
  return events.slice(events.findLastIndex(({ type }) => type === 'TurnBegan') + 1)
}

/** The cards this reader, sitting at `me`, has been let see in this turn, the newest last. */
export function glimpses(events: Event[], me: number | null): Glimpse[] {
  return thisTurn(events)
    .flatMap((event) => seenIn(event) ?? [])
    .flatMap(({ by, card, from }) => (by === me ? [{ card, from }] : []))
}

/** Who was let see a card by that event. */
function seenIn(event: Event): (Glimpse & { by: number }) | null {
  switch (event.type) {
    case 'SawCard':
      return { by: event.viewer, card: event.card, from: event.shower }
    case 'SawConfidedCard':
      return { by: event.taker, card: event.card, from: event.giver }
    case 'PeekedAt':
      return { by: event.looker, card: event.card, from: event.owner }
    case 'SawRowCard':
      return { by: event.seat, card: event.card, from: null }
    default:
      return null
  }
}
