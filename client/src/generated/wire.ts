// Made by `make types`; not by hand.
/* eslint-disable */

export interface Welcome {
  type: "Welcome"
  table: TableInfo
  number: number
  events: (any)[]
  view: any
  ask: CompactQuestion | null
  waiting: (number)[]
  said: (Said)[]
  marks: Record<string, string>
  things: Record<string, Record<string, string>>
  replaced?: Record<string, any>
}

export interface TableInfo {
  code: string
  game: string
  options: Record<string, any>
  sitters: (Sitter)[]
  standing: "closed" | "gathering" | "over" | "playing"
  me: number | null
  host: boolean
  clock: NoClock | MoveClock | BankClock
  listed: boolean
  watch: boolean
  talk: "free" | "none" | "phrases"
  watchers: number
  next_code: string | null
  reason: string
  begun: number
  commitment: string
}

export interface Sitter {
  seat: number
  kind: "bot" | "open" | "person"
  name: string
  level: "inspector" | "random" | "rookie" | "sleuth" | null
  here: boolean
  help: "none" | "odds" | "proven" | "told"
  clock_ms: number | null
}

export interface NoClock {
  type: "NoClock"
}

export interface MoveClock {
  type: "MoveClock"
  seconds: number
}

export interface BankClock {
  type: "BankClock"
  seconds: number
  increment: number
}

export interface CompactQuestion {
  name: string
  options: any
  meanwhile: any
}

export interface Said {
  type: "Said"
  seat: number
  at: number
  phrase: "again" | "bye" | "hello" | "hurry" | "nice" | "oops" | "thanks" | "thinking" | null
  text: string
}

export interface Update {
  type: "Update"
  number: number
  events: (any)[]
  view: Record<string, any>
  ask: CompactQuestion | null
  waiting: (number)[]
  clocks: (number | null)[]
  things: Record<string, Record<string, string>>
  replaced?: Record<string, any>
}

export interface Noted {
  type: "Noted"
  notes: Notes
}

export interface Notes {
  help: "none" | "odds" | "proven" | "told"
  at: number
  things: string
  facts: (string)[]
  worlds: string
  certain: Record<string, boolean>
  odds: Record<string, number>
}

export interface TableChanged {
  type: "TableChanged"
  table: TableInfo
}

export interface Accepted {
  type: "Accepted"
  key: string
}

export interface Refusal {
  type: "Refusal"
  reason: string
  key: string
  code: string
}

export interface Choose {
  type: "Choose"
  key: string
  choice: any
}

export interface Say {
  type: "Say"
  phrase?: "again" | "bye" | "hello" | "hurry" | "nice" | "oops" | "thanks" | "thinking" | null
  text?: string
}

export interface Mark {
  type: "Mark"
  fact: string
  mark: string
}

export interface OpenNotebook {
  type: "OpenNotebook"
  open?: boolean
}

export interface Me {
  type: "Me"
  help?: "none" | "odds" | "proven" | "told" | null
}

export interface PersonWanted {
  type: "PersonWanted"
  help?: "none" | "odds" | "proven" | "told" | null
}

export interface BotSeated {
  type: "BotSeated"
  level: "inspector" | "random" | "rookie" | "sleuth"
}

export interface NewTable {
  game: string
  chairs: (Me | PersonWanted | BotSeated)[]
  options?: Record<string, any>
  help?: "none" | "odds" | "proven" | "told"
  clock?: NoClock | MoveClock | BankClock
  listed?: boolean
  watch?: boolean
  talk?: "free" | "none" | "phrases"
  start?: boolean
}

export interface GameInfo {
  name: string
  seats: [number, number]
  options: (OptionInfo)[]
  modes: (string)[]
  levels: ("inspector" | "random" | "rookie" | "sleuth")[]
}

export interface OptionInfo {
  name: string
  default: any
  values: (any)[]
  low: number | null
  high: number | null
}

export interface Person {
  name: string
}

export interface Proof {
  fact: string
  events: (number)[]
  lines: (string)[]
}

export interface Replay {
  table: TableInfo
  reader: number | null
  steps: (Step)[]
  things: Record<string, Record<string, string>>
  honest: boolean
}

export interface Step {
  number: number
  events: (any)[]
  view: Record<string, any>
}

export interface Analysis {
  notes: Notes
  chooser: number | null
  because: string
}

export interface Problem {
  detail: string
  code: string
}

export type ToReader = Welcome | Update | Noted | TableChanged | Said | Accepted | Refusal

export type FromReader = Choose | Say | Mark | OpenNotebook

export type Help = "none" | "odds" | "proven" | "told"

export type Level = "inspector" | "random" | "rookie" | "sleuth"

export type Talk = "free" | "none" | "phrases"

export type Phrase = "again" | "bye" | "hello" | "hurry" | "nice" | "oops" | "thanks" | "thinking"

export type Standing = "closed" | "gathering" | "over" | "playing"

export type Clock = NoClock | MoveClock | BankClock

export type Chair = Me | PersonWanted | BotSeated
