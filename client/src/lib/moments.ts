// Events of which a game has more to say than a sentence: big moments, being out, the end.
import type { Table } from './table.svelte'
import type { Message } from './wire'

/** What is put on the stage: what happened, and what it means for the reader. */
export interface Scene {
  event: Message
  /** Its place in the reader's stream. */
  number: number
  title: string
  sentence: string
  means: string
}

/** The scene of a big moment, if this event is one for whoever sits here, or watches. */
export function sceneOf(table: Table, event: Message, number: number): Scene | null {
  const title = table.words.aside('stage', event)
  if (!title) return null
  return { event, number, title, sentence: table.words.say(event), means: table.words.aside('means', event) }
}

/** Why the reader is out and what is left to do; empty for whoever plays. */
export function outOf(table: Table): string {
  if (table.info.me === null) return ''
  return table.events.reduceRight((found, event) => found || table.words.aside('out', event), '')
}

/** What the result says of events: how it came to the end, or the truth that is shown there. */
export function said(table: Table, aside: 'ending' | 'truth'): { event: Message; text: string }[] {
  return table.events
    .map((event) => ({ event, text: table.words.aside(aside, event) }))
    .filter(({ event, text }) => text && event.type !== 'Finished')
}
