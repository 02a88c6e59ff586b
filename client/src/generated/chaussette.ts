// Made by `make types`; not by hand.
/* eslint-disable */

export interface Search {
  type: "Search"
  slots: (number)[]
}

export interface Report {
  type: "Report"
  kind: string
}

export interface Offer {
  type: "Offer"
  skills: (string)[]
}

export interface GrantBonus {
  type: "GrantBonus"
  seat: number
}

export interface LetIndicate {
  type: "LetIndicate"
  seat: number
}

export interface Indicate {
  type: "Indicate"
  characteristic: string
  value: string
}

export interface Target {
  type: "Target"
  slots: (number)[]
}

export interface Confirm {
  type: "Confirm"
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
  choice: Search | Report | Offer | GrantBonus | LetIndicate | Indicate | Target | Confirm
}

export interface FirstPlayerNamed {
  type: "FirstPlayerNamed"
  seat: number
}

export interface CounterChanged {
  type: "CounterChanged"
  searches: number
}

export interface CluesHandedOut {
  type: "CluesHandedOut"
  characteristics: (string)[]
}

export interface ClueSeen {
  type: "ClueSeen"
  seat: number
  characteristic: string
  value: string
}

export interface ClueShown {
  type: "ClueShown"
  characteristic: string
  value: string
}

export interface RoundBegan {
  type: "RoundBegan"
  number: number
}

export interface Searched {
  type: "Searched"
  seat: number
  slots: (number)[]
  bonus: boolean
}

export interface SawSocks {
  type: "SawSocks"
  seat: number
  slots: (number)[]
  kinds: (string)[]
}

export interface SocksShown {
  type: "SocksShown"
  seat: number
  slots: (number)[]
  kinds: (string)[]
}

export interface LookConfirmed {
  type: "LookConfirmed"
  seat: number
}

export interface PairRevealed {
  type: "PairRevealed"
  seat: number
  kind: string
  slots: (number)[]
}

export interface NoPairFound {
  type: "NoPairFound"
  seat: number
  slots: (number)[]
}

export interface Reported {
  type: "Reported"
  seat: number
  token: number
  kind: string
}

export interface Offered {
  type: "Offered"
  seat: number
  skills: (string)[]
}

export interface BonusPicked {
  type: "BonusPicked"
  revealer: number
  seat: number
}

export interface IndicationPicked {
  type: "IndicationPicked"
  revealer: number
  seat: number
}

export interface MarkerPlaced {
  type: "MarkerPlaced"
  seat: number
  characteristic: string
  value: string
}

export interface EffectTurned {
  type: "EffectTurned"
  kind: string
  effect: string
}

export interface EffectFoundNoTarget {
  type: "EffectFoundNoTarget"
  effect: string
}

export interface BonusCancelled {
  type: "BonusCancelled"
  seat: number
}

export interface CardLifted {
  type: "CardLifted"
  seat: number
  slot: number
}

export interface CardFlipped {
  type: "CardFlipped"
  seat: number
  slot: number
  kind: string
}

export interface CardRemoved {
  type: "CardRemoved"
  seat: number
  slot: number
}

export interface CardsShuffled {
  type: "CardsShuffled"
  seat: number
  slots: (number)[]
}

export interface MissingSockRevealed {
  type: "MissingSockRevealed"
  kind: string
}

export interface DrawerOpened {
  type: "DrawerOpened"
  slots: (number)[]
  kinds: (string)[]
}

export interface RemovedCardRevealed {
  type: "RemovedCardRevealed"
  slot: number
  kind: string
}

export interface Scored {
  type: "Scored"
  seat: number
  reports: number
  pairs: number
}

export interface TeamWon {
  type: "TeamWon"
  counted: number
  bonus: number
  left: number
}

export interface TeamLost {
  type: "TeamLost"
  reason: "pairs" | "searches" | "wrong"
  counted: number
  bonus: number
  left: number
}

export interface View {
  me: number | null
  seats: number
  options: Options
  cooperative: boolean
  first: number | null
  round: number
  counter: number
  cards: (number)[]
  face_up: (string | null)[]
  look: (string | null)[]
  seen: ((string)[])[]
  stirred: (number)[]
  named: ((number)[])[]
  looked: (number)[]
  clues: (string)[]
  clue: string | null
  markers: Record<string, string>
  pairs: ((string)[])[]
  reports: ((string)[])[]
  report: string | null
  ready: (number)[]
  offers: ((string)[] | null)[]
  effects: Record<string, string>
  removed: number | null
  removed_kind: string | null
  missing: string | null
  scores: ([number, number] | null)[]
  won: boolean | null
  winners: (number)[]
  over: boolean
}

export interface Options {
  mode: "auto" | "competition" | "cooperation"
  level: "easy" | "hard" | "normal"
  effects: boolean
  notebook: (boolean)[]
  first: "random" | number
  searches: "auto" | number
}

export type Choice = Search | Report | Offer | GrantBonus | LetIndicate | Indicate | Target | Confirm

export type Event = Opened | Seated | Answered | Faded | Finished | Unsealed | Chose | FirstPlayerNamed | CounterChanged | CluesHandedOut | ClueSeen | ClueShown | RoundBegan | Searched | SawSocks | SocksShown | LookConfirmed | PairRevealed | NoPairFound | Reported | Offered | BonusPicked | IndicationPicked | MarkerPlaced | EffectTurned | EffectFoundNoTarget | BonusCancelled | CardLifted | CardFlipped | CardRemoved | CardsShuffled | MissingSockRevealed | DrawerOpened | RemovedCardRevealed | Scored | TeamWon | TeamLost
