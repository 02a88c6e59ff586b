// Made by `make types`; not by hand.
/* eslint-disable */

import type { Message, Options, View } from '../lib/wire'

export type Welcome = {
  type: "Welcome"
  table: TableInfo
  number: number
  events: Message[]
  view: View
  ask: CompactQuestion | null
  waiting: number[]
  said: Said[]
  marks: Record<string, string>
  things: Record<string, Record<string, string>>
  replaced?: Record<string, Message>
  proposed: Proposed | null
}

export type TableInfo = {
  code: string
  game: string
  options: Record<string, unknown>
  sitters: Sitter[]
  standing: "closed" | "gathering" | "opening" | "over" | "playing"
  me: number | null
  host: boolean
  clock: NoClock | MoveClock | BankClock
  listed: boolean
  watch: boolean
  talk: "free" | "none" | "phrases"
  sharing: number
  mate: boolean
  watchers: number
  next_code: string | null
  reason: string
  begun: number
  commitment: string
  finished: Finished | null
  promises: string[]
  campaign: string
  scenario: string
  hints: boolean
  lesson: boolean
  day: string
}

export type Sitter = {
  seat: number
  kind: "bot" | "open" | "person"
  name: string
  level: string | null
  member: string
  here: boolean
  help: "none" | "odds" | "proven" | "told"
  clock_ms: number | null
  colour: number
  team: OfTeam[]
}

export type OfTeam = {
  name: string
  here: boolean
}

export type NoClock = {
  type: "NoClock"
}

export type MoveClock = {
  type: "MoveClock"
  seconds: number
}

export type BankClock = {
  type: "BankClock"
  seconds: number
  increment: number
}

export type Finished = {
  type: "Finished"
  winners: number[]
  ranking: number[][]
  scores: number[]
  rounds: number
}

export type CompactQuestion = {
  name: string
  options: Options
  meanwhile: Options
}

export type Said = {
  type: "Said"
  seat: number
  at: number
  phrase: "again" | "bye" | "hello" | "hurry" | "nice" | "oops" | "thanks" | "thinking" | null
  text: string
  among: "all" | "out" | "team"
  by: string
}

export type Proposed = {
  type: "Proposed"
  key: string
  by: string
  choice: Message
  mine: boolean
  may_agree: boolean
}

export type Update = {
  type: "Update"
  number: number
  events: Message[]
  view: Record<string, unknown>
  ask: CompactQuestion | null
  waiting: number[]
  clocks: (number | null)[]
  things: Record<string, Record<string, string>>
  replaced?: Record<string, Message>
  steps?: (Record<string, unknown>)[]
}

export type Noted = {
  type: "Noted"
  notes: Notes
}

export type Notes = {
  help: "none" | "odds" | "proven" | "told"
  at: number
  things: string
  places: Record<string, [string, string | number]>
  facts: string[]
  worlds: string
  solutions: number[]
  told: Record<string, number[]>
  bonds: Bond[]
  questions: Record<string, number>
  certain: Record<string, boolean>
  odds: Record<string, number>
}

export type Bond = {
  facts: string[]
  low: number
  high: number | null
  event: number
}

export type TableChanged = {
  type: "TableChanged"
  table: TableInfo
}

export type Accepted = {
  type: "Accepted"
  key: string
}

export type Refusal = {
  type: "Refusal"
  reason: string
  key: string
  code: string
}

export type TimeWasUp = {
  type: "TimeWasUp"
  choice: Message
}

export type Withdrawn = {
  type: "Withdrawn"
  key: string
}

export type Marked = {
  type: "Marked"
  fact: string
  mark: string
}

export type Hinted = {
  type: "Hinted"
  kind: "enough" | "fact" | "seek"
  step: number
  lines: string[]
  events: number[]
  proof: Proof | null
}

export type Proof = {
  fact: string
  events: number[]
  lines: string[]
  steps: ProofStep[]
}

export type ProofStep = {
  kind: "case" | "cases" | "contradiction" | "count" | "difference" | "elimination" | "exhaustion" | "refutation" | "supposition" | "told" | "tracking"
  concludes: Record<string, boolean>
  rests_on: number[]
  events: number[]
  about: number[]
  depth: number
  text: string
}

export type Choose = {
  type: "Choose"
  key: string
  choice: Message
}

export type Say = {
  type: "Say"
  phrase?: "again" | "bye" | "hello" | "hurry" | "nice" | "oops" | "thanks" | "thinking" | null
  text?: string
  team?: boolean
}

export type Mark = {
  type: "Mark"
  fact: string
  mark: string
}

