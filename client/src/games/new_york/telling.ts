// The city and the clues in words, for captions and for those who listen.
import type { Card, Note, View } from '../../generated/new_york'
import type { GameEvent } from '../../lib/wire'
import type { Words } from '../../lib/words'
import { placesIn, watersAt } from './city'

/** What lies in a cell: its action and district, its places, its waters. */
export function cellInWords(words: Words, cell: string): string {
  return [`${cell}: ${words.attribute('cell', cell, 'about')}`, sightsInWords(words, cell)].join('. ')
}

export function sightsInWords(words: Words, cell: string): string {
  const places = placesIn(cell).map((place) => words.name('place', place))
  const waters = watersAt(cell).map((water) => words.name('water', water))
  const all = [...places, ...waters].join(', ')
  return all.charAt(0).toUpperCase() + all.slice(1)
}


const SEEN = ['DrewCard', 'SpiedCard', 'TookCard', 'SwappedCards']

/** The cards that came to the reader's eyes since its own last turn began, or since the last turn. */
export function newlySeen(events: GameEvent[], view: View): Set<string> {
  const since = events.findLastIndex(
    (event) => event.type === 'TurnBegan' && (view.me === null || event['seat'] === view.me),
  )
  const told: any[] = events.slice(since + 1).filter(({ type }) => SEEN.includes(type))
  const cards = told.flatMap(({ card, gave, got }): Card[] => (card ? [card] : [gave, got]))
  return new Set(cards.map(({ id }) => id))
}

/** The clues this reader has seen and does not hold, the newest first. */
export function onlySeen(view: View): Note[] {
  const held = new Set(view.hand.map(({ id }) => id))
  return view.notes.filter(({ card }) => !held.has(card.id)).reverse()
}
