import { expect, test } from 'vitest'
import { count, has, parts, spelled, wantsForm } from '../src/lib/options'
import type { Options } from '../src/lib/wire'

const FIELDS: Record<string, string[]> = { Suggest: ['suspect', 'room'], Search: ['slots'], Pass: [] }
const fieldsOf = (type: string) => FIELDS[type] ?? []
const options: Options = {
  either: [
    [{ type: 'Pass' }],
    { product: 'Suggest', of: [['rose', 'violet'], ['hall', 'study']] },
    { subsets: 'Search', of: [1, 2, 3, 4], size: 2 },
  ],
}

test('counts and spells out every kind', () => {
  expect(parts(options).map(count)).toEqual([1, 4, 6])
  expect(parts(options).map((part) => [...spelled(part, fieldsOf)].length)).toEqual([1, 4, 6])
})

test('a product holds its combinations and nothing else', () => {
  expect(has(options, { type: 'Suggest', suspect: 'rose', room: 'study' }, fieldsOf)).toBe(true)
  expect(has(options, { type: 'Suggest', suspect: 'rose', room: 'roof' }, fieldsOf)).toBe(false)
  expect(has(options, { type: 'Accuse', suspect: 'rose', room: 'study' }, fieldsOf)).toBe(false)
})

test('a set is written in the order of its items, once each', () => {
  expect(has(options, { type: 'Search', slots: [1, 4] }, fieldsOf)).toBe(true)
  expect(has(options, { type: 'Search', slots: [4, 1] }, fieldsOf)).toBe(false)
  expect(has(options, { type: 'Search', slots: [1, 1] }, fieldsOf)).toBe(false)
  expect(has(options, { type: 'Search', slots: [1] }, fieldsOf)).toBe(false)
})

test('whatever is one choice alone is a button, so that no form is left without a way to send it', () => {
  const asked: Options = {
    either: [
      [{ type: 'Pass' }],
      { product: 'Enter', of: [['kitchen']] },
      { product: 'Suggest', of: [['rose'], ['hall']] },
      { subsets: 'Search', of: [1, 2], size: 2 },
      { product: 'Walk', of: [['1,1', '1,2']] },
    ],
  }
  expect(parts(asked).map((part) => wantsForm(part, fieldsOf))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})
