// Made by `make types`; not by hand.
/* eslint-disable */

export interface Become {
  type: "Become"
  character: string
}

export interface Share {
  type: "Share"
  character: string
}

export interface ShareNothing {
  type: "ShareNothing"
}

export interface AskQuantity {
  type: "AskQuantity"
  line: string
  token: string
  discard: string
}

export interface AskType {
  type: "AskType"
  line: string
  kind: string
  token: string
  discard: string
}

export interface Inspect {
  type: "Inspect"
  kind: string
}

export interface SendQueen {
  type: "SendQueen"
  window: string
}

export interface Propose {
  type: "Propose"
}

export interface Pass {
  type: "Pass"
}

export interface Agree {
  type: "Agree"
}

export interface Refuse {
  type: "Refuse"
}

export interface MoveQueen {
  type: "MoveQueen"
  window: string
}

export interface LetDraw {
  type: "LetDraw"
  seat: number
}

export interface Draw {
  type: "Draw"
  kind: string
}

export interface Show {
  type: "Show"
  clue: string
}

export interface LetMark {
  type: "LetMark"
  seat: number
}

export interface Mark {
  type: "Mark"
  colour: "black" | "white"
  window: string
}

export interface Say {
  type: "Say"
  phrase: "know" | "struggle"
  subject: string
}

export interface Announce {
  type: "Announce"
  clue: string
}

export interface Opened {
  type: "Opened"
  game: string
  rules_version: number
  seats: number
  options: Record<string, any>
  commitment: string
  nonces: (string)[]
}

export interface Seated {
  type: "Seated"
  seat: number
}

export interface Answered {
  type: "Answered"
  seat: number
}

export interface Faded {
  type: "Faded"
}

export interface Finished {
  type: "Finished"
  winners: (number)[]
  ranking: ((number)[])[]
  scores: (number)[]
  rounds: number
}

export interface Unsealed {
  type: "Unsealed"
  secret: string
}

export interface Chose {
  type: "Chose"
  seat: number
  choice: Become | Share | ShareNothing | AskQuantity | AskType | Inspect | SendQueen | Propose | Pass | Agree | Refuse | MoveQueen | LetDraw | Draw | Show | LetMark | Mark | Say | Announce
}

export interface CaseOpened {
  type: "CaseOpened"
  case: Case
}

export interface Case {
  scenario: string
  difficulty: string
  board: Board
  supply: Supply
  almost_innocent: number
  abilities: (string)[]
  queen: boolean
  endless_seed: number | null
  custom: boolean
}

export interface Board {
  rows: (string)[]
}

export interface Supply {
  free: number
  quantity: number
  type: number
}

export interface FirstSeatDrawn {
  type: "FirstSeatDrawn"
  seat: number
}

export interface CharacterTaken {
  type: "CharacterTaken"
  seat: number
  character: string
  has_card: boolean
}

export interface AbilityShared {
  type: "AbilityShared"
  seat: number
  character: string
}

export interface NothingShared {
  type: "NothingShared"
  seat: number
}

export interface PilesLaid {
  type: "PilesLaid"
  piles: (Pile)[]
}

export interface Pile {
  kind: string
  cards: number
}

export interface HandDealt {
  type: "HandDealt"
  seat: number
  about: number
  clues: (string)[]
}

export interface TurnBegan {
  type: "TurnBegan"
  seat: number
}

export interface QuantityAsked {
  type: "QuantityAsked"
  seat: number
  line: string
  token: string
  discard: string
  supply: Supply
}

export interface TypeAsked {
  type: "TypeAsked"
  seat: number
  line: string
  kind: string
  token: string
  discard: string
  supply: Supply
}

export interface Inspected {
  type: "Inspected"
  seat: number
  kind: string
}

export interface QueenSent {
  type: "QueenSent"
  seat: number
  window: string
}

export interface CountsTold {
  type: "CountsTold"
  answers: (Count)[]
}

export interface Count {
  speaker: number
  about: number
  clues: number
}

