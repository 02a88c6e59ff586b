// A finished game, heard again step by step, with what could be known at each of them.
import { api } from './api'
import { gameWords } from './game_words'
import { whyNot } from './refusals'
import { Table } from './table.svelte'
import type { Analysis, Language, Proof, Replay } from './wire'

export interface Insight extends Analysis {
  step: number
}

export class ReplayedTable extends Table {
  readonly mayMark = false
  /** How many steps have been taken. */
  step = $state(0)
  /** What the reader could know at the step last looked at, and why it came to it. */
  insight: Insight | null = $state.raw(null)
  /** Why that could not be said. */
  trouble = $state('')
  private views: Record<string, unknown>[]
  private insights: Record<string, Promise<Analysis>> = {}
  private language: Language = 'en'

  constructor(readonly replay: Replay) {
    super()
    const sitters = replay.table.sitters.map((sitter) => ({ ...sitter, here: true }))
    this.info = { ...replay.table, sitters, me: replay.reader }
    this.things = replay.things
    let view: Record<string, unknown> = {}
    this.views = replay.steps.map((step) => (view = { ...view, ...step.view }))
    this.goTo(0)
  }

  get last(): number {
    return this.replay.steps.length - 1
  }

  async speak(language: Language): Promise<void> {
    this.language = language
    this.gameWords = await gameWords(this.info.game, language)
  }

  goTo(step: number): void {
    const before = this.step
    this.step = Math.min(Math.max(step, 0), this.last)
    const taken = this.replay.steps.slice(0, this.step + 1)
    this.events = taken.flatMap(({ events }) => events)
    this.fresh = this.step === before + 1 ? taken.at(-1)!.events : []
    this.view = this.views[this.step]!
  }

  override viewAfter(number: number): unknown {
    const next = this.replay.steps.findIndex((step) => step.number > number)
    return this.views.at(next < 0 ? -1 : next - 1)
  }

  /** Asks what the reader could know then; an answer that comes too late is only kept. */
  async lookBack(step: number, language: Language): Promise<void> {
    const seat = this.info.me
    if (seat === null) return
    const asked = `${step} ${language}`
    this.insights[asked] ??= api.analysis(this.info.code, seat, step, language)
    try {
      const found = await this.insights[asked]
      if (step !== this.step) return
      this.insight = { ...found, step }
      this.notes = found.notes
      this.trouble = ''
    } catch (problem) {
      delete this.insights[asked]
      this.trouble = whyNot(problem)
    }
  }

  choose(): void {}
  mark(): void {}
  why(fact: string): Promise<Proof> {
    const { code, me } = this.info
    return api.whyThen(code, me!, this.insight?.step ?? this.step, fact, this.language)
  }
}
