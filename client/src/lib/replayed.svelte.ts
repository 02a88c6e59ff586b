// A finished game, heard again step by step.
import { gameWords } from './game_words'
import { Table } from './table.svelte'
import type { Language, Proof, Replay } from './wire'

export class ReplayedTable extends Table {
  readonly mayMark = false
  /** How many steps have been taken. */
  step = $state(0)
  private views: any[] = []

  constructor(readonly replay: Replay) {
    super()
    const sitters = replay.table.sitters.map((sitter) => ({ ...sitter, here: true }))
    this.info = { ...replay.table, sitters, me: replay.reader }
    this.things = replay.things
    let view = {}
    this.views = replay.steps.map((step) => (view = { ...view, ...step.view }))
    this.goTo(0)
  }

  get last(): number {
    return this.replay.steps.length - 1
  }

  async speak(language: Language): Promise<void> {
    this.gameWords = await gameWords(this.info.game, language)
  }

  goTo(step: number): void {
    const before = this.step
    this.step = Math.min(Math.max(step, 0), this.last)
    const taken = this.replay.steps.slice(0, this.step + 1)
    this.events = taken.flatMap(({ events }) => events)
    this.fresh = this.step === before + 1 ? taken.at(-1)!.events : []
    this.view = this.views[this.step]
  }

  choose(): void {}
  mark(): void {}
  why(): Promise<Proof> {
    return Promise.reject(new Error(''))
  }
}
