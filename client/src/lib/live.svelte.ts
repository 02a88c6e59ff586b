// A table being played: hears the server, sends choices, loses nothing when the line breaks.
import { api } from './api'
import { gameWords } from './game_words'
import { equal } from './options'
import { inOwnWords } from './refusals'
import { settings } from './settings.svelte'
import { Line } from './socket'
import { Table } from './table.svelte'
import type { Choice, Language, Phrase, Proof, Question, Said, TableInfo, ToReader } from './wire'

interface Pending {
  key: string
  choice: Choice
}

export class LiveTable extends Table {
  readonly mayMark = true
  said: Said[] = $state.raw([])
  /** Whether the line is open. */
  online = $state(true)
  /** Sent and not yet acknowledged; the controls rest while it is. */
  pending: Pending | null = $state.raw(null)
  /** Why the last thing sent was not taken. */
  refusal = $state('')
  /** What was chosen for the reader when the time was up. */
  ranOut: Choice | null = $state.raw(null)
  /** Why this table can no longer be heard: the code the line was closed with. */
  ended: number | null = $state(null)
  /** Milliseconds each seat still had, and when that was said. */
  clocks: { left: (number | null)[]; at: number } = $state.raw({ left: [], at: 0 })

  private line: Line
  private rereads = false
  private notebookOpen = false

  constructor(
    info: TableInfo,
    private language: Language,
  ) {
    super()
    this.info = info
    this.line = new Line(info.code, {
      held: () => (this.rereads ? 0 : this.events.length),
      hear: (frame) => this.hear(frame),
      opened: () => {},
      lost: () => (this.online = false),
      closed: (code) => (this.ended = code),
    })
  }

  /** Says everything in that language from now on. */
  async speak(language: Language): Promise<void> {
    this.language = language
    this.gameWords = await gameWords(this.info.game, language)
  }

  /** The table as it is after something was done over HTTP; in another seat one hears otherwise. */
  take(info: TableInfo): void {
    const moved = info.me !== this.info.me
    this.info = info
    if (moved) this.hearAnew()
  }

  leave(): void {
    this.line.end()
  }

  choose(choice: Choice): void {
    if (settings.confirm && this.gameWords?.book.final.includes(choice.type)) this.considered = choice
    else this.send(choice)
  }

  /** Chooses without asking once more. */
  send(choice: Choice): void {
    if (this.pending) return
    this.considered = this.ranOut = null
    this.draft.clear()
    this.refusal = ''
    this.pending = { key: crypto.randomUUID?.() ?? String(Math.random()), choice }
    this.sendPending()
  }

  mark(fact: string, mark: string): void {
    if (mark) this.marks[fact] = mark
    else delete this.marks[fact]
    this.line.send({ type: 'Mark', fact, mark })
  }

  why(fact: string): Promise<Proof> {
    return api.why(this.info.code, fact, this.language)
  }

  /** What the reader's notebook has proven against a choice. */
  doubts(choice: Choice): Promise<string[]> {
    return api.doubts(this.info.code, choice, this.language)
  }

  say(said: { phrase?: Phrase; text?: string }): void {
    this.line.send({ type: 'Say', ...said })
  }

  /** From now on the notes the table allows come with what happens, or no longer. */
  openNotebook(open: boolean): void {
    this.notebookOpen = open
    this.line.send({ type: 'OpenNotebook', open })
  }

  private sendPending(): void {
    if (this.pending) this.line.send({ type: 'Choose', ...this.pending })
  }

  private hear(frame: ToReader): void {
    switch (frame.type) {
      case 'Welcome':
        this.info = frame.table
        this.marks = { ...frame.marks }
        this.said = frame.said
        this.view = frame.view
        this.rereads = false
        this.online = true
        this.takeIn(frame)
        this.fresh = []
        this.sendPending()
        if (this.notebookOpen) this.openNotebook(true)
        break
      case 'Update':
        if (frame.number > this.events.length) return this.line.again()
        this.view = { ...this.view, ...frame.view }
        this.clocks = { left: frame.clocks, at: performance.now() }
        this.takeIn(frame)
        break
      case 'Noted':
        this.notes = frame.notes
        break
      case 'TableChanged':
        this.info = frame.table
        break
      case 'Said':
        this.said = [...this.said, frame]
        break
      case 'TimeWasUp':
        this.considered = null
        this.ranOut = frame.choice
        break
      case 'Accepted':
        if (this.pending?.key === frame.key) this.pending = null
        break
      case 'Refusal':
        this.refusal = inOwnWords(frame.code, frame.reason)
        if (this.pending?.key === frame.key) this.pending = null
        break
    }
  }

  private takeIn(frame: Extract<ToReader, { type: 'Welcome' | 'Update' }>): void {
    const { number, events, replaced = {} } = frame
    this.things = { ...this.things, ...frame.things }
    const before = this.events.slice(0, number).map((event, at) => replaced[at] ?? event)
    this.events = [...before, ...events]
    this.fresh = events
    this.ask = kept(this.ask, frame.ask)
    if (this.considered && !this.may(this.considered)) this.considered = null
    this.waiting = frame.waiting
  }

  private hearAnew(): void {
    this.rereads = true
    this.line.again()
  }
}

/** The same question stays the same object, so that what somebody is filling in stays too. */
function kept(before: Question | null, now: Question | null): Question | null {
  if (!before || !now || before.name !== now.name) return now
  const options = equal(before.options, now.options) ? before.options : now.options
  const meanwhile = equal(before.meanwhile, now.meanwhile) ? before.meanwhile : now.meanwhile
  const same = options === before.options && meanwhile === before.meanwhile
  return same ? before : { ...now, options, meanwhile }
}
