// A table being played: hears the server, sends choices, loses nothing when the line breaks.
import { api } from './api'
import { gameWords, type GameWords } from './game_words'
import { sceneOf } from './moments'
import { equal } from './options'
import { thingsIn } from './pointing'
import { inOwnWords } from './refusals'
import { settings } from './settings.svelte'
import { Line } from './socket'
import { Staging } from './staging.svelte'
import { actor } from './story'
import { Table } from './table.svelte'
import { t } from './text.svelte'
import { Teller, TOO_MANY, type Heard as Told } from './teller.svelte'
import type {
  Choice, Hinted, Language, Message, Notes, Phrase, Proof, Question, Said, TableInfo, ToReader, Update, View, Welcome,
} from './wire'

/** Milliseconds after which the server lets a clock start whatever was told. */
const LONGEST = 10_000

interface Pending {
  key: string
  choice: Choice
}

interface Clocks {
  left: (number | null)[]
  at: number
}

interface Heard {
  info: TableInfo
  events: Message[]
  view: View
  ask: Question | null
  waiting: number[]
  notes: Notes | null
  clocks: Clocks
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
  /** The hint the reader is in the middle of, and whether the next step of it is on its way. */
  hint: Hinted | null = $state.raw(null)
  hinting = $state(false)
  /** Why this table can no longer be heard: the code the line was closed with. */
  ended: number | null = $state(null)
  /** Milliseconds each seat still had, and when that was said. */
  clocks: Clocks = $state.raw({ left: [], at: 0 })

  /** Whether only those who are out hear what the reader says: it knows the solution. */
  apart: boolean = $derived(
    this.info.standing === 'playing' &&
      this.events.some(({ type }) => this.gameWords?.book.solves.includes(type)),
  )

  /** Whether the table allows hints, and there is anything to hint at. */
  mayHint: boolean = $derived(this.info.hints && this.info.me !== null && this.info.standing === 'playing')

  readonly teller = new Teller({
    say: (event) => (this.gameWords ? this.words.say(event) : ''),
    show: (now, fresh) => this.show(now, fresh),
    hush: () => this.hush(),
    rest: () => this.rest(),
  })

  /** Big moments, for which the story waits. */
  readonly staging = new Staging(this)

  /** Asked in a lesson when all is told: bots wait for the promise it gives. */
  linger: (() => Promise<void>) | null = null

  private line: Line
  private rereads = false
  private notebookOpen = false
  /** Where things stand, told or not. */
  private heard: Heard
  /** How many events the server knows to be told on this line; none if it was never said. */
  private reported: number | null = null
  /** After how many events the guide was last asked, and at which question. */
  private lingered: [number, Question | null] | null = null

