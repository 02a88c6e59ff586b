// One person at one puzzle: what was answered, what was said to it, and which hints were heard.
import { api } from './api'
import { PuzzleTable, verdictInWords } from './puzzle.svelte'
import { whyNot } from './refusals'
import { settings } from './settings.svelte'
import { cite, citeNothing } from './told'
import type { HintStep, Language, PosedPuzzle, PuzzleAnswered } from './wire'

const LAST_HINT = 3

export class Solving {
  posed: PosedPuzzle | null = $state.raw(null)
  table: PuzzleTable | null = $state.raw(null)
  /** The answers tried so far, and what was said to the last one. */
  tried: string[] = $state([])
  answered: PuzzleAnswered | null = $state.raw(null)
  /** What the first answer changed, if it was given now. */
  rated: PuzzleAnswered | null = $state.raw(null)
  hint: HintStep | null = $state.raw(null)
  trouble = $state('')

  puzzle = $derived(this.table?.position.puzzle)
  solved = $derived(this.answered?.verdict.right ?? false)
  /** Whether the first answer has been given, now or another day. */
  counted = $derived(this.tried.length > 0 || Boolean(this.posed?.mine?.answer))
  mayHint = $derived(this.hint?.step !== LAST_HINT)
  /** For those who listen: every verdict and every hint once. */
  said = $derived.by(() => {
    if (this.hint && !this.hint.steps.length) return this.hint.lines.join(' ')
    return this.answered ? verdictInWords(this.answered.verdict) : ''
  })

  constructor(private readonly given: string) {}

  /** As it is written here, however somebody typed it. */
  get code(): string {
    return this.puzzle?.code ?? this.given
  }

  /** In that language; whatever was said already is said again. */
  lay(language: Language): Promise<void> {
    return this.trying(async () => {
      const posed = await api.puzzle(this.code, language)
      const table = this.table ?? new PuzzleTable(posed.position)
      await table.speak(language)
      table.lay(posed.position)
      this.posed = posed
      this.table = table
      if (this.answered) this.answered = await api.answerPuzzle(this.code, this.tried.at(-1)!, language)
      if (this.hint) this.hint = await api.hintPuzzle(this.code, this.hint.step, language)
    })
  }

  async answer(key: string): Promise<void> {
    if (this.solved || this.tried.includes(key)) return
    this.tried.push(key)
    await this.trying(async () => {
      this.answered = await api.answerPuzzle(this.code, key, settings.language)
      if (this.answered.counted) this.rated = this.answered
      this.closeHint()
      if (this.solved) this.table!.forgetMarks()
    })
    if (this.trouble) this.tried.pop()
  }

  askHint(): Promise<void> {
    return this.trying(async () => {
      const step = Math.min((this.hint?.step ?? 0) + 1, LAST_HINT)
      this.hint = await api.hintPuzzle(this.code, step, settings.language)
      cite(this.table!, this.hint.events, [])
    })
  }

  closeHint(): void {
    this.hint = null
    if (this.table) citeNothing(this.table)
  }

  /** What fails is said. */
  async trying(what: () => Promise<unknown>): Promise<void> {
    this.trouble = ''
    try {
      await what()
    } catch (problem) {
      this.trouble = whyNot(problem)
    }
  }
}
