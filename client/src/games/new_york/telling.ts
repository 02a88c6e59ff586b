// The city and the clues in words, for captions and for those who listen.
import type { Card, Event, Note, View } from '../../generated/new_york'
import { begun } from '../../lib/typeset'
import type { Words } from '../../lib/words'
import { CELLS, placesIn, watersAt } from './city'

/** What lies in a cell: its action and district, its places, its waters. */
export function cellInWords(words: Words, cell: string): string {
  return [`${cell}: ${words.attribute('cell', cell, 'about')}`, sightsInWords(words, cell)].join('. ')
}

export function sightsInWords(words: Words, cell: string): string {
  const places = placesIn(cell).map((place) => words.name('place', place))
  const waters = watersAt(cell).map((water) => words.name('water', water))
  return begun([...places, ...waters].join(', '))
}

/** Who speaks on a card, and the words between the first quotes. */
export function spoken(text: string): { who: string; said: string } {
  const [, who = '', said = text] = /^(.*?)\s?: [«“]\s?(.*?)\s?[»”]$/su.exec(text) ?? []
  return { who, said }
}

/** The cells where a clue is not true; none where the sheet is kept by hand. */
export function excludedBy(view: View, card: Card | null): string[] {
  const cells = view.notes.find((note) => note.card.id === card?.id)?.cells ?? []
  return cells.length ? CELLS.filter((cell) => !cells.includes(cell)) : []
}

/** The cards that have come to the reader since its own last turn began. */
export function newlySeen(events: Event[], me: number | null): Set<string> {
  const since = events.findLastIndex((event) => event.type === 'TurnBegan' && event.seat === me)
  return new Set(events.slice(since + 1).flatMap((event) => cluesOf(me, event)).map(({ id }) => id))
}

/** Which card an event lets this seat see that it did not hold before. */
export function cluesOf(me: number | null, event: Event): Card[] {
  if (event.type === 'DrewCard' && event.seat === me) return [event.card]
  if (event.type === 'SpiedCard' && event.spy === me) return [event.card]
  if (event.type === 'TookCard' && event.taker === me) return [event.card]
  if (event.type !== 'SwappedCards') return []
  return event.seat === me ? [event.got] : event.other === me ? [event.gave] : []
}

/** The cell that an event names, and whether the thief is there. */
export function cellOf(event: Event): { cell: string; right: boolean } | null {
  if (event.type === 'AnnouncedRightly') return { cell: event.cell, right: true }
  if (event.type === 'AnnouncedWrongly') return { cell: event.cell, right: false }
  if (event.type === 'SawAnswer' || event.type === 'CaseClosed') return { cell: event.answer, right: true }
  return null
}

/** Every clue drawn under the eyes of one who sees all hands, the newest first, and by whom last. */
export function drawnBy(events: Event[]): { card: Card; seat: number }[] {
  const drawn = events.filter((event) => event.type === 'DrewCard')
  return [...new Map(drawn.map(({ card, seat }) => [card.id, { card, seat }])).values()].reverse()
}

/** The clues this reader has seen and does not hold, the newest first. */
export function onlySeen(view: Pick<View, 'hand' | 'notes'>): Note[] {
  const held = new Set(view.hand.map(({ id }) => id))
  return view.notes.filter(({ card }) => !held.has(card.id)).reverse()
}
