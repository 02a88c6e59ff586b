// What a board may use: the only thing a game's own module and the page must agree on.
//
// A module that a game's package ships exports `Board`, and if it likes `Tray`, `Notebook`,
// `RulesPicture`, `Picture`, `Deal` and `Thing`; whatever it leaves out the page does in its general way. Which framework it is
// written with, if any, is its own affair. Our own boards come through the same door.
import type { Deal, Language, Message, Notes, Proof, Question } from './wire'

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
  /** What an event is about, large: for big moments, and for the end; at most 300 pixels wide.
   * Where it draws nothing the page shows whose doing it was. It is looked at, never pressed. */
  Picture?: (element: HTMLElement, table: Surface, event: Message) => () => void
  /** How everything may lie, on the board: what lies where, and what of it shows that a claim is wrong.
   * Without it the page draws place by place what lies there. It is looked at, never pressed. */
  Deal?: (element: HTMLElement, table: Surface, deal: Deal) => () => void
  /** A thing of the game, for its rulebook and in deals, as wide as it needs: `card` and `rope` are the domain and
   * the value of the text `card-rope`. Of what it draws nothing only the caption is shown. */
  Thing?: (element: HTMLElement, thing: NamedThing) => () => void
}

export interface NamedThing {
  domain: string
  value: string
  words: SurfaceWords
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
   * it: in a replay after everything one choice brought, and what happened before this page was
   * opened, or before something faded, is known only by what it came to. */
  viewAfter(number: number): View
  /** What this reader was told, from the first event on. */
  readonly events: readonly Message[]
  /** What was told last, for animation, most often one event; empty after a reload or a jump. */
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
  /** Chooses; what is not legal is refused and changes nothing. A final choice is confirmed first. */
  choose(choice: Message): void
  /** What the reader has picked so far of a choice with several parts, here or in the list of choices, */
  picked(type: string, field: string): unknown
  /** and picks one part of it; without a value the part is open again. */
  pick(type: string, field: string, value?: unknown): void

  readonly words: SurfaceWords
  readonly language: Language
  /** The reader's seat; null for spectators and the all-seeing eye. */
  readonly me: number | null
  /** What the seats are called, by seat. */
  readonly names: readonly string[]
  /** Whether the game is over. */
  readonly over: boolean

  /** What is to be lit up: ids of texts as `cup-2` or `seat-1`, and facts as `ring@cup2`. An
   * element with `data-thing="cup-2"` gets `data-lit` by itself. */
  readonly lit: readonly string[]
  light(...things: string[]): void
  /** What the reader points at, on the board or in the list of choices, in the same ids. */
  readonly pointed: readonly string[]
  /** Says so: a thing by its id, everything a choice names, or nothing any more. */
  point(what: string | Message | null): void

  /** Says what an element is on hover, on focus and on long press: a text of the game
   * (`explain-cup`), with its variables. Returns how to take it away. */
  explain(element: Element, name: string, variables?: Record<string, string | number>): () => void

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
