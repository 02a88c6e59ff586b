// Plays what the page has heard as a story: event by event, at a pace the reader chose.
//
// The board, the strip, the log and the notebook show what has been told, and never more. An event
// without a sentence goes with the next that has one. Whoever wants a moment to stay sets `hold`:
// it is asked for each moment as soon as the board shows it, and the story, with the next question,
// waits for the promise it gives. It is not asked where nothing is told bit by bit: after a skip, in
// a tab nobody sees, at the pace `at once`. The promise need not be kept once `signal` is aborted.
import { settings } from './settings.svelte'
import type { Pace } from './surface'
import type { Message, View } from './wire'

/** An event, its place in the stream, and the view after it. */
export interface Heard {
  number: number
  event: Message
  view: View
}

export interface Moment extends Heard {
  sentence: string
  /** Whether it is told once more, because somebody asked what happened. */
  again: boolean
}

export type Hold = (moment: Moment, signal: AbortSignal) => Promise<void> | null

/** What the story is told to. */
export interface Listener {
  say(event: Message): string
  /** The board is now as it was after that event; those in `fresh` have just happened. */
  show(now: Heard, fresh: Message[]): void
  /** What was asked is hidden while the story goes on. */
  hush(): void
  /** All is told: the question may come. */
  rest(): void
}

/** Something for the live region, each said once: a sentence, or how many were left out. */
export interface Line {
  id: number
  number: number | null
  text: string
  leftOut: number
}

const SPEED: Record<Pace, number> = { calm: 1.7, normal: 1, brisk: 0.5, 'at once': 0 }
/** Milliseconds for which a sentence stays before the next: a little, and more if it is long. */
const SHORTEST = 900
const PER_LETTER = 18
/** Nobody waits for what they did themselves. */
const OWN = 0.25
/** Whoever is further behind hears in short what happened, */
export const TOO_MANY = 20
/** that is the last sentences, and how many there were before. */
export const IN_SHORT = 3
/** At least so many sentences are played again. */
const AGAIN = 5

export class Teller {
  /** Whether something is still to be told. */
  telling = $state(false)
  /** Whether that is told once more. */
  again = $state(false)
  /** Whether somebody holds the story. */
  holding = $state(false)
  /** How many sentences were left out before that event. */
  leftOut: { before: number; count: number } | null = $state.raw(null)
  /** For the live region, the newest last. */
  lines: Line[] = $state.raw([])
  hold: Hold | null = null

  private queue: (Heard & { again?: boolean })[] = []
  private kept: Heard[] = []
  private mine = 0
  private unseen: number | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  /** While a sentence stays, or somebody holds the story. */
  private resting = false
  private held: AbortController | null = null
  private said = 0

  constructor(private listener: Listener) {}

  /** New events; the first of them may be what the reader just chose. */
  hear(moments: Heard[], { own = false, now = false } = {}): void {
    if (own) {
      this.finish()
      this.mine = moments[0]?.number ?? this.mine
    }
    this.queue.push(...moments)
    if (own || now || !this.resting) this.next(own)
    else if (this.queue.length) this.begin()
    else if (!this.telling) this.end()
  }

  /** Starts with that view; of events from `missed` on the reader hears in short. */
  start(now: Heard | null, missed: Heard[] = []): void {
    this.stop()
    this.queue = []
    this.kept = now ? [now] : []
    this.mine = missed[0]?.number ?? (now ? now.number + 1 : 0)
    if (now) this.listener.show(now, [])
    this.inShort(missed)
    this.end()
  }

  /** Starts with these, and tells them. */
  open(moments: Heard[]): void {
    this.stop()
    this.kept = []
    this.queue = [...moments]
    this.mine = moments[0]?.number ?? 0
    this.next()
  }

  /** Nothing that has faded stays: no view it may be in, and no line that says it. */
  forget(numbers: number[]): void {
    this.stop()
    const untold = this.queue.filter(({ again, number }) => !again && !numbers.includes(number))
    this.queue = []
    this.kept = []
    this.lines = this.lines.filter(({ number }) => number === null || !numbers.includes(number))
    for (const one of untold) this.speak(one)
  }

  /** Straight to now; what was not told yet is said at once. */
  skip(): void {
    this.stop()
    this.finish()
    this.end()
  }

  /** Plays again what happened since the reader last chose, then returns to now. */
  tellAgain(): void {
    this.stop()
    this.finish()
    const from = Math.min(this.mine, this.aWhileAgo())
    const past = this.kept.filter(({ number }) => number >= from).map((one) => ({ ...one, again: true }))
    this.queue = past
    if (!past.length) return this.end()
    this.begin()
    this.next()
  }

