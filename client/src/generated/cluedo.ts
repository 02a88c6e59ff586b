// Made by `make types`; not by hand.
/* eslint-disable */

export interface TakePawn {
  type: "TakePawn"
  suspect: string
}

export interface Roll {
  type: "Roll"
}

export interface TakeShortcut {
  type: "TakeShortcut"
  room: string
}

export interface SuggestHere {
  type: "SuggestHere"
}

export interface RiseToAccuse {
  type: "RiseToAccuse"
}

export interface Enter {
  type: "Enter"
  room: string
}

export interface GoToCentre {
  type: "GoToCentre"
}

export interface Walk {
  type: "Walk"
  square: string
}

export interface Stay {
  type: "Stay"
}

export interface Suggest {
  type: "Suggest"
  suspect: string
  weapon: string
  room: string
}

export interface Show {
  type: "Show"
  card: string
}

export interface LookAt {
  type: "LookAt"
  place: number
}

export interface Draw {
  type: "Draw"
}

export interface SkipDraw {
  type: "SkipDraw"
}

export interface UseBonus {
  type: "UseBonus"
}

export interface DeclineBonus {
  type: "DeclineBonus"
}

export interface PeekAt {
  type: "PeekAt"
  seat: number
}

export interface CountCards {
  type: "CountCards"
  seat: number
  category: string
}

export interface CallWitness {
  type: "CallWitness"
  card: string
}

export interface Confide {
  type: "Confide"
  card: string
}

export interface Accuse {
  type: "Accuse"
  suspect: string
  weapon: string
  room: string
}

export interface KeepSilent {
  type: "KeepSilent"
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
  choice: TakePawn | Roll | TakeShortcut | SuggestHere | RiseToAccuse | Enter | GoToCentre | Walk | Stay | Suggest | Show | LookAt | Draw | SkipDraw | UseBonus | DeclineBonus | PeekAt | CountCards | CallWitness | Confide | Accuse | KeepSilent
}

export interface PawnTaken {
  type: "PawnTaken"
  seat: number
  suspect: string
}

export interface SolutionSetAside {
  type: "SolutionSetAside"
}

export interface CardsDealt {
  type: "CardsDealt"
  each: number
  row: number
}

export interface LaidFaceUp {
  type: "LaidFaceUp"
  cards: (string)[]
}

export interface HandDealt {
  type: "HandDealt"
  seat: number
  cards: (string)[]
}

export interface BonusDeckShuffled {
  type: "BonusDeckShuffled"
  cards: number
}

export interface RolledForStart {
  type: "RolledForStart"
  seat: number
  dice: [number, number]
  total: number
}

export interface FirstSeatDecided {
  type: "FirstSeatDecided"
  seat: number
}

export interface RoundBegan {
  type: "RoundBegan"
  number: number
}

export interface TurnBegan {
  type: "TurnBegan"
  seat: number
}

export interface Rolled {
  type: "Rolled"
  seat: number
  dice: [number, number]
  total: number
}

export interface Walked {
  type: "Walked"
  seat: number
  origin: string
  square: string
}

export interface EnteredRoom {
  type: "EnteredRoom"
  seat: number
  origin: string
  room: string
}

export interface ReachedCentre {
  type: "ReachedCentre"
  seat: number
  origin: string
}

export interface TookShortcut {
  type: "TookShortcut"
  seat: number
  shortcut: string
  origin: string
  room: string
}

export interface Stayed {
  type: "Stayed"
  seat: number
}

export interface StayedToSuggest {
  type: "StayedToSuggest"
  seat: number
  room: string
}

export interface RoseToAccuse {
  type: "RoseToAccuse"
  seat: number
}

export interface Suggested {
  type: "Suggested"
  seat: number
  suspect: string
  weapon: string
  room: string
}

export interface PawnBrought {
  type: "PawnBrought"
  suspect: string
  origin: string
  room: string
}

export interface CouldNotAnswer {
  type: "CouldNotAnswer"
  seat: number
}

export interface AskedToShow {
  type: "AskedToShow"
  seat: number
  viewer: number
}

export interface CardShown {
  type: "CardShown"
  shower: number
  viewer: number
}

export interface SawCard {
  type: "SawCard"
  shower: number
  viewer: number
  card: string
}

export interface NobodyAnswered {
  type: "NobodyAnswered"
  seat: number
}

