// Made by `make types`; not by hand.
/* eslint-disable */

export type TakePawn = {
  type: "TakePawn"
  suspect: string
}

export type Roll = {
  type: "Roll"
}

export type TakeShortcut = {
  type: "TakeShortcut"
  room: string
}

export type SuggestHere = {
  type: "SuggestHere"
}

export type RiseToAccuse = {
  type: "RiseToAccuse"
}

export type Enter = {
  type: "Enter"
  room: string
}

export type GoToCentre = {
  type: "GoToCentre"
}

export type Walk = {
  type: "Walk"
  square: string
}

export type Stay = {
  type: "Stay"
}

export type Suggest = {
  type: "Suggest"
  suspect: string
  weapon: string
  room: string
}

export type Show = {
  type: "Show"
  card: string
}

export type LookAt = {
  type: "LookAt"
  place: number
}

export type Draw = {
  type: "Draw"
}

export type SkipDraw = {
  type: "SkipDraw"
}

export type UseBonus = {
  type: "UseBonus"
}

export type DeclineBonus = {
  type: "DeclineBonus"
}

export type PeekAt = {
  type: "PeekAt"
  seat: number
}

export type CountCards = {
  type: "CountCards"
  seat: number
  category: string
}

export type CallWitness = {
  type: "CallWitness"
  card: string
}

export type Confide = {
  type: "Confide"
  card: string
}

export type Accuse = {
  type: "Accuse"
  suspect: string
  weapon: string
  room: string
}

export type KeepSilent = {
  type: "KeepSilent"
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
  choice: TakePawn | Roll | TakeShortcut | SuggestHere | RiseToAccuse | Enter | GoToCentre | Walk | Stay | Suggest | Show | LookAt | Draw | SkipDraw | UseBonus | DeclineBonus | PeekAt | CountCards | CallWitness | Confide | Accuse | KeepSilent
}

export type PawnTaken = {
  type: "PawnTaken"
  seat: number
  suspect: string
}

export type SolutionSetAside = {
  type: "SolutionSetAside"
}

export type CardsDealt = {
  type: "CardsDealt"
  each: number
  row: number
}

export type LaidFaceUp = {
  type: "LaidFaceUp"
  cards: string[]
}

export type HandDealt = {
  type: "HandDealt"
  seat: number
  cards: string[]
}

export type BonusDeckShuffled = {
  type: "BonusDeckShuffled"
  cards: number
}

export type RolledForStart = {
  type: "RolledForStart"
  seat: number
  dice: [number, number]
  total: number
}

export type FirstSeatDecided = {
  type: "FirstSeatDecided"
  seat: number
}

export type RoundBegan = {
  type: "RoundBegan"
  number: number
}

export type TurnBegan = {
  type: "TurnBegan"
  seat: number
}

export type Rolled = {
  type: "Rolled"
  seat: number
  dice: [number, number]
  total: number
}

export type Walked = {
  type: "Walked"
  seat: number
  origin: string
  square: string
}

export type EnteredRoom = {
  type: "EnteredRoom"
  seat: number
  origin: string
  room: string
}

export type ReachedCentre = {
  type: "ReachedCentre"
  seat: number
  origin: string
}

export type TookShortcut = {
  type: "TookShortcut"
  seat: number
  shortcut: string
  origin: string
  room: string
}

export type Stayed = {
  type: "Stayed"
  seat: number
}

export type StayedToSuggest = {
  type: "StayedToSuggest"
  seat: number
  room: string
}

export type RoseToAccuse = {
  type: "RoseToAccuse"
  seat: number
}

export type Suggested = {
  type: "Suggested"
  seat: number
  suspect: string
  weapon: string
  room: string
}

export type PawnBrought = {
  type: "PawnBrought"
  suspect: string
  origin: string
  room: string
}

export type CouldNotAnswer = {
  type: "CouldNotAnswer"
  seat: number
}

export type AskedToShow = {
  type: "AskedToShow"
  seat: number
  viewer: number
}

export type CardShown = {
  type: "CardShown"
  shower: number
  viewer: number
}

export type SawCard = {
  type: "SawCard"
  shower: number
  viewer: number
  card: string
}

export type NobodyAnswered = {
  type: "NobodyAnswered"
  seat: number
}

