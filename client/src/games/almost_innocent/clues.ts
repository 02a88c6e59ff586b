// Clues by their kind, and what a seat may know of whose they are.
import content from '../../generated/almost_innocent.json'
import type { Event, View } from '../../generated/almost_innocent'

export const KINDS: string[] = content.kinds
export const CHARACTERS: string[] = content.characters
/** The paper a kind is printed on. */
export const GROUNDS: Record<string, string> = { K: '#dfd0ee', V: '#f6d8cf', C: '#f3e3b0', E: '#d3e6c6', P: '#cfe0ec' }
export const kindOf = (clue: string) => clue[0]!
/** The special clue lies twice in its deck, so two may have it. */
export const isSpecial = (clue: string) => clue.endsWith('S')

/** The kinds a case is made of. */
export function kindsIn(rows: string[]): string[] {
  return KINDS.filter((kind) => rows.some((row) => row.includes(kind)))
}

/** Whose cases this reader has been shown: a player one, the all-seeing eye every one. */
export function shownCases(events: Event[]): Map<number, string[]> {
  return new Map(
    events
      .filter((event) => event.type === 'HandDealt' || event.type === 'SolutionRevealed')
      .map((event) => [event.type === 'HandDealt' ? event.about : event.seat, event.clues]),
  )
}

/** The seats whose clue this is, as far as the table or these cards say. */
export function ownersOf(clue: string, view: Pick<View, 'named'>, shown: Map<number, string[]>): number[] {
  return view.named.flatMap((named, seat) =>
    named.includes(clue) || shown.get(seat)?.includes(clue) ? [seat] : [],
  )
}

/** Whether a clue lies among the unused cards; of a special one there may be another. */
export function isUnused(clue: string, view: Pick<View, 'drawn' | 'shown'>): boolean {
  return !isSpecial(clue) && [...view.drawn, ...view.shown].includes(clue)
}

/** The clues that an event shows. */
export function cluesOf(event: Event): string[] {
  switch (event.type) {
    case 'SawUnused':
    case 'UnusedShown':
    case 'Misnamed':
      return [event.clue]
    case 'HandDealt':
    case 'SolutionRevealed':
      return event.clues
    default:
      return []
  }
}
