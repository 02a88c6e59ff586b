// What a board may use: the only thing a game's own module and the page must agree on.
//
// A module that a game's package ships exports `Board`, and if it likes `Tray`, `Notebook` and
// `RulesPicture`; whatever it leaves out the page does in its general way. Which framework it is
// written with, if any, is its own affair. Our own boards come through the same door.
import type { Language, Message, Notes, Proof, Question } from './wire'

export type Pace = 'calm' | 'normal' | 'brisk' | 'at once'

/** Draws itself into an element and keeps itself up to date; returns how to take it down. */
export type Mount = (element: HTMLElement, table: Surface) => () => void

export interface GameParts {
  /** What lies in the middle of the table. */
  Board?: Mount
  /** My secret things, below the board. */
  Tray?: Mount
  /** Instead of the general notebook; also beside a replay. */
  Notebook?: Mount
  /** What marks each seat, where pawns have colours of their own: a CSS colour, by seat. */
  seatColours?: (view: unknown) => (string | undefined)[]
  /** Something drawn beside each paragraph of the rules, counted from 0. */
  RulesPicture?: (element: HTMLElement, page: { number: number; words: SurfaceWords }) => () => void
}

/** Words of the game in the reader's language, as its Fluent texts say them. */
export interface SurfaceWords {
  /** An event or a choice as a sentence; empty where there is nothing to say. */
  say(message: Message): string
  /** The name of a thing: `name('cup', 2)` is the text `cup-2`. */
  name(domain: string, value: unknown): string
  /** Any text of the game. */
  text(name: string, variables?: Record<string, string | number>): string
  knows(name: string): boolean
}

/** One table as one reader knows it. Everything is read anew after each change: keep nothing. */
export interface Surface<View = unknown> {
  /** The game's own view as its `view.py` folds it, now; null while people gather. */
  readonly view: View
  /** The view after the event of that number (its place in `events`), as exactly as the page knows
   * it: after everything that was told together with it. */
  viewAfter(number: number): View
  /** What this reader was told, from the first event on. */
  readonly events: readonly Message[]
  /** What was told last, for animation; empty after a reload or a jump. */
  readonly fresh: readonly Message[]
  /** What a board is drawn from and no stream tells: `Box.content`. */
  readonly content: Record<string, unknown>

  /** What the game asks this reader, or offers meanwhile; null if nothing. */
  readonly ask: Question | null
  /** Whom the game waits for. */
  readonly waiting: readonly number[]
  /** All legal choices of one class, spelled out. */
  choicesOf(type: string): Message[]
  /** Whether this choice is legal now. */
  may(choice: Message): boolean
  /** Chooses; what is not legal is refused and changes nothing. */
  choose(choice: Message): void

  readonly words: SurfaceWords
  readonly language: Language
  /** The reader's seat; null for spectators and the all-seeing eye. */
  readonly me: number | null
  /** What the seats are called, by seat. */
  readonly names: readonly string[]
  /** Whether the game is over. */
  readonly over: boolean

  /** What is to be lit up: ids of texts as `cup-2` or `seat-1`, and facts as `ring@cup2`. */
  readonly lit: readonly string[]
  light(...things: string[]): void
  /** What the reader points at, on the board or in the list of choices, in the same ids. */
  readonly pointed: readonly string[]
  /** Says so: a thing by its id, everything a choice names, or nothing any more. */
  point(what: string | Message | null): void

  /** How quickly the reader wants to see what happens, */
  readonly pace: Pace
  /** and whether anything may move at all. */
  readonly still: boolean
  readonly theme: 'light' | 'dark'

  /** What follows from what the reader was told, as far as the table's help goes. */
  readonly notes: Notes | null
  /** What the reader wrote: by fact `yes`, `no`, `maybe` or a short note. */
  readonly marks: Readonly<Record<string, string>>
  mark(fact: string, mark: string): void
  /** The few things the reader was told that prove a certain fact. */
  why(fact: string): Promise<Proof>

  /** Calls after every change of any of this; returns how to stop it. */
  subscribe(listener: () => void): () => void
}
