// The words between server and page; the types are made from Python's.
import type * as Wire from '../generated/wire'

export * from '../generated/wire'

/** A choice or an event of any game: its class, and its fields. */
export interface Message {
  type: string
  [field: string]: any
}
export type Choice = Message
export type GameEvent = Message

/** Legal choices in compact form: a list, or a collection that is never spelled out. */
export type Options =
  | Choice[]
  | { product: string; of: any[][] }
  | { subsets: string; of: any[]; size: number }
  | { either: Options[] }

export interface Question extends Wire.CompactQuestion {
  options: Options
  meanwhile: Options
}

export type Language = 'fr' | 'en'
export const LANGUAGES: readonly Language[] = ['fr', 'en']
