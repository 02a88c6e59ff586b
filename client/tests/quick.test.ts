// A quick game: a fresh case as long as there is one, strong partners, and what somebody likes.
import { beforeEach, expect, test } from 'vitest'
import { casesHad, levelOf, noteCase, quick, quickTable as tableAt } from '../src/lib/quick.svelte'
import { suggested } from '../src/lib/suggested'
import type { GameInfo } from '../src/lib/wire'

const box = (about: Partial<GameInfo>): GameInfo =>
  ({ name: 'tests', usual_seats: 3, together: false, fresh: null, levels: ['random', 'rookie', 'careful', 'inspector', 'sleuth'], ...about }) as GameInfo
const quickTable = (one: GameInfo) => tableAt(one, levelOf(one, suggested(one, [])))
const levels = (about: Partial<GameInfo>) =>
  quickTable(box(about)).chairs.map((chair) => (chair.type === 'BotSeated' ? chair.level : chair.type))

beforeEach(() => void Object.assign(quick, { levels: {}, help: 'proven', had: {} }))

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

test('partners play well, rivals as I like, in each game', () => {
  expect(levels({})).toEqual(['Me', 'rookie', 'rookie'])
  expect(levels({ together: true })).toEqual(['Me', 'sleuth', 'sleuth'])
  quick.levels['tests'] = 'inspector'
  expect(levels({})).toEqual(['Me', 'inspector', 'inspector'])
  expect(levels({ name: 'others' })).toEqual(['Me', 'rookie', 'rookie'])
})

test('where a game lacks the level, the next below plays, and chance where it has none', () => {
  quick.levels['tests'] = 'careful'
  expect(levels({ levels: ['random', 'rookie', 'inspector'] })).toEqual(['Me', 'rookie', 'rookie'])
  expect(levels({ levels: ['random', 'inspector'] })).toEqual(['Me', 'inspector', 'inspector'])
  expect(levels({ levels: ['random'] })).toEqual(['Me', 'random', 'random'])
})
