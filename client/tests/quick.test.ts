// A quick game: a fresh case as long as there is one, strong partners, and what somebody likes.
import { beforeEach, expect, test } from 'vitest'
import { casesHad, noteCase, quick, quickTable } from '../src/lib/quick.svelte'
import type { GameInfo } from '../src/lib/wire'

const box = (about: Partial<GameInfo>): GameInfo =>
  ({ name: 'tests', usual_seats: 3, together: false, fresh: null, ...about }) as GameInfo
const levels = (about: Partial<GameInfo>) =>
  quickTable(box(about)).chairs.map((chair) => (chair.type === 'BotSeated' ? chair.level : chair.type))

beforeEach(() => void Object.assign(quick, { rivals: 'rookie', partners: 'sleuth', help: 'proven', had: {} }))

const fresh = { option: 'case', cases: [1, 2, 3, 4, 5], by: 'level', usual: 1 }
const view = (level: number, one: number | string) => ({ case: String(one), options: { level } })

test('no case comes again before all were seen', () => {
  const drawn = Array.from({ length: 11 }, (_, table) => {
    const one = quickTable(box({ fresh })).options!['case'] as number
    noteCase(box({ fresh }), `table ${table}`, view(1, one))
    return one
  })
  expect([...drawn.slice(0, 5)].sort()).toEqual(fresh.cases)
  expect([...drawn.slice(5, 10)].sort()).toEqual(fresh.cases)
  for (const [place, one] of drawn.entries()) expect(one).not.toBe(drawn[place + 1])
})

test('what was played is known by its set, once for each table, and only what has a number', () => {
  noteCase(box({ fresh }), 'HERE', view(1, 3))
  noteCase(box({ fresh }), 'HERE', view(1, 3))
  noteCase(box({ fresh }), 'THERE', view(2, 5))
  noteCase(box({ fresh }), 'ELSEWHERE', view(1, 'endless'))
  expect(casesHad(box({ fresh }))).toEqual([3])
  expect(casesHad(box({ fresh }), { level: 2 })).toEqual([5])
})

test('a game without cases has no options', () => expect(quickTable(box({})).options).toEqual({}))

test('partners play well, rivals as I like', () => {
  expect(levels({})).toEqual(['Me', 'rookie', 'rookie'])
  expect(levels({ together: true })).toEqual(['Me', 'sleuth', 'sleuth'])
  quick.rivals = 'inspector'
  expect(levels({})).toEqual(['Me', 'inspector', 'inspector'])
})