export type LookedAtRow = {
  type: "LookedAtRow"
  seat: number
  place: number
}

export type SawRowCard = {
  type: "SawRowCard"
  seat: number
  place: number
  card: string
}

export type DrawSkipped = {
  type: "DrawSkipped"
  seat: number
}

export type BonusDeckReshuffled = {
  type: "BonusDeckReshuffled"
  cards: number
}

export type BonusDrawn = {
  type: "BonusDrawn"
  seat: number
  bonus: string
  left: number
}

export type BonusDeclined = {
  type: "BonusDeclined"
  seat: number
  bonus: string
}

export type BonusUsed = {
  type: "BonusUsed"
  seat: number
  bonus: string
}

export type Peeked = {
  type: "Peeked"
  looker: number
  owner: number
}

export type PeekedAt = {
  type: "PeekedAt"
  looker: number
  owner: number
  card: string
}

export type CardsCounted = {
  type: "CardsCounted"
  asker: number
  asked: number
  category: string
  number: number
}

export type WitnessFound = {
  type: "WitnessFound"
  seat: number
  card: string
  holder: number
}

export type NoWitnessFound = {
  type: "NoWitnessFound"
  seat: number
  card: string
}

export type CardConfided = {
  type: "CardConfided"
  giver: number
  taker: number
}

export type SawConfidedCard = {
  type: "SawConfidedCard"
  giver: number
  taker: number
  card: string
}

export type AccusationDeclined = {
  type: "AccusationDeclined"
  seat: number
}

export type Accused = {
  type: "Accused"
  seat: number
  suspect: string
  weapon: string
  room: string
}

export type SawSolution = {
  type: "SawSolution"
  seat: number
  suspect: string
  weapon: string
  room: string
}

export type AccusedRightly = {
  type: "AccusedRightly"
  seat: number
}

export type AccusedWrongly = {
  type: "AccusedWrongly"
  seat: number
}

export type SolutionRevealed = {
  type: "SolutionRevealed"
  suspect: string
  weapon: string
  room: string
}

export type HandRevealed = {
  type: "HandRevealed"
  seat: number
  cards: string[]
}

export type RowRevealed = {
  type: "RowRevealed"
  cards: string[]
}

export type View = {
  me: number | null
  seats: number
  round: number
  first: number | null
  turn_of: number | null
  pawns: string[]
  at: Record<string, string>
  alive: number[]
  summoned: number[]
  ready: number[]
  hand: string[]
  hand_size: number
  face_up: string[]
  row: (string | null)[]
  holder: Record<string, number>
  shown: string[][]
  stars: boolean
  deck: number
  discard: string[]
  bonus: string | null
  dice: [number, number] | null
  reach: number
  spare: number
  left: string | null
  suggestion: [string, string, string] | null
  silent: number[]
  asked: number | null
  accusation: [string, string, string] | null
  wrong: ([string, string, string])[]
  solution: [string, string, string] | null
  winners: number[]
  over: boolean
}

export type Choice = TakePawn | Roll | TakeShortcut | SuggestHere | RiseToAccuse | Enter | GoToCentre | Walk | Stay | Suggest | Show | LookAt | Draw | SkipDraw | UseBonus | DeclineBonus | PeekAt | CountCards | CallWitness | Confide | Accuse | KeepSilent

export type Event = Opened | Seated | Answered | Faded | Finished | Unsealed | Chose | PawnTaken | SolutionSetAside | CardsDealt | LaidFaceUp | HandDealt | BonusDeckShuffled | RolledForStart | FirstSeatDecided | RoundBegan | TurnBegan | Rolled | Walked | EnteredRoom | ReachedCentre | TookShortcut | Stayed | StayedToSuggest | RoseToAccuse | Suggested | PawnBrought | CouldNotAnswer | AskedToShow | CardShown | SawCard | NobodyAnswered | LookedAtRow | SawRowCard | DrawSkipped | BonusDeckReshuffled | BonusDrawn | BonusDeclined | BonusUsed | Peeked | PeekedAt | CardsCounted | WitnessFound | NoWitnessFound | CardConfided | SawConfidedCard | AccusationDeclined | Accused | SawSolution | AccusedRightly | AccusedWrongly | SolutionRevealed | HandRevealed | RowRevealed
