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

/** What a choice is about: the things it names, or itself where it names none. */
export function aimedAt(fields: Fields, choice: Message): string[] {
  const things = thingsIn(fields, choice)
  const values = Object.keys(fields[choice.type] ?? {}).map((field) => choice[field])
  return things.length ? things : [['choice', choice.type, ...values].join('-')]
}

/** A thing that brings its own words is known by its id. */
export function idOf(domain: string, value: unknown): string {
  const known = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return `${domain}-${known}`
}

export function pointAt(table: Table, what: string | Message | null): void {
  const things = typeof what === 'string' ? [what] : what ? aimedAt(table.words.fields, what) : []
  if (!equal(things, table.pointed)) table.pointed = things
}

/** Whether a choice is what is pointed at, or names it. */
export function isPointed(table: Table, choice: Message): boolean {
  const about = aimedAt(table.words.fields, choice)
  return table.pointed.length > 0 && table.pointed.every((one) => about.includes(one))
}

/** Whether a guide advises this choice. */
export function isAdvised(table: Table, choice: Message): boolean {
  return table.advised !== null && equal(table.advised, choice)
}

/** What an element does for pointing: with a mouse, a finger or the focus. */
export function pointing(table: Table, what: string | Message) {
  const on = () => pointAt(table, what)
  const off = () => pointAt(table, null)
  const stands = typeof what === 'string' ? { 'data-thing': what } : {}
  return { ...stands, onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off }
}

/** For whatever on a board stands for a choice or a thing: it points at it, and lights up with it. */
export function standsFor(table: Table, what: string | Message) {
  const pointed = typeof what === 'string' ? table.pointed.includes(what) : isPointed(table, what)
  const advised = typeof what !== 'string' && isAdvised(table, what)
  return { ...pointing(table, what), 'data-pointed': pointed || undefined, 'data-guided': advised || undefined }
}
