// Made by `make types`; not by hand.
/* eslint-disable */

export type Play = {
  type: "Play"
  card: string
}

export type PlayBoth = {
  type: "PlayBoth"
  first: string
  second: string
}

export type Shadow = {
  type: "Shadow"
  seat: number
}

export type Walk = {
  type: "Walk"
  steps: number
}

export type GoTo = {
  type: "GoTo"
  position: number
}

export type SwapWith = {
  type: "SwapWith"
  seat: number
}

export type SwapHouse = {
  type: "SwapHouse"
  position: number
}

export type SwapCards = {
  type: "SwapCards"
  seats: number[]
}

export type Look = {
  type: "Look"
  tiles: number[]
}

export type LookAway = {
  type: "LookAway"
}

export type AskAround = {
  type: "AskAround"
  tokens: string[]
  seat: number
}

export type Declare = {
  type: "Declare"
  suspect: string
  weapon: string
}

export type Decline = {
  type: "Decline"
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
  choice: Play | PlayBoth | Shadow | Walk | GoTo | SwapWith | SwapHouse | SwapCards | Look | LookAway | AskAround | Declare | Decline
}

export type CardsRemoved = {
  type: "CardsRemoved"
  cards: string[]
}

export type DetectivesPlaced = {
  type: "DetectivesPlaced"
  positions: number[]
}

export type DetectivesSetOut = {
  type: "DetectivesSetOut"
  starts: Start[]
}

export type Start = {
  seat: number
  position: number
}

export type HandDealt = {
  type: "HandDealt"
  seat: number
  cards: string[]
}

export type CardsDealt = {
  type: "CardsDealt"
  each: number
}

export type RoundBegan = {
  type: "RoundBegan"
  number: number
}

export type CardRevealed = {
  type: "CardRevealed"
  seat: number
  card: string
}

export type WentIntoStreet = {
  type: "WentIntoStreet"
  seat: number
  position: number
}

export type CameBackFromStreet = {
  type: "CameBackFromStreet"
  seat: number
  position: number
}

export type Shadowed = {
  type: "Shadowed"
  shadower: number
  seat: number
}

export type Moved = {
  type: "Moved"
  seat: number
  card: string
  origin: number
  position: number
}

export type PlacesSwapped = {
  type: "PlacesSwapped"
  seat: number
  other: number
}

export type HousesSwapped = {
  type: "HousesSwapped"
  seat: number
  position: number
  other: number
}

export type NothingHappened = {
  type: "NothingHappened"
  seat: number
  card: string
}

export type NowhereToLook = {
  type: "NowhereToLook"
  seat: number
}

export type FollowedInVain = {
  type: "FollowedInVain"
  shadower: number
  seat: number
}

export type NotAlone = {
  type: "NotAlone"
  seats: number[]
  position: number
}

export type CardsSwapped = {
  type: "CardsSwapped"
  seat: number
  seats: number[]
}

export type PoliceQueueChanged = {
  type: "PoliceQueueChanged"
  queue: number[]
}

export type LookedUnder = {
  type: "LookedUnder"
  seat: number
  tile: number
  position: number
}

export type SawUnder = {
  type: "SawUnder"
  seat: number
  tile: number
  position: number
  token: string
}

export type LookDeclined = {
  type: "LookDeclined"
  seat: number
  tile: number
  position: number
}

export type PubDeclined = {
  type: "PubDeclined"
  seat: number
}

export type PubAsked = {
  type: "PubAsked"
  asker: number
  asked: number
  kind: string
  tokens: number
  seen_all: boolean
}

export type PubAskedAbout = {
  type: "PubAskedAbout"
  asker: number
  asked: number
  kind: string
  tokens: string[]
  seen_all: boolean
}

export type PubShows = {
  type: "PubShows"
  kind: string
}

export type DeclarationDeclined = {
  type: "DeclarationDeclined"
  seat: number
}

export type DeclaredRightly = {
  type: "DeclaredRightly"
  seat: number
}

export type DeclaredWrongly = {
  type: "DeclaredWrongly"
  seat: number
}

export type DeclaredWronglyInSecret = {
  type: "DeclaredWronglyInSecret"
  seat: number
  suspect: string
  weapon: string
  true_suspect: string
  true_weapon: string
}

export type Eliminated = {
  type: "Eliminated"
  seat: number
  cards: number
}

export type CardPassed = {
  type: "CardPassed"
  giver: number
  card: string
  taker: number
}

export type SolutionRevealed = {
  type: "SolutionRevealed"
  suspect: string
  weapon: string
}

export type TilesRevealed = {
  type: "TilesRevealed"
  tokens: string[]
}

export type View = {
  me: number | null
  seats: number
  round: number
  pub: string
  cards_removed: string[]
  at: number[]
  in_street: number[]
  queue: number[]
  tile_at: number[]
  alive: number[]
  ready: number[]
  hand: string[]
  hand_sizes: number[]
  known_hands: string[][]
  laid: string[]
  in_front: string[][]
  looked: number[][]
  under: (string | null)[]
  shadow: [number, number] | null
  solution: [string, string] | null
  winners: number[]
  over: boolean
}

export type Choice = Play | PlayBoth | Shadow | Walk | GoTo | SwapWith | SwapHouse | SwapCards | Look | LookAway | AskAround | Declare | Decline

export type Event = Opened | Seated | Answered | Faded | Finished | Unsealed | Chose | CardsRemoved | DetectivesPlaced | DetectivesSetOut | HandDealt | CardsDealt | RoundBegan | CardRevealed | WentIntoStreet | CameBackFromStreet | Shadowed | Moved | PlacesSwapped | HousesSwapped | NothingHappened | NowhereToLook | FollowedInVain | NotAlone | CardsSwapped | PoliceQueueChanged | LookedUnder | SawUnder | LookDeclined | PubDeclined | PubAsked | PubAskedAbout | PubShows | DeclarationDeclined | DeclaredRightly | DeclaredWrongly | DeclaredWronglyInSecret | Eliminated | CardPassed | SolutionRevealed | TilesRevealed
