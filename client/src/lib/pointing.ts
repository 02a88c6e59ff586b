// What somebody points at, in the controls or on the board, so that the other can light it up.
import { equal } from './options'
import type { Table } from './table.svelte'
import type { Message } from './wire'
import type { Fields } from './words'

/** The things a message names, as ids of texts: `room-hall`, `seat-1`. */
export function thingsIn(fields: Fields, message: Message): string[] {
  return Object.entries(fields[message.type] ?? {}).flatMap(([field, domain]) => {
    if (!domain || domain.startsWith('*')) return []
    return [message[field]].flat().map((value) => idOf(domain, value))
  })
}

/** A thing that brings its own words is known by its id. */
export function idOf(domain: string, value: unknown): string {
  const known = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return `${domain}-${known}`
}

export function pointAt(table: Table, what: string | Message | null): void {
  const things = typeof what === 'string' ? [what] : what ? thingsIn(table.words.fields, what) : []
  if (!equal(things, table.pointed)) table.pointed = things
}

/** Whether a choice names something that is pointed at. */
export function isPointed(table: Table, choice: Message): boolean {
  return table.pointed.length > 0 && thingsIn(table.words.fields, choice).some((one) => table.pointed.includes(one))
}

/** What an element does for pointing: with a mouse, a finger or the focus. */
export function pointing(table: Table, what: string | Message) {
  const on = () => pointAt(table, what)
  const off = () => pointAt(table, null)
  const stands = typeof what === 'string' ? { 'data-thing': what } : {}
  return { ...stands, onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off }
}