export interface LookedAtRow {
  type: "LookedAtRow"
  seat: number
  place: number
}

export interface SawRowCard {
  type: "SawRowCard"
  seat: number
  place: number
  card: string
}

export interface DrawSkipped {
  type: "DrawSkipped"
  seat: number
}

export interface BonusDeckReshuffled {
  type: "BonusDeckReshuffled"
  cards: number
}

export interface BonusDrawn {
  type: "BonusDrawn"
  seat: number
  bonus: string
  left: number
}

export interface BonusDeclined {
  type: "BonusDeclined"
  seat: number
  bonus: string
}

export interface BonusUsed {
  type: "BonusUsed"
  seat: number
  bonus: string
}

export interface Peeked {
  type: "Peeked"
  looker: number
  owner: number
}

export interface PeekedAt {
  type: "PeekedAt"
  looker: number
  owner: number
  card: string
}

export interface CardsCounted {
  type: "CardsCounted"
  asker: number
  asked: number
  category: string
  number: number
}

export interface WitnessFound {
  type: "WitnessFound"
  seat: number
  card: string
  holder: number
}

export interface NoWitnessFound {
  type: "NoWitnessFound"
  seat: number
  card: string
}

export interface CardConfided {
  type: "CardConfided"
  giver: number
  taker: number
}

export interface SawConfidedCard {
  type: "SawConfidedCard"
  giver: number
  taker: number
  card: string
}

export interface AccusationDeclined {
  type: "AccusationDeclined"
  seat: number
}

export interface Accused {
  type: "Accused"
  seat: number
  suspect: string
  weapon: string
  room: string
}

export interface SawSolution {
  type: "SawSolution"
  seat: number
  suspect: string
  weapon: string
  room: string
}

export interface AccusedRightly {
  type: "AccusedRightly"
  seat: number
}

export interface AccusedWrongly {
  type: "AccusedWrongly"
  seat: number
}

export interface SolutionRevealed {
  type: "SolutionRevealed"
  suspect: string
  weapon: string
  room: string
}

export interface HandRevealed {
  type: "HandRevealed"
  seat: number
  cards: (string)[]
}

export interface RowRevealed {
  type: "RowRevealed"
  cards: (string)[]
}

export interface View {
  me: number | null
  seats: number
  round: number
  first: number | null
  turn_of: number | null
  pawns: (string)[]
  at: Record<string, string>
  alive: (number)[]
  summoned: (number)[]
  ready: (number)[]
  hand: (string)[]
  hand_size: number
  face_up: (string)[]
  row: (string | null)[]
  holder: Record<string, number>
  shown: ((string)[])[]
  deck: number
  discard: (string)[]
  bonus: string | null
  dice: [number, number] | null
  reach: number
  left: string | null
  suggestion: [string, string, string] | null
  silent: (number)[]
  asked: number | null
  accusation: [string, string, string] | null
  wrong: ([string, string, string])[]
  solution: [string, string, string] | null
  winners: (number)[]
  over: boolean
}

export type Choice = TakePawn | Roll | TakeShortcut | SuggestHere | RiseToAccuse | Enter | GoToCentre | Walk | Stay | Suggest | Show | LookAt | Draw | SkipDraw | UseBonus | DeclineBonus | PeekAt | CountCards | CallWitness | Confide | Accuse | KeepSilent

export type Event = Opened | Seated | Answered | Faded | Finished | Unsealed | Chose | PawnTaken | SolutionSetAside | CardsDealt | LaidFaceUp | HandDealt | BonusDeckShuffled | RolledForStart | FirstSeatDecided | RoundBegan | TurnBegan | Rolled | Walked | EnteredRoom | ReachedCentre | TookShortcut | Stayed | StayedToSuggest | RoseToAccuse | Suggested | PawnBrought | CouldNotAnswer | AskedToShow | CardShown | SawCard | NobodyAnswered | LookedAtRow | SawRowCard | DrawSkipped | BonusDeckReshuffled | BonusDrawn | BonusDeclined | BonusUsed | Peeked | PeekedAt | CardsCounted | WitnessFound | NoWitnessFound | CardConfided | SawConfidedCard | AccusationDeclined | Accused | SawSolution | AccusedRightly | AccusedWrongly | SolutionRevealed | HandRevealed | RowRevealed
