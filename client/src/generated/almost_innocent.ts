// Made by `make types`; not by hand.
/* eslint-disable */

export type Become = {
  type: "Become"
  character: string
}

export type Share = {
  type: "Share"
  character: string
}

export type ShareNothing = {
  type: "ShareNothing"
}

export type AskQuantity = {
  type: "AskQuantity"
  line: string
  token: string
  discard: string
}

export type AskType = {
  type: "AskType"
  line: string
  kind: string
  token: string
  discard: string
}

export type Inspect = {
  type: "Inspect"
  kind: string
}

export type SendQueen = {
  type: "SendQueen"
  window: string
}

export type Propose = {
  type: "Propose"
}

export type Pass = {
  type: "Pass"
}

export type Agree = {
  type: "Agree"
}

export type Refuse = {
  type: "Refuse"
}

export type MarkReady = {
  type: "MarkReady"
}

export type TakeBackReady = {
  type: "TakeBackReady"
}

export type MoveQueen = {
  type: "MoveQueen"
  window: string
}

export type LetDraw = {
  type: "LetDraw"
  seat: number
}

export type Draw = {
  type: "Draw"
  kind: string
}

export type Show = {
  type: "Show"
  clue: string
}

export type LetMark = {
  type: "LetMark"
  seat: number
}

export type Mark = {
  type: "Mark"
  colour: "black" | "white"
  window: string
}

export type LeaveUnmarked = {
  type: "LeaveUnmarked"
}

export type Say = {
  type: "Say"
  phrase: "know" | "struggle"
  subject: string
}