  /** Somebody looks at this tab again. */
  comeBack(): void {
    const missed = this.unseen === null ? [] : this.kept.filter(({ number }) => number >= this.unseen!)
    this.unseen = null
    this.inShort(missed)
  }

  /** Something that is no part of the story, for the same live region. */
  remark(text: string): void {
    this.line(null, text)
  }

  viewAfter(number: number): View | undefined {
    return this.kept.find((one) => one.number >= number)?.view
  }

  stop(): void {
    clearTimeout(this.timer)
    this.held?.abort()
    this.held = null
    this.resting = this.holding = false
  }

  private begin(): void {
    this.telling = true
    this.again = this.queue[0]?.again ?? false
    this.listener.hush()
  }

  private end(): void {
    this.telling = this.again = false
    this.listener.rest()
  }

  private next(own = false): void {
    this.stop()
    if (this.isLate()) this.finish()
    if (!this.queue.length) return this.end()
    const group = this.takeGroup()
    const now = group.at(-1)!
    const sentence = this.listener.say(now.event)
    this.tell(group)
    const held = sentence ? this.holdOn({ ...now, sentence, again: now.again ?? false }) : null
    if (held || this.queue.length) this.begin()
    else this.end()
    if (held) this.waitFor(held)
    else this.stay(sentence, own ? OWN : 1, now.again)
  }

  private stay(sentence: string, part: number, again = false): void {
    this.resting = true
    const speed = SPEED[settings.pace] || (again ? SPEED.brisk : 0)
    const time = sentence ? (SHORTEST + PER_LETTER * sentence.length) * speed * part : 0
    this.timer = setTimeout(() => this.goOn(), time)
  }

  private waitFor(held: Promise<void>): void {
    this.resting = this.holding = true
    const { signal } = this.held!
    const release = () => {
      if (!signal.aborted) this.goOn()
    }
    held.then(release, release)
  }

  private goOn(): void {
    this.resting = this.holding = false
    if (this.queue.length) this.next()
    else if (this.telling) this.end()
  }

  private holdOn(moment: Moment): Promise<void> | null {
    this.held = new AbortController()
    return this.hold?.(moment, this.held.signal) ?? null
  }

  /** The next event that says something, and those before it that do not. */
  private takeGroup() {
    const end = this.queue.findIndex(({ event }) => this.listener.say(event))
    return this.queue.splice(0, end < 0 ? this.queue.length : end + 1)
  }

  private tell(group: (Heard & { again?: boolean })[]): void {
    const now = group.at(-1)!
    this.kept.push(...group.filter(({ again }) => !again))
    this.listener.show(now, group.map(({ event }) => event))
    for (const one of group) this.speak(one)
  }

  private isLate(): boolean {
    const untold = this.queue.filter(({ again, event }) => !again && this.listener.say(event))
    const atOnce = SPEED[settings.pace] === 0 && !this.queue[0]?.again
    return isHidden() || atOnce || untold.length > TOO_MANY
  }

  /** Everything at once: all of it said, or in short if it is too much. */
  private finish(): void {
    const rest = this.queue.splice(0)
    const untold = rest.filter(({ again }) => !again)
    this.kept.push(...untold)
    if (!rest.length) return
    const atOnce = SPEED[settings.pace] === 0 && !isHidden()
    this.listener.show(rest.at(-1)!, atOnce ? untold.map(({ event }) => event) : [])
    if (isHidden()) this.unseen ??= untold[0]?.number ?? null
    else if (atOnce) for (const one of untold) this.speak(one)
    else this.inShort(untold, TOO_MANY)
  }

  private inShort(missed: Heard[], most = IN_SHORT): void {
    const said = missed.filter(({ event }) => this.listener.say(event))
    const last = said.length > most ? said.slice(-IN_SHORT) : said
    const count = said.length - last.length
    if (count) {
      this.leftOut = { before: last[0]!.number, count }
      this.line(null, '', count)
    }
    for (const one of last) this.speak(one)
  }

  private speak({ number, event }: Heard): void {
    const text = this.listener.say(event)
    if (text) this.line(number, text)
  }

  private line(number: number | null, text: string, leftOut = 0): void {
    this.lines = [...this.lines.slice(1 - 2 * TOO_MANY), { id: this.said++, number, text, leftOut }]
  }

  private aWhileAgo(): number {
    const said = this.kept.filter(({ event }) => this.listener.say(event))
    return said.at(-AGAIN)?.number ?? said[0]?.number ?? 0
  }
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden
}
