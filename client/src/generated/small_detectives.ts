// Made by `make types`; not by hand.
/* eslint-disable */

export interface Play {
  type: "Play"
  card: string
}

export interface PlayBoth {
  type: "PlayBoth"
  first: string
  second: string
}

export interface Shadow {
  type: "Shadow"
  seat: number
}

export interface Walk {
  type: "Walk"
  steps: number
}

export interface GoTo {
  type: "GoTo"
  position: number
}

export interface SwapWith {
  type: "SwapWith"
  seat: number
}

export interface SwapHouse {
  type: "SwapHouse"
  position: number
}

export interface SwapCards {
  type: "SwapCards"
  seats: (number)[]
}

export interface AskAround {
  type: "AskAround"
  tokens: (string)[]
  seat: number
}

export interface Declare {
  type: "Declare"
  suspect: string
  weapon: string
}

export interface Decline {
  type: "Decline"
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
  choice: Play | PlayBoth | Shadow | Walk | GoTo | SwapWith | SwapHouse | SwapCards | AskAround | Declare | Decline
}

export interface CardsRemoved {
  type: "CardsRemoved"
  cards: (string)[]
}

export interface DetectivesPlaced {
  type: "DetectivesPlaced"
  positions: (number)[]
}

export interface HandDealt {
  type: "HandDealt"
  seat: number
  cards: (string)[]
}

export interface CardsDealt {
  type: "CardsDealt"
  each: number
}

export interface RoundBegan {
  type: "RoundBegan"
  number: number
}

export interface CardRevealed {
  type: "CardRevealed"
  seat: number
  card: string
}

export interface WentIntoStreet {
  type: "WentIntoStreet"
  seat: number
  position: number
}

export interface CameBackFromStreet {
  type: "CameBackFromStreet"
  seat: number
  position: number
}

export interface Shadowed {
  type: "Shadowed"
  shadower: number
  seat: number
}

export interface Moved {
  type: "Moved"
  seat: number
  card: string
  origin: number
  position: number
}

export interface PlacesSwapped {
  type: "PlacesSwapped"
  seat: number
  other: number
}

export interface HousesSwapped {
  type: "HousesSwapped"
  seat: number
  position: number
  other: number
}

export interface NothingHappened {
  type: "NothingHappened"
  seat: number
  card: string
}

export interface CardsSwapped {
  type: "CardsSwapped"
  seat: number
  seats: (number)[]
}

export interface PoliceQueueChanged {
  type: "PoliceQueueChanged"
  queue: (number)[]
}

export interface LookedUnder {
  type: "LookedUnder"
  seat: number
  tile: number
  position: number
}

export interface SawUnder {
  type: "SawUnder"
  seat: number
  tile: number
  position: number
  token: string
}

export interface PubDeclined {
  type: "PubDeclined"
  seat: number
}

export interface PubAsked {
  type: "PubAsked"
  asker: number
  asked: number
  kind: string
  tokens: number
  seen_all: boolean
}

export interface PubAskedAbout {
  type: "PubAskedAbout"
  asker: number
  asked: number
  kind: string
  tokens: (string)[]
  seen_all: boolean
}

export interface PubShows {
  type: "PubShows"
  kind: string
}

export interface DeclarationDeclined {
  type: "DeclarationDeclined"
  seat: number
}

export interface DeclaredRightly {
  type: "DeclaredRightly"
  seat: number
}

export interface DeclaredWrongly {
  type: "DeclaredWrongly"
  seat: number
}

export interface DeclaredWronglyInSecret {
  type: "DeclaredWronglyInSecret"
  seat: number
  suspect: string
  weapon: string
  true_suspect: string
  true_weapon: string
}

export interface Eliminated {
  type: "Eliminated"
  seat: number
  cards: number
}

export interface CardPassed {
  type: "CardPassed"
  giver: number
  card: string
  taker: number
}

export interface SolutionRevealed {
  type: "SolutionRevealed"
  suspect: string
  weapon: string
}

export interface TilesRevealed {
  type: "TilesRevealed"
  tokens: (string)[]
}

export interface View {
  me: number | null
  seats: number
  round: number
  pub: string
  cards_removed: (string)[]
  at: (number)[]
  in_street: (number)[]
  queue: (number)[]
  tile_at: (number)[]
  alive: (number)[]
  ready: (number)[]
  hand: (string)[]
  hand_sizes: (number)[]
  known_hands: ((string)[])[]
  laid: (string)[]
  in_front: ((string)[])[]
  looked: ((number)[])[]
  under: (string | null)[]
  shadow: [number, number] | null
  solution: [string, string] | null
  winners: (number)[]
  over: boolean
}

export type Choice = Play | PlayBoth | Shadow | Walk | GoTo | SwapWith | SwapHouse | SwapCards | AskAround | Declare | Decline

export type Event = Opened | Seated | Answered | Faded | Finished | Unsealed | Chose | CardsRemoved | DetectivesPlaced | HandDealt | CardsDealt | RoundBegan | CardRevealed | WentIntoStreet | CameBackFromStreet | Shadowed | Moved | PlacesSwapped | HousesSwapped | NothingHappened | CardsSwapped | PoliceQueueChanged | LookedUnder | SawUnder | PubDeclined | PubAsked | PubAskedAbout | PubShows | DeclarationDeclined | DeclaredRightly | DeclaredWrongly | DeclaredWronglyInSecret | Eliminated | CardPassed | SolutionRevealed | TilesRevealed
