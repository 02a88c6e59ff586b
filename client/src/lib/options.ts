// The legal choices of an ask, as core/options.py sends them: looked through without spelling out
// more than somebody wants to see.
import type { Choice, Options } from './wire'

/** The fields of a class of message, in order. */
export type FieldsOf = (type: string) => string[]

export type Part =
  | { kind: 'list'; type: string; choices: Choice[] }
  | { kind: 'product'; type: string; axes: unknown[][] }
  | { kind: 'subsets'; type: string; items: unknown[]; size: number }

/** The options by class of choice, in the order of the rules. */
export function parts(options: Options): Part[] {
  if (Array.isArray(options)) return lists(options)
  if ('either' in options) return options.either.flatMap(parts)
  if ('product' in options) return [{ kind: 'product', type: options.product, axes: options.of }]
  return [{ kind: 'subsets', type: options.subsets, items: options.of, size: options.size }]
}

function lists(choices: Choice[]): Part[] {
  const byType = new Map<string, Choice[]>()
  for (const choice of choices) {
    byType.set(choice.type, [...(byType.get(choice.type) ?? []), choice])
  }
  return [...byType].map(([type, choices]) => ({ kind: 'list', type, choices }))
}

export function count(part: Part): number {
  if (part.kind === 'list') return part.choices.length
  if (part.kind === 'product') return part.axes.reduce((all, axis) => all * axis.length, 1)
  return combinations(part.items.length, part.size)
}

function combinations(items: number, size: number): number {
  let found = 1
  for (let chosen = 0; chosen < size; chosen++) found = (found * (items - chosen)) / (chosen + 1)
  return Math.round(found)
}

const FEW = 8

/** Whether a part is picked field by field; one choice alone, or few spelled out, are buttons. */
export function wantsForm(part: Part, fieldsOf: FieldsOf): boolean {
  const choices = count(part)
  if (choices <= 1) return false
  return part.kind !== 'list' || (choices > FEW && fieldsOf(part.type).length > 0)
}

/** Whether a choice is among the options. */
export function has(options: Options, choice: Choice, fieldsOf: FieldsOf): boolean {
  return parts(options).some((part) => part.type === choice.type && inPart(part, choice, fieldsOf))
}

function inPart(part: Part, choice: Choice, fieldsOf: FieldsOf): boolean {
  const values = fieldsOf(part.type).map((field) => choice[field])
  if (part.kind === 'list') return part.choices.some((one) => same(one, choice, fieldsOf))
  if (part.kind === 'product')
    return part.axes.every((axis, place) => axis.some((value) => equal(value, values[place])))
  return isSubset(part.items, part.size, values[0])
}

/** A set is written in the order of its items. */
function isSubset(items: unknown[], size: number, chosen: unknown): boolean {
  if (!Array.isArray(chosen) || chosen.length !== size) return false
  const places = chosen.map((item) => items.findIndex((one) => equal(one, item)))
  return places.every((place, at) => place >= 0 && (at === 0 || places[at - 1]! < place))
}

/** Every choice of a part, spelled out. */
export function* spelled(part: Part, fieldsOf: FieldsOf): Generator<Choice> {
  if (part.kind === 'list') {
    yield* part.choices
    return
  }
  const fields = fieldsOf(part.type)
  if (part.kind === 'product') {
    for (const values of product(part.axes)) yield made(part.type, fields, values)
  } else {
    for (const items of subsets(part.items, part.size)) yield made(part.type, fields, [items])
  }
}

export function made(type: string, fields: string[], values: unknown[]): Choice {
  return { type, ...Object.fromEntries(fields.map((field, place) => [field, values[place]])) }
}

function* product(axes: unknown[][]): Generator<unknown[]> {
  const [first, ...rest] = axes
  if (!first) {
    yield []
    return
  }
  for (const value of first) for (const others of product(rest)) yield [value, ...others]
}

function* subsets(items: unknown[], size: number): Generator<unknown[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let place = 0; place + size <= items.length; place++) {
    for (const others of subsets(items.slice(place + 1), size - 1)) yield [items[place], ...others]
  }
}

/** Whether two messages say the same. */
export function same(one: Choice, other: Choice, fieldsOf: FieldsOf): boolean {
  if (one.type !== other.type) return false
  return fieldsOf(one.type).every((field) => equal(one[field], other[field]))
}

export function equal(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