export type OpenNotebook = {
  type: "OpenNotebook"
  open?: boolean
}

export type Told = {
  type: "Told"
  number: number
}

export type Hurry = {
  type: "Hurry"
  on?: boolean
}

export type Decide = {
  type: "Decide"
  key: string
  agree: boolean
}

export type AskHint = {
  type: "AskHint"
  lang?: "en" | "fr"
}

export type Me = {
  type: "Me"
  help?: "none" | "odds" | "proven" | "told" | null
}

export type PersonWanted = {
  type: "PersonWanted"
  help?: "none" | "odds" | "proven" | "told" | null
}

export type BotSeated = {
  type: "BotSeated"
  level: string
  member?: string
}

export type NewTable = {
  game: string
  chairs: (Me | PersonWanted | BotSeated)[]
  options?: Record<string, unknown>
  help?: "none" | "odds" | "proven" | "told"
  clock?: NoClock | MoveClock | BankClock
  listed?: boolean
  watch?: boolean
  talk?: "free" | "none" | "phrases"
  start?: boolean
  campaign?: CampaignTable | null
  hints?: boolean | null
}

export type CampaignTable = {
  id?: string
  scenario?: string
}

export type GameInfo = {
  name: string
  seats: [number, number]
  title: Record<string, string>
  pitch: Record<string, string>
  minutes: [number, number]
  usual_seats: number
  together: boolean
  fresh: Fresh | null
  hue: [string, string]
  cover: string
  board: string
  campaign: boolean
  lesson: boolean
  puzzles: boolean
  levels: string[]
  level_notes: Record<string, Record<string, string>>
}

export type Fresh = {
  option: string
  cases: number[]
  by: string
  usual: unknown
}

export type GameBook = {
  name: string
  options: OptionInfo[]
  modes: string[]
  levels: string[]
  together: Together
  texts: string[]
  fields: Record<string, Record<string, string>>
  final: string[]
  passes: string[]
  solves: string[]
  answers: string[]
  content: Record<string, unknown>
  campaign: CampaignBook | null
}

export type OptionInfo = {
  name: string
  default: unknown
  values: unknown[]
  low: number | null
  high: number | null
  many: boolean
  typed: boolean
  plain: boolean
  advanced: boolean
  seats: boolean
}

export type Together = {
  option: string
  seats: Record<string, number[]>
}

export type CampaignBook = {
  acts: Act[]
  level: string
  asks: string[]
}

export type Act = {
  name: string
  scenarios: Scenario[]
}

export type Scenario = {
  name: string
  unlocks: string[]
}

export type Rulebook = {
  text: string
}

export type Person = {
  name: string
}

export type PlayedGame = {
  code: string
  game: string
  ended: number
  me: number
  finished: Finished | null
  seats: number
  people: number
  levels: string[]
  together: boolean
  accuracy: number | null
}

export type CampaignInfo = {
  id: string
  game: string
  others: string[]
  won: Record<string, string[]>
  unlocked: string[]
  proposed: string | null
  is_won: boolean
  games: number
  touched: number
}

export type Device = {
  id: string
  kind: "computer" | "phone" | "program" | "first" | "invited" | "mate"
  since: number
  me: boolean
  name: string
}

export type Guidance = {
  at: number
  answered: number
  remarks: GuideSaid[]
  advice: Message | null
  because: string
  urges: boolean
}

export type GuideSaid = {
  text: string
  at: number
  lights: ("board" | "choices" | "hand" | "notebook" | "players" | "story")[]
}

export type Replay = {
  table: TableInfo
  reader: number | null
  steps: Step[]
  things: Record<string, Record<string, string>>
  honest: boolean
  other_rules: boolean
}

export type Step = {
  number: number
  events: Message[]
  view: Record<string, unknown>
}

export type Analysis = {
  notes: Notes
  chooser: number | null
  because: string
  because_kept: boolean
}

export type Reviewed = {
  review: Review
  curves: number[][]
}

export type Review = {
  seat: number
  steps: number
  bits: number[]
  goal_certain_at: number | null
  goal_used_at: number | null
  told_at: number | null
  accuracy: number | null
  judged: number
  share: number | null
  verdict: Verdict
  moments: Moment[]
  basis: string
}

export type Verdict = {
  decided: string
  knew: string
  missed: string
}

export type Moment = {
  at: number
  kind: "against_proof" | "asked_though_solved" | "could_know" | "gave_away" | "guessed_early" | "looked_at_known" | "not_claimed" | "weak_question"
  text: string
  fact: string
  better: string
  rank: number
  reason: string
}

export type ReviewProgress = {
  done: number
  parts: number
}

