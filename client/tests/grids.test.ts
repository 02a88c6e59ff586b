import { expect, test } from 'vitest'
import { readFact, splitPlace } from '../src/lib/facts'
import { grids } from '../src/table/grids'

test('items that can be in the same places share a grid', () => {
  const facts = ['rope@solution', 'rope@seat0', 'pipe@solution', 'pipe@seat0', 'thief@A1', 'thief@B1']
  const [cards, thief] = grids(facts)
  expect(cards).toMatchObject({ items: ['rope', 'pipe'], places: ['solution', 'seat0'], map: false })
  expect(thief).toMatchObject({ items: ['thief'], places: ['A1', 'B1'], map: true })
})

test('many places stand below each other', () => {
  const slots = Array.from({ length: 15 }, (_, n) => `A@slot${n + 1}`)
  expect(grids(slots)[0]!.turned).toBe(true)
})

test('facts and places are taken apart', () => {
  expect(readFact('L1-I-07@seat2')).toEqual({ item: 'L1-I-07', place: 'seat2' })
  expect(splitPlace('seat2')).toEqual(['seat', 2])
  expect(splitPlace('B3')).toEqual(['cell', 'B3'])
  expect(splitPlace('solution')).toEqual(['solution', 'solution'])
})