export interface AnswersTold {
  type: "AnswersTold"
  answers: (YesOrNo)[]
}

export interface YesOrNo {
  speaker: number
  about: number
  yes: boolean
}

export interface Passed {
  type: "Passed"
  seat: number
}

export interface Proposed {
  type: "Proposed"
  seat: number
}

export interface Voted {
  type: "Voted"
  seat: number
  agreed: boolean
}

export interface QueenRolled {
  type: "QueenRolled"
  seat: number
  die: number
}

export interface QueenMoved {
  type: "QueenMoved"
  window: string
}

export interface QueenStayed {
  type: "QueenStayed"
  window: string
}

export interface DinUsed {
  type: "DinUsed"
  seat: number
  chosen: number
}

export interface CardDrawn {
  type: "CardDrawn"
  seat: number
  kind: string
}

export interface SawUnused {
  type: "SawUnused"
  seat: number
  clue: string
}

export interface UnusedShown {
  type: "UnusedShown"
  seat: number
  clue: string
}

export interface TeorUsed {
  type: "TeorUsed"
  seat: number
  chosen: number
}

export interface WindowMarked {
  type: "WindowMarked"
  seat: number
  about: number
  colour: "black" | "white"
  window: string
}

export interface Said {
  type: "Said"
  seat: number
  phrase: "know" | "struggle"
  subject: string
}

export interface ResolutionBegan {
  type: "ResolutionBegan"
  seat: number
}

export interface KindReached {
  type: "KindReached"
  kind: string
}

export interface Named {
  type: "Named"
  seat: number
  clue: string
}

export interface Misnamed {
  type: "Misnamed"
  seat: number
  clue: string
}

export interface InnocenceLost {
  type: "InnocenceLost"
  left: number
}

export interface CaseClosed {
  type: "CaseClosed"
  won: boolean
  supply: Supply
  almost_innocent: number
  named: number
}

export interface SolutionRevealed {
  type: "SolutionRevealed"
  seat: number
  clues: (string)[]
}

export interface UnusedRevealed {
  type: "UnusedRevealed"
  clues: (string)[]
}

export interface DrawnRevealed {
  type: "DrawnRevealed"
  seat: number
  clues: (string)[]
}

export interface View {
  me: number | null
  seats: number
  case: Case | null
  active: number | null
  characters: Record<string, number>
  cards: Record<string, (number)[]>
  held: (string)[]
  piles: Record<string, number>
  supply: Supply
  almost_innocent: number
  queen: string | null
  on_lines: Record<string, string>
  asked: QuantityAsked | TypeAsked | Inspected | QueenSent | null
  heard: (Heard)[]
  proposer: number | null
  ready: (number)[]
  drawn: (string)[]
  shown: (string)[]
  marks: (WindowMarked)[]
  said: (Record<string, "know" | "struggle">)[]
  starter: number | null
  kind: string | null
  named: ((string)[])[]
  misnamed: ((string)[])[]
  solutions: ((string)[])[]
  won: boolean
  over: boolean
}

export interface Heard {
  question: QuantityAsked | TypeAsked | Inspected | QueenSent
  answers: (number)[]
}

export type Choice = Become | Share | ShareNothing | AskQuantity | AskType | Inspect | SendQueen | Propose | Pass | Agree | Refuse | MoveQueen | LetDraw | Draw | Show | LetMark | Mark | Say | Announce

export type Event = Opened | Seated | Answered | Faded | Finished | Unsealed | Chose | CaseOpened | FirstSeatDrawn | CharacterTaken | AbilityShared | NothingShared | PilesLaid | HandDealt | TurnBegan | QuantityAsked | TypeAsked | Inspected | QueenSent | CountsTold | AnswersTold | Passed | Proposed | Voted | QueenRolled | QueenMoved | QueenStayed | DinUsed | CardDrawn | SawUnused | UnusedShown | TeorUsed | WindowMarked | Said | ResolutionBegan | KindReached | Named | Misnamed | InnocenceLost | CaseClosed | SolutionRevealed | UnusedRevealed | DrawnRevealed
