// Made by `make types`; not by hand.
/* eslint-disable */

export type Search = {
  type: "Search"
  slots: number[]
}

export type Report = {
  type: "Report"
  kind: string
}

export type Propose = {
  type: "Propose"
  action: "bonus" | "indicate"
  doer: number
  reason: string
}

export type Offer = {
  type: "Offer"
  skills: string[]
}

export type GrantBonus = {
  type: "GrantBonus"
  seat: number
}

export type LetIndicate = {
  type: "LetIndicate"
  seat: number
}

export type Indicate = {
  type: "Indicate"
  characteristic: string
  value: string
}

export type Target = {
  type: "Target"
  slots: number[]
}

export type Confirm = {
  type: "Confirm"
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
  choice: Search | Report | Propose | Offer | GrantBonus | LetIndicate | Indicate | Target | Confirm
}

export type FirstPlayerNamed = {
  type: "FirstPlayerNamed"
  seat: number
}

export type CounterChanged = {
  type: "CounterChanged"
  searches: number
}

export type CluesHandedOut = {
  type: "CluesHandedOut"
  characteristics: string[]
}

export type ClueSeen = {
  type: "ClueSeen"
  seat: number
  characteristic: string
  value: string
}

export type ClueShown = {
  type: "ClueShown"
  characteristic: string
  value: string
}

export type RoundBegan = {
  type: "RoundBegan"
  number: number
}

export type Searched = {
  type: "Searched"
  seat: number
  slots: number[]
  bonus: boolean
}

export type SawSocks = {
  type: "SawSocks"
  seat: number
  slots: number[]
  kinds: string[]
}

export type SocksShown = {
  type: "SocksShown"
  seat: number
  slots: number[]
  kinds: string[]
}

export type LookConfirmed = {
  type: "LookConfirmed"
  seat: number
}

export type PairRevealed = {
  type: "PairRevealed"
  seat: number
  kind: string
  slots: number[]
}

export type NoPairFound = {
  type: "NoPairFound"
  seat: number
  slots: number[]
}

export type Reported = {
  type: "Reported"
  seat: number
  token: number
  kind: string
}

export type Proposed = {
  type: "Proposed"
  seat: number
  action: "bonus" | "indicate"
  doer: number
  reason: string
}

export type Disagreed = {
  type: "Disagreed"
}

export type Agreed = {
  type: "Agreed"
  action: "bonus" | "indicate"
  doer: number
}

export type Offered = {
  type: "Offered"
  seat: number
  skills: string[]
}

export type BonusPicked = {
  type: "BonusPicked"
  revealer: number
  seat: number
}

export type IndicationPicked = {
  type: "IndicationPicked"
  revealer: number
  seat: number
}

export type MarkerPlaced = {
  type: "MarkerPlaced"
  seat: number
  characteristic: string
  value: string
}

export type EffectTurned = {
  type: "EffectTurned"
  kind: string
  effect: string
}

export type EffectFoundNoTarget = {
  type: "EffectFoundNoTarget"
  effect: string
}

export type BonusCancelled = {
  type: "BonusCancelled"
  seat: number
}

export type CardLifted = {
  type: "CardLifted"
  seat: number
  slot: number
}

export type CardFlipped = {
  type: "CardFlipped"
  seat: number
  slot: number
  kind: string
}

export type CardTurnedDown = {
  type: "CardTurnedDown"
  seat: number
  slot: number
}

export type CardRemoved = {
  type: "CardRemoved"
  seat: number
  slot: number
  face_up: boolean
}

export type CardsShuffled = {
  type: "CardsShuffled"
  seat: number
  slots: number[]
}

export type MissingSockRevealed = {
  type: "MissingSockRevealed"
  kind: string
}

export type DrawerOpened = {
  type: "DrawerOpened"
  slots: number[]
  kinds: string[]
}

export type RemovedCardRevealed = {
  type: "RemovedCardRevealed"
  slot: number
  kind: string
}

export type Scored = {
  type: "Scored"
  seat: number
  reports: number
  pairs: number
}

export type TeamWon = {
  type: "TeamWon"
  counted: number
  bonus: number
  left: number
}

export type TeamLost = {
  type: "TeamLost"
  reason: "pairs" | "searches" | "wrong"
  counted: number
  bonus: number
  left: number
}

export type View = {
  me: number | null
  seats: number
  options: Options
  cooperative: boolean
  first: number | null
  round: number
  counter: number
  cards: number[]
  face_up: (string | null)[]
  look: (string | null)[]
  seen: string[][]
  stirred: number[]
  named: number[][]
  looked: number[]
  clues: string[]
  clue: string | null
  markers: Record<string, string>
  pairs: string[][]
  reports: string[][]
  report: string | null
  ready: number[]
  revealer: number | null
  proposals: (Proposed | null)[]
  offers: (string[] | null)[]
  effects: Record<string, string>
  removed: number | null
  removed_kind: string | null
  missing: string | null
  scores: ([number, number] | null)[]
  won: boolean | null
  winners: number[]
  over: boolean
}

export type Options = {
  mode: "auto" | "competition" | "cooperation"
  level: "easy" | "hard" | "normal"
  effects: boolean
  notebook: boolean[]
  first: "random" | number
  searches: "auto" | number
}

export type Choice = Search | Report | Propose | Offer | GrantBonus | LetIndicate | Indicate | Target | Confirm

export type Event = Opened | Seated | Answered | Faded | Finished | Unsealed | Chose | FirstPlayerNamed | CounterChanged | CluesHandedOut | ClueSeen | ClueShown | RoundBegan | Searched | SawSocks | SocksShown | LookConfirmed | PairRevealed | NoPairFound | Reported | Proposed | Disagreed | Agreed | Offered | BonusPicked | IndicationPicked | MarkerPlaced | EffectTurned | EffectFoundNoTarget | BonusCancelled | CardLifted | CardFlipped | CardTurnedDown | CardRemoved | CardsShuffled | MissingSockRevealed | DrawerOpened | RemovedCardRevealed | Scored | TeamWon | TeamLost