export type SecondChance = {
  answers: Answer[]
}

export type Answer = {
  text: string
  right: boolean
  world: string[]
  deal: Deal | null
}

export type Deal = {
  claim: string
  so: boolean
  things: string
  places: Record<string, [string, string | number]>
  lies: Laid[]
}

export type Laid = {
  item: string
  place: string
  open: boolean
  against: boolean
}

export type TheDay = {
  day: string
  game: string
  puzzles: string[]
  par: number
  worlds: number
  mine: DayResult
  code: string
  streak: number
  first: string
  again: number
  open: boolean
}

export type DayResult = {
  puzzles: ("mended" | "right" | "wrong" | null)[]
  case: Investigated | null
}

export type Investigated = {
  questions: number
  over: boolean
  right: boolean
}

export type PastDay = {
  day: string
  game: string
  par: number
  mine: DayResult
}

export type Solutions = {
  puzzles: Solution[]
  truth: string[]
}

export type Solution = {
  question: string
  lines: string[]
  answer: string
  proof: string[]
}

export type Friends = {
  id: string
  day: string
  game: string
  par: number
  friends: Friend[]
}

export type Friend = {
  name: string
  me: boolean
  result: DayResult
}

export type CaseStanding = {
  questions: number
  par: number
}

export type PuzzleGame = {
  game: string
  grades: number[]
  themes: ("cases" | "counting" | "difference" | "elimination" | "supposition")[]
  mine: PuzzleRating
}

export type PuzzleRating = {
  game: string
  rating: number
  answered: number
  solved: number
  mistakes: number
}

export type PosedPuzzle = {
  position: PuzzlePosition
  rating: number
  answered: number
  mine: Attempt | null
}

export type PuzzlePosition = {
  puzzle: Puzzle
  events: Message[]
  view: View
  notes: Notes
  things: Record<string, Record<string, string>>
}

export type Puzzle = {
  code: string
  game: string
  seat: number
  seats: number
  names: string[]
  grade: number
  kind: "item" | "place" | "proven"
  theme: "cases" | "counting" | "difference" | "elimination" | "supposition"
  frame: string
  lines: Line[]
  question: string
  options: Option[]
  so: boolean
  things: string
  places: Record<string, [string, string | number]>
  facts: string[]
  told: Record<string, [boolean, number]>
}

export type Line = {
  events: number[]
  text: string
}

export type Option = {
  key: string
  text: string
}

export type Attempt = {
  code: string
  game: string
  grade: number
  theme: "cases" | "counting" | "difference" | "elimination" | "supposition"
  at: number
  hints: number
  answer: string
  points: number
  mended: boolean
  rating: number
}

export type PuzzleAnswered = {
  verdict: PuzzleVerdict
  counted: boolean
  points: number
  before: number
  after: number
}

export type PuzzleVerdict = {
  right: boolean
  proof: Proof | null
  deal: Deal | null
  lines: string[]
}

export type MyPuzzles = {
  ratings: PuzzleRating[]
  attempts: Attempt[]
}

export type HintStep = {
  kind: "enough" | "fact" | "seek"
  step: number
  lines: string[]
  events: number[]
  fact: string
  so: boolean
  steps: ProofStep[]
}

export type Problem = {
  detail: string
  code: string
  after: number | null
}

export type Opened = {
  type: "Opened"
  game: string
  rules_version: number
  seats: number
  options: Record<string, unknown>
  commitment: string
  nonces: string[]
  lesson?: boolean
}

export type Seated = {
  type: "Seated"
  seat: number
}

export type Answered = {
  type: "Answered"
  seat: number
}

export type Faded = {
  type: "Faded"
}

export type Unsealed = {
  type: "Unsealed"
  secret: string
}

export type ToReader = Welcome | Update | Noted | TableChanged | Said | Accepted | Refusal | TimeWasUp | Proposed | Withdrawn | Marked | Hinted

export type FromReader = Choose | Say | Mark | OpenNotebook | Told | Hurry | Decide | AskHint

export type Help = "none" | "odds" | "proven" | "told"

export type Level = string

export type Talk = "free" | "none" | "phrases"

export type Phrase = "again" | "bye" | "hello" | "hurry" | "nice" | "oops" | "thanks" | "thinking"

export type Standing = "closed" | "gathering" | "opening" | "over" | "playing"

export type Clock = NoClock | MoveClock | BankClock

export type Chair = Me | PersonWanted | BotSeated

export type DeviceKind = "computer" | "phone" | "program"

export type CoreEvent = Opened | Seated | Answered | Faded | Finished | Unsealed