export type Announce = {
  type: "Announce"
  clue: string
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

export type Finished = {
  type: "Finished"
  winners: number[]
  ranking: number[][]
  scores: number[]
  rounds: number
}

export type Unsealed = {
  type: "Unsealed"
  secret: string
}

export type Chose = {
  type: "Chose"
  seat: number
  choice: Become | Share | ShareNothing | AskQuantity | AskType | Inspect | SendQueen | Propose | Pass | Agree | Refuse | MarkReady | TakeBackReady | MoveQueen | LetDraw | Draw | Show | LetMark | Mark | LeaveUnmarked | Say | Announce
}

export type CaseOpened = {
  type: "CaseOpened"
  case: Case
}

export type Case = {
  scenario: string
  difficulty: string
  board: Board
  supply: Supply
  almost_innocent: number
  abilities: string[]
  queen: boolean
  endless_seed: number | null
  custom: boolean
}

export type Board = {
  rows: string[]
}

export type Supply = {
  free: number
  quantity: number
  type: number
}

export type FirstSeatDrawn = {
  type: "FirstSeatDrawn"
  seat: number
}

export type CharacterTaken = {
  type: "CharacterTaken"
  seat: number
  character: string
  has_card: boolean
}

export type AbilityShared = {
  type: "AbilityShared"
  seat: number
  character: string
}

export type NothingShared = {
  type: "NothingShared"
  seat: number
}

export type PilesLaid = {
  type: "PilesLaid"
  piles: Pile[]
}

export type Pile = {
  kind: string
  cards: number
}

export type HandDealt = {
  type: "HandDealt"
  seat: number
  about: number
  clues: string[]
}

export type TurnBegan = {
  type: "TurnBegan"
  seat: number
}

export type QuantityAsked = {
  type: "QuantityAsked"
  seat: number
  line: string
  token: string
  discard: string
  supply: Supply
}

export type TypeAsked = {
  type: "TypeAsked"
  seat: number
  line: string
  kind: string
  token: string
  discard: string
  supply: Supply
}

export type Inspected = {
  type: "Inspected"
  seat: number
  kind: string
}

export type QueenSent = {
  type: "QueenSent"
  seat: number
  window: string
}

export type CountsTold = {
  type: "CountsTold"
  answers: Count[]
}

export type Count = {
  speaker: number
  about: number
  clues: number
}

export type AnswersTold = {
  type: "AnswersTold"
  answers: YesOrNo[]
}

export type YesOrNo = {
  speaker: number
  about: number
  yes: boolean
}

export type Passed = {
  type: "Passed"
  seat: number
}

export type Proposed = {
  type: "Proposed"
  seat: number
}

export type Voted = {
  type: "Voted"
  seat: number
  agreed: boolean
}

export type ReadyMarked = {
  type: "ReadyMarked"
  seat: number
}

export type ReadyTakenBack = {
  type: "ReadyTakenBack"
  seat: number
}

export type AllReady = {
  type: "AllReady"
}

export type QueenRolled = {
  type: "QueenRolled"
  seat: number
  die: number
}

export type QueenMoved = {
  type: "QueenMoved"
  window: string
}

export type QueenStayed = {
  type: "QueenStayed"
  window: string
}

export type DinUsed = {
  type: "DinUsed"
  seat: number
  chosen: number
}

export type CardDrawn = {
  type: "CardDrawn"
  seat: number
  kind: string
}

export type SawUnused = {
  type: "SawUnused"
  seat: number
  clue: string
}

export type UnusedShown = {
  type: "UnusedShown"
  seat: number
  clue: string
}

export type TeorUsed = {
  type: "TeorUsed"
  seat: number
  chosen: number
}

export type WindowMarked = {
  type: "WindowMarked"
  seat: number
  about: number
  colour: "black" | "white"
  window: string
}

export type LeftUnmarked = {
  type: "LeftUnmarked"
  seat: number
}

export type Said = {
  type: "Said"
  seat: number
  phrase: "know" | "struggle"
  subject: string
}

export type ResolutionBegan = {
  type: "ResolutionBegan"
  seat: number
}

export type KindReached = {
  type: "KindReached"
  kind: string
}

export type Named = {
  type: "Named"
  seat: number
  clue: string
}

export type Misnamed = {
  type: "Misnamed"
  seat: number
  clue: string
}

export type InnocenceLost = {
  type: "InnocenceLost"
  left: number
}

export type CaseClosed = {
  type: "CaseClosed"
  won: boolean
  supply: Supply
  almost_innocent: number
  named: number
}

export type SolutionRevealed = {
  type: "SolutionRevealed"
  seat: number
  clues: string[]
}

export type UnusedRevealed = {
  type: "UnusedRevealed"
  clues: string[]
}

export type DrawnRevealed = {
  type: "DrawnRevealed"
  seat: number
  clues: string[]
}

export type View = {
  me: number | null
  seats: number
  case: Case | null
  active: number | null
  characters: Record<string, number>
  cards: Record<string, number[]>
  held: string[]
  piles: Record<string, number>
  supply: Supply
  almost_innocent: number
  queen: string | null
  on_lines: Record<string, string>
  asked: QuantityAsked | TypeAsked | Inspected | QueenSent | null
  heard: Heard[]
  proposer: number | null
  ready: number[]
  marked_ready: boolean
  drawn: string[]
  shown: string[]
  marks: WindowMarked[]
  said: (Record<string, "know" | "struggle">)[]
  starter: number | null
  kind: string | null
  named: string[][]
  misnamed: string[][]
  solutions: string[][]
  won: boolean
  over: boolean
}

export type Heard = {
  question: QuantityAsked | TypeAsked | Inspected | QueenSent
  answers: number[]
}

export type Choice = Become | Share | ShareNothing | AskQuantity | AskType | Inspect | SendQueen | Propose | Pass | Agree | Refuse | MarkReady | TakeBackReady | MoveQueen | LetDraw | Draw | Show | LetMark | Mark | LeaveUnmarked | Say | Announce

export type Event = Opened | Seated | Answered | Faded | Finished | Unsealed | Chose | CaseOpened | FirstSeatDrawn | CharacterTaken | AbilityShared | NothingShared | PilesLaid | HandDealt | TurnBegan | QuantityAsked | TypeAsked | Inspected | QueenSent | CountsTold | AnswersTold | Passed | Proposed | Voted | ReadyMarked | ReadyTakenBack | AllReady | QueenRolled | QueenMoved | QueenStayed | DinUsed | CardDrawn | SawUnused | UnusedShown | TeorUsed | WindowMarked | LeftUnmarked | Said | ResolutionBegan | KindReached | Named | Misnamed | InnocenceLost | CaseClosed | SolutionRevealed | UnusedRevealed | DrawnRevealed
