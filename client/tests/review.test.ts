// A review beside the replay of the same game.
import { expect, test } from 'vitest'
import { keyMoments, points, stepAt, turns } from '../src/lib/review'
import type { Moment, Step } from '../src/lib/wire'

const event = { type: 'Rolled' }
const step = (number: number, events: number): Step => ({ number, events: Array(events).fill(event), view: {} })

test('a moment belongs to the step in which so many events had been heard', () => {
  const replay = { steps: [step(0, 3), step(3, 0), step(3, 2), step(5, 1)] }
  expect([1, 3, 4, 5, 6, 99].map((at) => stepAt(replay, at))).toEqual([0, 0, 2, 2, 3, 3])
})

test('the moments that counted most come in the order of the game', () => {
  const moment = (at: number, rank: number) => ({ at, rank }) as Moment
  const all = [moment(9, 1), moment(3, 2), moment(1, 7)]
  expect(keyMoments(all).map(({ at }) => at)).toEqual([3, 9])
})

test('a curve fills its frame, and nothing is lost where nobody lacks anything', () => {
  expect(points([4, 2, 0], 100, 40, 4)).toEqual([[0, 0], [50, 20], [100, 40]])
  expect(points([0], 100, 40, 0)).toEqual([[0, 40]])
})

test('the table of knowledge has a line where something changed, the first and the last', () => {
  expect(turns([[3, 3, 3, 2, 2], [4, 4, 1, 1, 1]])).toEqual([0, 2, 3, 4])
})
