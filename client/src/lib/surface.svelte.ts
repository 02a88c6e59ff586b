// The surface over a table: what boards are given, and nothing else of it.
import { untrack } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import { explained } from './explain'
import { pointAt } from './pointing'
import { settings } from './settings.svelte'
import type { Surface } from './surface'
import type { Game, Table } from './table.svelte'
import type { Message } from './wire'

const dark = new MediaQuery('prefers-color-scheme: dark')
const still = new MediaQuery('prefers-reduced-motion: reduce')
const known = new WeakMap<Table, TableSurface>()

/** The same surface for the board, the notebook and all else at one table. */
export function surfaceOf(table: Table): Surface {
  if (!known.has(table)) known.set(table, new TableSurface(table))
  return known.get(table)!
}

/** For our own boards, which are written for the whole table of their game: whoever took a board
 * from that game's folder knows that it fits. */
export function tableOf<G extends Game>(surface: Surface): Table<G> {
  return (surface as TableSurface).table as Table<Game> as Table<G>
}

class TableSurface implements Surface {
  constructor(readonly table: Table) {}

  get view() {
    return this.table.view
  }
  get events() {
    return this.table.events
  }
  get fresh() {
    return this.table.fresh
  }
  get content() {
    return this.table.gameWords?.book.content ?? {}
  }
  get ask() {
    return this.table.ask
  }
  get waiting() {
    return this.table.waiting
  }
  get words() {
    return this.table.words
  }
  get language() {
    return this.table.words.language
  }
  get me() {
    return this.table.info.me
  }
  get names() {
    return this.table.info.sitters.map(({ seat }) => this.table.nameOf(seat))
  }
  get over() {
    return this.table.info.standing === 'over'
  }
  get lit() {
    return this.table.lit
  }
  get pointed() {
    return this.table.pointed
  }
  get pace() {
    return settings.pace
  }
  get still() {
    return still.current
  }
  get theme() {
    if (settings.theme !== 'auto') return settings.theme
    return dark.current ? 'dark' : 'light'
  }
  get notes() {
    return this.table.notes
  }
  get marks() {
    return this.table.marks
  }

  viewAfter(number: number): unknown {
    return this.table.viewAfter(number)
  }
  choicesOf(type: string): Message[] {
    return this.table.choicesOf(type)
  }
  may(choice: Message): boolean {
    return this.table.may(choice)
  }
  choose(choice: Message): void {
    this.table.choose(choice)
  }
  picked(type: string, field: string): unknown {
    return this.table.draft.get(type, field)
  }
  pick(type: string, field: string, value?: unknown): void {
    this.table.draft.set(type, field, value)
  }
  light(...things: string[]): void {
    this.table.lit = things
  }
  point(what: string | Message | null): void {
    pointAt(this.table, what)
  }
  explain(element: Element, name: string, variables: Record<string, string | number> = {}): () => void {
    return explained(element, () => (this.words.knows(name) ? this.words.text(name, variables) : ''))
  }
  mark(fact: string, mark: string): void {
    this.table.mark(fact, mark)
  }
  why(fact: string) {
    return this.table.why(fact)
  }

  subscribe(listener: () => void): () => void {
    let first = true
    return $effect.root(() => {
      $effect(() => {
        this.readAll()
        if (!first) untrack(listener)
        first = false
      })
    })
  }

  /** Whatever is read in an effect is waited for by it. */
  private readAll(): void {
    const { info, waiting, gameWords, things } = this.table
    const { view, events, fresh, ask, lit, pointed, pace, still, theme, notes } = this
    void [info, waiting, gameWords, things, view, events, fresh, ask, lit, pointed, pace, still, theme, notes]
    void Object.entries(this.marks)
    void this.table.draft.all
  }
}
