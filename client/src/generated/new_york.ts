// Made by `make types`; not by hand.
/* eslint-disable */

export interface Roll {
  type: "Roll"
}

export interface Announce {
  type: "Announce"
  cell: string
}

export interface Pass {
  type: "Pass"
}

export interface MoveTo {
  type: "MoveTo"
  cell: string
}

export interface Stay {
  type: "Stay"
}

export interface Spy {
  type: "Spy"
  seat: number
}

export interface Decline {
  type: "Decline"
}

export interface Take {
  type: "Take"
  seat: number
}

export interface Swap {
  type: "Swap"
  card: string
  seat: number
  deck: string
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
  choice: Roll | Announce | Pass | MoveTo | Stay | Spy | Decline | Take | Swap
}

export interface RolledToStart {
  type: "RolledToStart"
  seat: number
  number: string
}

export interface FirstSeatFound {
  type: "FirstSeatFound"
  seat: number
}

export interface CaseChosen {
  type: "CaseChosen"
  level: number
  case: string
}

export interface PilesLaid {
  type: "PilesLaid"
  informants: number
  experts: number
}

export interface TurnBegan {
  type: "TurnBegan"
  seat: number
  round: number
}

export interface Rolled {
  type: "Rolled"
  seat: number
  letter: string
  number: string
}

export interface Moved {
  type: "Moved"
  seat: number
  cell: string
}

export interface Stayed {
  type: "Stayed"
  seat: number
}

export interface NothingHappened {
  type: "NothingHappened"
  seat: number
  action: string
}

export interface SpyingDeclined {
  type: "SpyingDeclined"
  spy: number
}

export interface Spied {
  type: "Spied"
  spy: number
  owner: number
  deck: string
}

export interface SpiedCard {
  type: "SpiedCard"
  spy: number
  owner: number
  card: Card
}

export interface Card {
  id: string
  deck: string
  clue: NorthOf | SouthOf | WestOf | EastOf | In | NearKind | Waterside | Borders | Aligned | Within | Rows | Cols | NotIn | Near | FarKind | Dry | InOrBorders | Beyond | Edge | Inside | DistrictHas | DistrictLacks | Not | Or | Xor | If | Pictos | Nearer | DistrictSize | RowParity | ColParity | SameDistrictNeighbours | TouchesDistricts
  voice: number
}

export type NorthOf = ["north_of", number]

export type SouthOf = ["south_of", number]

export type WestOf = ["west_of", string]

export type EastOf = ["east_of", string]

export type In = ["in", (string)[]]

export type NearKind = ["near_kind", (string)[]]

export type Waterside = ["water", (string)[]]

export type Borders = ["borders", string]

export type Aligned = ["aligned", string]

export type Within = ["within", string, number]

export type Rows = ["rows", (number)[]]

export type Cols = ["cols", (string)[]]

export type NotIn = ["not_in", (string)[]]

export type Near = ["near", (string)[]]

export type FarKind = ["far_kind", (string)[]]

export type Dry = ["dry", (string)[]]

export type InOrBorders = ["in_or_borders", string]

export type Beyond = ["beyond", string, number]

export type Edge = ["edge"]

export type Inside = ["inside"]

export type DistrictHas = ["district_has", string]

export type DistrictLacks = ["district_lacks", string]

export type Not = ["not", NorthOf | SouthOf | WestOf | EastOf | In | NearKind | Waterside | Borders | Aligned | Within]

export type Or = ["or", NorthOf | SouthOf | WestOf | EastOf | In | NearKind | Waterside | Borders | Aligned | Within, NorthOf | SouthOf | WestOf | EastOf | In | NearKind | Waterside | Borders | Aligned | Within]

export type Xor = ["xor", NorthOf | SouthOf | WestOf | EastOf | In | NearKind | Waterside | Borders | Aligned | Within, NorthOf | SouthOf | WestOf | EastOf | In | NearKind | Waterside | Borders | Aligned | Within]

export type If = ["if", NorthOf | SouthOf | WestOf | EastOf | In | NearKind | Waterside | Borders | Aligned | Within, NorthOf | SouthOf | WestOf | EastOf | In | NearKind | Waterside | Borders | Aligned | Within]

export type Pictos = ["pictos", "<=" | "=" | ">=", number]

export type Nearer = ["nearer", string, string]

export type DistrictSize = ["district_size", "=", number]

export type RowParity = ["row_parity", number]

export type ColParity = ["col_parity", number]

export type SameDistrictNeighbours = ["same_district_neighbours", "<=" | "=" | ">=", number]

export type TouchesDistricts = ["touches_districts", number]

export interface Drew {
  type: "Drew"
  seat: number
  deck: string
  left: number
}

export interface DrewCard {
  type: "DrewCard"
  seat: number
  card: Card
  left: number
}

export interface Took {
  type: "Took"
  taker: number
  victim: number
  deck: string
}

export interface TookCard {
  type: "TookCard"
  taker: number
  victim: number
  card: Card
}

export interface Swapped {
  type: "Swapped"
  seat: number
  other: number
  gave: string
  got: string
}

export interface SwappedCards {
  type: "SwappedCards"
  seat: number
  other: number
  gave: Card
  got: Card
}

export interface Passed {
  type: "Passed"
  seat: number
}

export interface AnnouncedRightly {
  type: "AnnouncedRightly"
  seat: number
  cell: string
}

export interface AnnouncedWrongly {
  type: "AnnouncedWrongly"
  seat: number
  cell: string
}

export interface SawAnswer {
  type: "SawAnswer"
  seat: number
  answer: string
}

export interface Eliminated {
  type: "Eliminated"
  seat: number
  informants: number
  experts: number
}

export interface LastCallBegan {
  type: "LastCallBegan"
  rounds: number
}

export interface CaseClosed {
  type: "CaseClosed"
  result: string
  answer: string
  cards: (Card)[]
  code: string | null
}

export interface View {
  me: number | null
  seats: number
  options: Record<string, any>
  level: number
  case: string
  first: number
  active: number
  round: number
  last_call: boolean
  dice: [string, string] | null
  at: (string | null)[]
  alive: (number)[]
  answered: (number)[]
  piles: Record<string, number>
  hand_sizes: Record<string, (number)[]>
  hand: (Card)[]
  notes: (Note)[]
  wrong: (string)[]
  candidates: (string)[] | null
  answer: string | null
  result: string
  cards: (Card)[]
  code: string | null
  winners: (number)[]
  over: boolean
}

export interface Note {
  card: Card
  source: "drawn" | "spied" | "swapped" | "taken"
  seat: number | null
  round: number
  cells: (string)[]
}

export type Choice = Roll | Announce | Pass | MoveTo | Stay | Spy | Decline | Take | Swap

export type Event = Opened | Seated | Answered | Faded | Finished | Unsealed | Chose | RolledToStart | FirstSeatFound | CaseChosen | PilesLaid | TurnBegan | Rolled | Moved | Stayed | NothingHappened | SpyingDeclined | Spied | SpiedCard | Drew | DrewCard | Took | TookCard | Swapped | SwappedCards | Passed | AnnouncedRightly | AnnouncedWrongly | SawAnswer | Eliminated | LastCallBegan | CaseClosed
