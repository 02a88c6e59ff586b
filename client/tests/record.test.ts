// What my finished games say of me.
import { describe, expect, test } from 'vitest'
import { courses, nextSteps, winsBy } from '../src/lib/record'
import type { PlayedGame } from '../src/lib/wire'

let number = 0
function played(won: boolean, also: Partial<PlayedGame> = {}): PlayedGame {
  const finished = { type: 'Finished' as const, winners: won ? [0] : [1], ranking: [[won ? 0 : 1], [won ? 1 : 0]], scores: [0, 0], rounds: 3 }
  const usual = { code: `C${number++}`, game: 'cluedo', ended: 1, me: 0, finished, seats: 2, people: 0, levels: ['rookie' as const], together: false, accuracy: null }
  return { ...usual, ...also }
}
const SHELF = [
  { name: 'cluedo', levels: ['rookie' as const, 'inspector' as const] },
  { name: 'chaussette', levels: ['rookie' as const] },
]

test('wins are counted in groups, the largest first', () => {
  const games = [played(true, { game: 'new_york' }), played(true), played(false)]
  const groups = winsBy(games, ({ game }) => game)
  expect(groups.map(({ games, played, won }) => [games[0]!.game, played, won])).toEqual([
    ['cluedo', 2, 1],
    ['new_york', 1, 1],
  ])
})

describe('accuracy', () => {
  const judged = (...values: (number | null)[]) => values.map((accuracy) => played(true, { accuracy }))

  test('says nothing before five judged games', () => {
    expect(courses(judged(90, 80, null, 70, 60))).toEqual([])
  })
  test('is the mean of the last five, in the order they were played', () => {
    const [course] = courses(judged(100, 90, 80, 70, 60, 50))
    expect(course!.means).toEqual([70, 80])
  })
})

describe('what next', () => {
  test('the last game lost, and a game not played', () => {
    const lost = played(false)
    expect(nextSteps([played(true), lost], SHELF)).toEqual([
      { type: 'review', game: lost },
      { type: 'learn', name: 'chaussette' },
    ])
  })
  test('who beats a bot of somebody else is told of no next level', () => {
    const games = Array.from({ length: 5 }, () => played(true, { levels: ['candid'] }))
    expect(nextSteps(games, SHELF).filter(({ type }) => type === 'level')).toEqual([])
  })
  test('a harder level for who keeps winning against bots alone', () => {
    const games = [played(true), played(true), played(true)]
    expect(nextSteps(games, SHELF)[0]).toEqual({ type: 'level', name: 'cluedo', level: 'inspector' })
    expect(nextSteps(games.slice(1), SHELF)[0]!.type).toBe('learn')
    const withPeople = games.map((game) => ({ ...game, people: 1 }))
    expect(nextSteps(withPeople, SHELF)[0]!.type).toBe('learn')
  })
})
