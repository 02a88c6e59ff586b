// What happened in words: whose doing it was, and the last sentences.
import type { Table } from './table.svelte'
import type { Message } from './wire'

export interface Sentence {
  number: number
  text: string
  /** Whose doing it was. */
  seat: number | null
}

/** The first seat an event names. */
export function actor(table: Table, event: Message): number | null {
  const fields = Object.entries(table.gameWords?.fields[event.type] ?? {})
  const seats = fields.filter(([, domain]) => domain === 'seat').map(([field]) => event[field])
  return seats.find((seat) => typeof seat === 'number') ?? null
}

/** The last so many sentences of what has been told, the newest last. */
export function sentences(table: Table, most = Infinity): Sentence[] {
  const found: Sentence[] = []
  for (let number = table.events.length - 1; number >= 0 && found.length < most; number--) {
    const event = table.events[number]!
    const text = table.words.say(event)
    if (text) found.unshift({ number, text, seat: actor(table, event) })
  }
  return found
}
