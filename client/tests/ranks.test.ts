// Who came where, and what a list of finished games says of it.
import { describe, expect, test } from 'vitest'
import { endedFor, ranksOf } from '../src/lib/ranks'

const over = (winners: number[], ranking: number[][]) => ({ winners, ranking, scores: [], rounds: 1 })

describe('ranks', () => {
  test('equal seats share a place, and the next comes after all of them', () => {
    expect(ranksOf([[2], [0, 3], [1]])).toEqual([
      { place: 1, seats: [2] },
      { place: 2, seats: [0, 3] },
      { place: 4, seats: [1] },
    ])
  })
})

describe('how a game ended for me', () => {
  test('I won alone, or with others', () => {
    expect(endedFor(2, over([2], [[2], [0, 1]]))).toEqual(['ended-won', {}])
    expect(endedFor(0, over([0, 1], [[0, 1], [2]]))).toEqual(['ended-won-together', {}])
  })
  test('somebody else won, and my place is counted by people', () => {
    expect(endedFor(3, over([0, 1], [[0, 1], [2, 3]]))).toEqual(['ended-lost', { place: 3, seats: 4 }])
  })
  test('nobody won, so there are no places', () => {
    expect(endedFor(1, over([], [[0, 1]]))).toEqual(['ended-unsolved', {}])
  })
  test('who only watched has no place', () => {
    expect(endedFor(null, over([1], [[1], [0]]))).toEqual(['ended-solved', {}])
  })
})
