// Puzzles on the page: days in a row, how a deal is read, how options stand.
import { expect, test } from 'vitest'
import { dealtPlaces, missed } from '../src/lib/deal'
import { columnsFor } from '../src/lib/fitting'
import { codeIn } from '../src/lib/puzzle_code'
import { compared } from '../src/lib/own_proof'
import { streak } from '../src/lib/streak'
import type { Deal, Proof } from '../src/lib/wire'

const at = (day: number, hour = 12) => new Date(2026, 2, day, hour).getTime() / 1000
const now = new Date(2026, 2, 30, 0, 5)

test('days in a row are counted by the calendar, also over the hour that summer takes', () => {
  expect(streak([], now)).toBe(0)
  expect(streak([at(30, 0), at(29, 23), at(29, 1), at(28, 2)], now)).toBe(3)
})
test('today may still come, a day before yesterday is over', () => {
  expect(streak([at(29), at(28)], now)).toBe(2)
  expect(streak([at(28), at(27)], now)).toBe(0)
})

const deal: Deal = {
  claim: 'rope@solution',
  so: true,
  things: 'card',
  places: { solution: ['solution', 'solution'], seat0: ['seat', 0], seat1: ['seat', 1] },
  lies: [
    { item: 'wrench', place: 'seat1', open: false, against: false },
    { item: 'rope', place: 'seat1', open: true, against: true },
  ],
}
test('a deal is read place by place; what was claimed is missed where it is not', () => {
  const places = dealtPlaces(deal)
  expect(places.map(({ place, missing, lies }) => [place, missing, lies.map(({ item }) => item)])).toEqual([
    ['solution', 'rope', []],
    ['seat1', null, ['wrench', 'rope']],
  ])
  expect(missed({ ...deal, so: false })).toBeNull()
  expect(dealtPlaces({ ...deal, so: false }).map(({ place }) => place)).toEqual(['seat1'])
})

test('a code is read out of what was typed, and out of a link', () => {
  expect(codeIn(' cd21 1rzy ')).toBe('cd21 1rzy')
  expect(codeIn('https://there.example/p/CD21-1RZY?day=2026-11-18#x')).toBe('CD21-1RZY')
  expect(codeIn('  ')).toBe('')
})

test('the longer the answers, the fewer stand side by side', () => {
  expect(columnsFor(['A1', 'B1'])).toBe(5)
  expect(columnsFor(['Rope', 'Dagger', 'Wrench'])).toBe(3)
  expect(columnsFor(['Incendie', 'Empoisonnement', 'Chantage'])).toBe(2)
  expect(columnsFor(['Odette’s hand', 'the solution'])).toBe(2)
  expect(columnsFor(['Slot 2 does not hold D (white, short).', 'x'])).toBe(1)
})

test('a proof of one’s own holds if it misses no line of the proof, and says which it can spare', () => {
  const lines = [[0], [3, 4], [7], [9]].map((events) => ({ events, text: '' }))
  const proof: Proof = { fact: 'rope@solution', events: [4, 9], lines: [], steps: [] }
  expect(compared([1, 3], lines, proof)).toEqual({ missing: [], spare: [] })
  expect(compared([0, 1, 2, 3], lines, proof)).toEqual({ missing: [], spare: [0, 2] })
  expect(compared([0, 3], lines, proof)).toEqual({ missing: [1], spare: [0] })
})