  constructor(
    info: TableInfo,
    private language: Language,
    /** To tell how the game opens; `speak` brings them later. */
    words: GameWords | null = null,
  ) {
    super()
    this.info = info
    this.gameWords = words
    this.teller.hold = this.staging.hold
    this.heard = { info, events: [], view: null, ask: null, waiting: [], notes: null, clocks: this.clocks }
    this.line = new Line(info.code, {
      held: () => (this.rereads ? 0 : this.heard.events.length),
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
    this.takeInfo(info)
    if (moved) this.hearAnew()
  }

  leave(): void {
    this.teller.stop()
    this.line.end()
  }

  choose(choice: Choice): void {
    if (!settings.confirm || !this.gameWords?.book.final.includes(choice.type)) return this.send(choice)
    this.considered = choice
    this.draft.clear(choice.type) // what was half picked of another would lie over the question
  }

  /** Chooses without asking once more. */
  send(choice: Choice): void {
    if (this.pending) return
    this.considered = this.ranOut = this.hint = null
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

  /** Agrees to what the team proposes, or drops it. */
  decide(agree: boolean): void {
    if (this.proposed) this.line.send({ type: 'Decide', key: this.proposed.key, agree })
  }

  say(said: { phrase?: Phrase; text?: string; team?: boolean }): void {
    this.line.send({ type: 'Say', ...said })
  }

  /** Bots may play as fast as they can, if everyone else who is here agrees; or no longer. */
  hurry(on = true): void {
    this.line.send({ type: 'Hurry', on })
  }

  /** The next step of a hint, or a new one. */
  askHint(): void {
    this.refusal = ''
    this.hinting = this.line.send({ type: 'AskHint', lang: this.language })
  }

  closeHint(): void {
    this.hint = null
  }

  override viewAfter(number: number): unknown {
    return this.teller.viewAfter(number) ?? this.view
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
        this.welcome(frame)
        break
      case 'Update':
        if (frame.number > this.heard.events.length) return this.line.again()
        this.update(frame)
        break
      case 'Noted':
        this.heard.notes = frame.notes
        this.takeNotes()
        break
      case 'TableChanged':
        this.takeInfo(frame.table)
        break
      case 'Said':
        this.said = [...this.said, frame]
        break
      case 'Proposed':
        this.proposed = frame
        if (this.pending?.key === frame.key) this.pending = null
        break
      case 'Withdrawn':
        if (this.proposed?.key === frame.key) this.proposed = null
        break
      case 'Marked':
        if (frame.mark) this.marks[frame.fact] = frame.mark
        else delete this.marks[frame.fact]
        break
      case 'Hinted':
        this.hinting = false
        this.hint = frame
        this.teller.remark(frame.lines.join(' ') || t('hint-enough'))
        break
      case 'TimeWasUp':
        this.considered = null
        this.ranOut = frame.choice
        break
      case 'Accepted':
        if (this.pending?.key === frame.key) this.pending = null
        break
      case 'Refusal':
        this.hinting = false
        this.refusal = inOwnWords(frame.code, frame.reason)
        if (this.pending?.key === frame.key) this.pending = null
        break
    }
  }

  private welcome(frame: Welcome): void {
    const told = this.rereads ? null : this.events.length
    this.marks = { ...frame.marks }
    this.said = frame.said
    this.proposed = frame.proposed
    this.rereads = this.hinting = false
    this.online = true
    this.reported = this.lingered = null
    this.takeInfo(frame.table)
    this.takeIn(frame)
    this.heard.view = frame.view
    const { events, view } = this.heard
    const all = events.map((event, number) => ({ number, event, view }))
    if (!told && this.hasJustBegun()) this.open(all)
    else this.teller.start(all.at(-1) ?? null, told ? all.slice(told) : [])
    this.sendPending()
    if (this.notebookOpen) this.openNotebook(true)
  }

  private update(frame: Update): void {
    const first = this.heard.view === null
    this.hinting = false
    this.heard.clocks = { left: frame.clocks, at: performance.now() }
    this.takeIn(frame)
    const changes = [...(frame.steps ?? []), frame.view]
    const moments = frame.events.map((event, at) => ({
      number: frame.number + at,
      event,
      view: (this.heard.view = { ...this.heard.view, ...changes[at] }),
    }))
    if (!moments.length) this.heard.view = { ...this.heard.view, ...frame.view }
    const faded = Object.keys(frame.replaced ?? {}).map(Number)
    if (faded.length) this.teller.forget(faded)
    if (first) return this.open(moments)
    if (faded.length) this.view = this.heard.view
    this.teller.hear(moments, { own: this.isOwn(moments[0]?.event), now: faded.length > 0 })
  }

  /** Whether whoever comes to this seat now has missed nothing but the opening. */
  private hasJustBegun(): boolean {
    const { info, events } = this.heard
    const said = events.filter((event) => this.gameWords && this.words.say(event))
    return info.me !== null && info.standing === 'playing' && said.length <= TOO_MANY
  }

  /** A table that was just laid is shown as a whole, with the big moments of how it was laid: the cards
   * one holds. In a lesson the guide tells of them. */
  private open(all: Told[]): void {
    const now = all.at(-1)
    if (!now) return this.teller.start(null)
    const staged = this.gameWords && settings.stage !== 'never' && !this.info.lesson
    const big = staged ? all.filter(({ event, number }) => sceneOf(this, event, number)) : []
    if (!big.length) return this.teller.start(now)
    const told = big.includes(now) ? big : [...big, now]
    this.teller.open(told.map((one) => ({ ...one, view: now.view })))
  }

  /** Whether this is what the choice that was just sent brought about. */
  private isOwn(event: Message | undefined): boolean {
    return this.pending !== null && event !== undefined && actor(this, event) === this.info.me
  }

  private takeIn(frame: Welcome | Update): void {
    const { number, events, replaced = {} } = frame
    this.things = { ...this.things, ...frame.things }
    const renewed = (event: Message, at: number) => replaced[at] ?? event
    this.heard.events = [...this.heard.events.slice(0, number).map(renewed), ...events]
    if (frame.replaced) {
      this.events = this.events.map(renewed)
      this.fresh = []
    }
    this.heard.ask = kept(this.heard.ask, frame.ask)
    this.heard.waiting = frame.waiting
  }

  /** Who is here is said at once; that a game is over, when what led to it has been told. */
  private takeInfo(info: TableInfo): void {
    this.heard.info = info
    const { standing } = this.info
    this.info = this.teller.telling && standing === 'playing' ? { ...info, standing } : info
  }

  private takeNotes(): void {
    const { notes } = this.heard
    if (notes && notes.at <= this.events.length) this.notes = notes
  }

  private show({ number, view }: Told, fresh: Message[]): void {
    this.events = this.heard.events.slice(0, number + 1)
    this.view = view
    this.fresh = fresh
    const last = fresh.at(-1)
    this.lit = last && this.gameWords ? thingsIn(this.words.fields, last) : []
    this.takeNotes()
  }

  private hush(): void {
    if (this.ask === this.heard.ask && this.ask && !this.teller.again) return
    this.ask = null
    this.waiting = []
  }

  private rest(): void {
    const { info, ask, waiting, clocks, events } = this.heard
    this.info = info
    this.ask = ask
    if (this.considered && !this.may(this.considered)) this.considered = null
    this.waiting = waiting
    this.clocks = { ...clocks, at: Math.min(performance.now(), clocks.at + LONGEST) }
    this.takeNotes()
    if (info.lesson) void this.lingerOn()
    else this.report(events.length)
  }

  /** In a lesson bots wait until what the guide says is read, and for the guide to come. */
  async lingerOn(): Promise<void> {
    const [told, ask] = [this.events.length, this.ask]
    if (!this.linger || (this.lingered?.[0] === told && this.lingered[1] === ask)) return
    this.lingered = [told, ask]
    await this.linger()
    if (this.events.length === told && !this.teller.telling) this.report(told)
  }

  /** Clocks and bots wait for whoever ever says how much was told. */
  private report(told: number): void {
    const atOnce = settings.pace === 'at once' && !this.info.lesson
    if (this.reported === told || (this.reported === null && atOnce)) return
    this.reported = told
    this.line.send({ type: 'Told', number: told })
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
