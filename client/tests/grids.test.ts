import { expect, test } from 'vitest'
import { readFact } from '../src/lib/facts'
import { grids } from '../src/table/grids'

test('items that can be in the same places share a grid', () => {
  const facts = ['rope@solution', 'rope@seat0', 'pipe@solution', 'pipe@seat0', 'thief@A1', 'thief@B1']
  const [cards, thief] = grids(facts, { A1: ['cell', 'A1'], B1: ['cell', 'B1'], seat0: ['seat', 0] })
  expect(cards).toMatchObject({ items: ['rope', 'pipe'], places: ['solution', 'seat0'], map: false })
  expect(thief).toMatchObject({ items: ['thief'], places: ['A1', 'B1'], map: true })
})

test('many places stand below each other', () => {
  const slots = Array.from({ length: 15 }, (_, n) => `A@slot${n + 1}`)
  expect(grids(slots)[0]!.turned).toBe(true)
})

test('facts are taken apart', () => {
  expect(readFact('L1-I-07@seat2')).toEqual({ item: 'L1-I-07', place: 'seat2' })
})
