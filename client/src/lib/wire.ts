// The words between server and page; the types are made from Python's.
import type { CoreEvent } from '../generated/wire'

export * from '../generated/wire'
export type { CompactQuestion as Question } from '../generated/wire'

/** A choice or an event of any game: its class, and its fields. */
export type Message = { type: string; [field: string]: unknown }
export type Choice = Message

/** The message of this class, among those of a game. */
export type Of<M extends Message, T extends M['type']> = Extract<M, { type: T }>

/** Finds the event of a class that every game has. */
export function isCore<T extends CoreEvent['type']>(type: T) {
  return (event: Message): event is Of<CoreEvent, T> => event.type === type
}

/** The view of any game; null while people gather. */
export type View = Record<string, unknown> | null

/** Legal choices in compact form: a list, or a collection that is never spelled out. */
export type Options =
  | Choice[]
  | { product: string; of: unknown[][] }
  | { subsets: string; of: unknown[]; size: number }
  | { either: Options[] }

export type Language = 'fr' | 'en'
