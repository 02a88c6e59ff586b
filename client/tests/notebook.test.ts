// Own marks: taken back, bound together, and flagged only by what the seat was told or may have proven.
import { describe, expect, test, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }))

import { bound, circled, freshGroup, groupsOf, regrouped } from '../src/lib/binding'
import { contradicted } from '../src/lib/contradicted'
import { History } from '../src/lib/history.svelte'
import { STEPS, howFar } from '../src/lib/how_far'
import { mayAsk, noted } from '../src/lib/noted'
import type { Table } from '../src/lib/table.svelte'
import type { Notes } from '../src/lib/wire'
import { Words } from '../src/lib/words'

const FIELDS = { Shown: { shower: 'seat', viewer: 'seat' }, Asked: { asker: 'seat' } }
const said: string[] = []
const words = {
  fields: FIELDS,
  say: ({ type }: { type: string }) => (said.push(type), `${type}!`),
  listed: (names: string[]) => names.join('+'),
} as unknown as Words

function table(marks: Record<string, string>, notes: Partial<Notes>): Table {
  const events = [{ type: 'Dealt' }, { type: 'Asked', asker: 1 }, { type: 'Shown', shower: 0, viewer: 2 }]
  const empty = { help: 'told', told: {}, bonds: [], certain: {}, odds: {}, places: {}, questions: {} }
  const mark = (fact: string, mark: string) => {
    if (mark) marks[fact] = mark
    else delete marks[fact]
  }
  const nameOf = (seat: number) => `seat ${seat}`
  return { marks, mark, events, words, nameOf, info: { me: 0 }, notes: { ...empty, ...notes } } as unknown as Table
}

describe('a mark is flagged', () => {
  test('by what was told outright, with what was told', () => {
    const one = table({ 'rope@seat1': 'yes', 'pipe@seat1': 'no' }, { certain: { 'rope@seat1': false, 'pipe@seat1': false }, told: { 'rope@seat1': [2] }, questions: { 2: 1 } })
    said.length = 0
    expect(contradicted(one, 'rope@seat1')).not.toBe('')
    expect(said).toEqual(['Asked', 'Shown'])
    expect(contradicted(one, 'pipe@seat1')).toBe('')
  })
  test('by one of these three, once all three are crossed out', () => {
    const bonds = [{ facts: ['a@seat1', 'b@seat1', 'c@seat1'], low: 1, high: null, event: 2 }]
    const marks: Record<string, string> = { 'a@seat1': 'no', 'b@seat1': 'no', 'c@seat1': 'maybe' }
    expect(contradicted(table(marks, { bonds }), 'a@seat1')).toBe('')
    marks['c@seat1'] = 'no'
    expect(contradicted(table(marks, { bonds }), 'a@seat1')).not.toBe('')
    expect(noted(table(marks, { bonds }), 'c@seat1').flag).not.toBe('')
  })
  test('by a count that is too small for my ticks', () => {
    const bonds = [{ facts: ['a@seat1', 'b@seat1'], low: 1, high: 1, event: 0 }]
    expect(contradicted(table({ 'a@seat1': 'yes' }, { bonds }), 'a@seat1')).toBe('')
    expect(contradicted(table({ 'a@seat1': 'yes', 'b@seat1': 'yes' }, { bonds }), 'a@seat1')).not.toBe('')
  })
  test('never where the notebook keeps nothing, and never a maybe or a note', () => {
    expect(contradicted(table({ a: 'yes' }, { help: 'none' }), 'a')).toBe('')
    expect(contradicted(table({ a: 'maybe', b: 'ask' }, { certain: { a: false, b: false } }), 'a')).toBe('')
  })
})

test('what was told can be asked again with help told, what follows only where proofs are given', () => {
  const notes = { certain: { a: true, b: false }, told: { a: [0] } }
  expect(mayAsk(table({}, notes), 'a')).toBe(true)
  expect(mayAsk(table({}, notes), 'b')).toBe(false)
  expect(mayAsk(table({}, { ...notes, help: 'proven' }), 'b')).toBe(true)
  expect(mayAsk(table({}, { ...notes, help: 'none' }), 'a')).toBe(false)
})

test('of my own card the notebook says who has seen it', () => {
  const notes: Partial<Notes> = { certain: { 'rope@seat0': true }, told: { 'rope@seat0': [0, 2] }, places: { seat0: ['seat', 0] } }
  expect(noted(table({}, notes), 'rope@seat0').seenBy).toEqual([2])
  expect(noted(table({}, { ...notes, places: { seat0: ['seat', 1] } }), 'rope@seat0').seenBy).toEqual([])
})

test('cells are bound by a number they share, in as many groups as the mark has room for', () => {
  expect(regrouped('no', 1)).toBe('one-1')
  expect(regrouped('one-1', 2)).toBe('one-1-2')
  expect(regrouped('one-1-2', 1)).toBe('one-2')
  expect(regrouped('one-2', 2)).toBe('')
  expect(regrouped('one-10-11-12', 13).length).toBeLessThanOrEqual(12)
  const marks = { a: 'one-1', b: 'one-1-3', c: 'yes', d: 'one' }
  expect(bound(marks, 1)).toEqual(['a', 'b'])
  expect(freshGroup(marks)).toBe(4)
  expect(groupsOf('one')).toEqual([])
  expect(circled([1, 3])).toBe('①③')
})

test('marks are taken back one by one and done again until something else is written', () => {
  const one = table({}, {})
  const history = new History(one)
  history.write('a', 'no')
  history.write('a', 'yes')
  history.write('a', 'yes')
  history.undo()
  expect(one.marks).toEqual({ a: 'no' })
  history.undo()
  expect(one.marks).toEqual({})
  expect([history.mayUndo, history.mayRedo]).toEqual([false, true])
  history.redo()
  history.write('b', 'maybe')
  history.redo()
  expect(one.marks).toEqual({ a: 'no', b: 'maybe' })
})

test('how far one is goes from nothing to all, and to all only when one solution is left', () => {
  expect(howFar([324, 324])).toBe(0)
  expect(howFar([40, 324])).toBe(1)
  expect(howFar([2, 324])).toBe(STEPS - 1)
  expect(howFar([2, 1_000_000])).toBe(STEPS - 1)
  expect(howFar([1, 324])).toBe(STEPS)
})
