// What of the present turn is worth laying on the table, read from the reader's own events.
import type { Event } from '../../generated/cluedo'
import type { Of } from '../../lib/wire'

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

export interface CardRow {
  cards: string[]
  wrong: boolean
}

/** The cards that an event is about, in rows: of a wrong accusation what was said, and below it the
 * truth where the reader was let see it. */
export function cardsOf(events: Event[], event: Event): CardRow[] {
  const row = (cards: string[], wrong = false) => (cards.length ? [{ cards, wrong }] : [])
  switch (event.type) {
    case 'SawCard':
    case 'SawConfidedCard':
    case 'PeekedAt':
    case 'SawRowCard':
    case 'WitnessFound':
    case 'NoWitnessFound':
      return row([event.card])
    case 'HandDealt':
      return row(event.cards)
    case 'Accused':
    case 'SolutionRevealed':
      return row(triple(event))
    case 'NobodyAnswered':
      return row(triple(before(events, event, 'Suggested')))
    case 'AccusedRightly':
      return row(triple(before(events, event, 'Accused')))
    case 'AccusedWrongly': {
      const said = before(events, event, 'Accused')
      const truth = before(events, event, 'SawSolution')
      return [...row(triple(said), true), ...row(truth?.seat === event.seat ? triple(truth) : [])]
    }
    default:
      return []
  }
}

function triple(named: { suspect: string; weapon: string; room: string } | undefined): string[] {
  return named ? [named.suspect, named.weapon, named.room] : []
}

/** The latest event of that kind before this one. */
function before<T extends Event['type']>(events: Event[], event: Event, type: T): Of<Event, T> | undefined {
  const isOne = (one: Event): one is Of<Event, T> => one.type === type
  return events.slice(0, events.lastIndexOf(event)).findLast(isOne)
}
