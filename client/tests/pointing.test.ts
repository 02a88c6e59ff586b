// Pointing at a choice points at everything it names, and a picture twice on a page is two pictures.
import { expect, test } from 'vitest'
import { withOwnNames } from '../src/lib/covers'
import { aimedAt, thingsIn } from '../src/lib/pointing'

test('a choice names things by the ids of their texts', () => {
  const fields = { Swap: { card: 'card', seats: 'seat', case: '*Case', times: '' } }
  const swap = { type: 'Swap', card: { id: 'L1-I-07' }, seats: [0, 2], case: {}, times: 3 }
  expect(thingsIn(fields, swap)).toEqual(['card-L1-I-07', 'seat-0', 'seat-2'])
  expect(thingsIn(fields, { type: 'Pass' })).toEqual([])
})

test('a choice that names nothing stands for itself', () => {
  const fields = { Walk: { steps: '' }, Enter: { room: 'card' }, Rest: {} }
  expect(aimedAt(fields, { type: 'Walk', steps: 2 })).toEqual(['choice-Walk-2'])
  expect(aimedAt(fields, { type: 'Rest' })).toEqual(['choice-Rest'])
  expect(aimedAt(fields, { type: 'Enter', room: 'hall' })).toEqual(['card-hall'])
})

test('what a picture names inside is its own', () => {
  const svg = '<svg><g id="knit"/><use href="#knit"/><path grid="1" fill="url(#knit)"/></svg>'
  expect(withOwnNames(svg, 'p1')).toBe(
    '<svg><g id="p1-knit"/><use href="#p1-knit"/><path grid="1" fill="url(#p1-knit)"/></svg>',
  )
})
