// Made by `make types`; not by hand.
/* eslint-disable */

export type Roll = {
  type: "Roll"
}

export type Announce = {
  type: "Announce"
  cell: string
}

export type Pass = {
  type: "Pass"
}

export type MoveTo = {
  type: "MoveTo"
  cell: string
}

export type Stay = {
  type: "Stay"
}

export type Spy = {
  type: "Spy"
  seat: number
}

export type Decline = {
  type: "Decline"
}

export type Take = {
  type: "Take"
  seat: number
}

export type Swap = {
  type: "Swap"
  card: string
  seat: number
  deck: string
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
  choice: Roll | Announce | Pass | MoveTo | Stay | Spy | Decline | Take | Swap
}

export type RolledToStart = {
  type: "RolledToStart"
  seat: number
  number: string
}

export type FirstSeatFound = {
  type: "FirstSeatFound"
  seat: number
}

export type CaseChosen = {
  type: "CaseChosen"
  level: number
  case: string
}

export type PilesLaid = {
  type: "PilesLaid"
  informants: number
  experts: number
}

export type TurnBegan = {
  type: "TurnBegan"
  seat: number
  round: number
}

export type Rolled = {
  type: "Rolled"
  seat: number
  letter: string
  number: string
}

export type Moved = {
  type: "Moved"
  seat: number
  cell: string
}

export type Stayed = {
  type: "Stayed"
  seat: number
}

export type NothingHappened = {
  type: "NothingHappened"
  seat: number
  action: string
}

export type SpyingDeclined = {
  type: "SpyingDeclined"
  spy: number
}

export type Spied = {
  type: "Spied"
  spy: number
  owner: number
  deck: string
}

export type SpiedCard = {
  type: "SpiedCard"
  spy: number
  owner: number
  card: Card
}

export type Card = {
  id: string
  deck: string
  clue: NorthOf | SouthOf | WestOf | EastOf | In | NearKind | Waterside | Borders | Aligned | Within | Rows | Cols | NotIn | Near | FarKind | Dry | InOrBorders | Beyond | Edge | Inside | DistrictHas | DistrictLacks | Not | Or | Xor | If | Pictos | Nearer | DistrictSize | RowParity | ColParity | SameDistrictNeighbours | TouchesDistricts
  voice: number
}

export type NorthOf = ["north_of", number]

export type SouthOf = ["south_of", number]

export type WestOf = ["west_of", string]

export type EastOf = ["east_of", string]

export type In = ["in", string[]]

export type NearKind = ["near_kind", string[]]

export type Waterside = ["water", string[]]

export type Borders = ["borders", string]

export type Aligned = ["aligned", string]

export type Within = ["within", string, number]

export type Rows = ["rows", number[]]

export type Cols = ["cols", string[]]

export type NotIn = ["not_in", string[]]

export type Near = ["near", string[]]

export type FarKind = ["far_kind", string[]]

export type Dry = ["dry", string[]]

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

export type Drew = {
  type: "Drew"
  seat: number
  deck: string
  left: number
}

export type DrewCard = {
  type: "DrewCard"
  seat: number
  card: Card
  left: number
}

export type Took = {
  type: "Took"
  taker: number
  victim: number
  deck: string
}

export type TookCard = {
  type: "TookCard"
  taker: number
  victim: number
  card: Card
}

export type Swapped = {
  type: "Swapped"
  seat: number
  other: number
  gave: string
  got: string
}

export type SwappedCards = {
  type: "SwappedCards"
  seat: number
  other: number
  gave: Card
  got: Card
}

export type Passed = {
  type: "Passed"
  seat: number
}

export type AnnouncedRightly = {
  type: "AnnouncedRightly"
  seat: number
  cell: string
}

export type AnnouncedWrongly = {
  type: "AnnouncedWrongly"
  seat: number
  cell: string
}

export type SawAnswer = {
  type: "SawAnswer"
  seat: number
  answer: string
}

export type Eliminated = {
  type: "Eliminated"
  seat: number
  informants: number
  experts: number
}

export type LastCallBegan = {
  type: "LastCallBegan"
  rounds: number
}

export type CaseClosed = {
  type: "CaseClosed"
  result: string
  answer: string
  cards: Card[]
  code: string | null
}

export type View = {
  me: number | null
  seats: number
  options: Record<string, unknown>
  level: number
  case: string
  first: number
  active: number
  round: number
  last_call: boolean
  dice: [string, string] | null
  at: (string | null)[]
  used: string[]
  alive: number[]
  answered: number[]
  piles: Record<string, number>
  hand_sizes: Record<string, number[]>
  hand: Card[]
  notes: Note[]
  wrong: string[]
  candidates: string[] | null
  answer: string | null
  result: string
  cards: Card[]
  code: string | null
  winners: number[]
  over: boolean
}

export type Note = {
  card: Card
  source: "drawn" | "spied" | "swapped" | "taken"
  seat: number | null
  round: number
  cells: string[]
}

export type Choice = Roll | Announce | Pass | MoveTo | Stay | Spy | Decline | Take | Swap

export type Event = Opened | Seated | Answered | Faded | Finished | Unsealed | Chose | RolledToStart | FirstSeatFound | CaseChosen | PilesLaid | TurnBegan | Rolled | Moved | Stayed | NothingHappened | SpyingDeclined | Spied | SpiedCard | Drew | DrewCard | Took | TookCard | Swapped | SwappedCards | Passed | AnnouncedRightly | AnnouncedWrongly | SawAnswer | Eliminated | LastCallBegan | CaseClosed
