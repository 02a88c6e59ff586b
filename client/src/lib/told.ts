// What the reader was told of a fact, as sentences, and what was told of several facts together.
import { thingsIn } from './pointing'
import type { Table } from './table.svelte'
import type { Bond } from './wire'

/** An event after the question it answers, if it answers one. */
export function toldIn(table: Table, number: number): number[] {
  const asked = table.notes?.questions[number]
  return asked === undefined ? [number] : [asked, number]
}

export function sentence(table: Table, number: number): string {
  const events = toldIn(table, number).flatMap((one) => table.events[one] ?? [])
  return events.map((event) => table.words.say(event)).join(' ')
}

/** What binds a fact to others and is not settled yet: one of them is true, and nobody said which. */
export function openBonds(table: Table, fact: string): Bond[] {
  return unsettled(table).filter(({ facts }) => facts.includes(fact))
}

export function unsettled(table: Table): Bond[] {
  const { bonds = [], certain = {} } = table.notes ?? {}
  return bonds.filter(({ facts, low }) => {
    const open = facts.filter((fact) => certain[fact] === undefined)
    return low > 0 && open.length > 1 && facts.filter((fact) => certain[fact]).length < low
  })
}

/** The events that told a fact outright, and what else belongs to it. */
export function toldOf(table: Table, fact: string): number[] {
  return table.notes?.told[fact] ?? []
}

/** Everyone but me whom these events name: of my own card, who has seen it. */
export function othersIn(table: Table, events: number[]): number[] {
  const seats = events.flatMap((number) => {
    const event = table.events[number]
    const fields = Object.entries(table.words.fields[event?.type ?? ''] ?? {})
    return fields.filter(([, domain]) => domain === 'seat').map(([field]) => event![field])
  })
  return [...new Set(seats)].filter((seat): seat is number => typeof seat === 'number' && seat !== table.info.me)
}

/** Shows events on the board and in the log, with the questions they answer, and these facts. */
export function cite(table: Table, numbers: number[], facts: string[]): void {
  table.cited = numbers.flatMap((number) => toldIn(table, number))
  const events = table.cited.flatMap((one) => table.events[one] ?? [])
  table.lit = [...facts, ...events.flatMap((event) => thingsIn(table.words.fields, event))]
}

export function citeNothing(table: Table): void {
  table.cited = []
  table.lit = []
}
