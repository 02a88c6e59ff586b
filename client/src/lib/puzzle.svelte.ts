// A puzzle laid out as a table: its notebook, its board and its proofs read it as they read any other.
import { gameWords } from './game_words'
import { keepMarks, keptMarks } from './kept_marks'
import { Table } from './table.svelte'
import { t } from './text.svelte'
import type { Language, Proof, PuzzlePosition, PuzzleVerdict, Sitter, TableInfo } from './wire'

export class PuzzleTable extends Table {
  readonly mayMark = true
  position: PuzzlePosition = $state.raw()!
  /** The lines that somebody takes for the proof, from 0 on. */
  ownProof: number[] = $state.raw([])

  constructor(position: PuzzlePosition) {
    super()
    this.lay(position)
    this.marks = keptMarks(position.puzzle.code)
    this.ownProof = Object.keys(keptMarks(this.proofKeptAs)).map(Number)
  }

  /** The same again in another language: what was marked stays. */
  lay(position: PuzzlePosition): void {
    this.position = position
    this.info = infoOf(position)
    this.things = position.things
    this.view = position.view
    this.events = position.events
    this.notes = position.notes
  }

  async speak(language: Language): Promise<void> {
    this.gameWords = await gameWords(this.info.game, language)
  }

  mark(fact: string, mark: string): void {
    if (mark) this.marks[fact] = mark
    else delete this.marks[fact]
    keepMarks(this.info.code, this.marks)
  }
  /** Into the proof of one's own, or out of it. */
  markLine(line: number): void {
    const others = this.ownProof.filter((other) => other !== line)
    this.ownProof = others.length < this.ownProof.length ? others : [...others, line].sort((a, b) => a - b)
    keepMarks(this.proofKeptAs, Object.fromEntries(this.ownProof.map((one) => [one, 'proof'])))
  }
  /** Whoever comes back to what is solved finds it as it was posed. */
  forgetMarks(): void {
    keepMarks(this.info.code, {})
    keepMarks(this.proofKeptAs, {})
  }
  private get proofKeptAs(): string {
    return `${this.info.code} proof`
  }

  choose(): void {}
  override viewAfter(): unknown {
    return this.view
  }
  /** What the lines tell is all that a puzzle explains before it is solved. */
  why(fact: string): Promise<Proof> {
    return Promise.reject(new Error(fact))
  }
}

function infoOf({ puzzle }: PuzzlePosition): TableInfo {
  const sitters = puzzle.names.map((name, seat): Sitter => ({
    seat, name: seat === puzzle.seat ? t('puzzle-you') : name, kind: seat === puzzle.seat ? 'person' : 'bot', level: null, member: '', here: true, help: 'told', clock_ms: null, colour: seat, team: [],
  }))
  return {
    code: puzzle.code,
    game: puzzle.game,
    sitters,
    me: puzzle.seat,
    standing: 'playing',
    options: {},
    host: false,
    clock: { type: 'NoClock' },
    listed: false,
    watch: false,
    talk: 'none',
    sharing: 1,
    mate: false,
    watchers: 0,
    next_code: null,
    reason: '',
    begun: 0,
    commitment: '',
    finished: null,
    promises: [],
    campaign: '',
    scenario: '',
    hints: true,
    lesson: false,
    day: '',
  }
}

/** What is said to an answer at once. */
export function verdictInWords({ right, proof }: PuzzleVerdict): string {
  return t(right ? 'puzzle-right-now' : proof ? 'puzzle-wrong-ever' : 'puzzle-wrong-now')
}
