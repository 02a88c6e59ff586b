// A quick game: a fresh case as long as there is one, strong partners, and what somebody likes.
import { beforeEach, expect, test } from 'vitest'
import { quick, quickTable } from '../src/lib/quick.svelte'
import type { GameInfo } from '../src/lib/wire'

const box = (about: Partial<GameInfo>): GameInfo =>
  ({ name: 'tests', usual_seats: 3, together: false, fresh: null, ...about }) as GameInfo
const levels = (about: Partial<GameInfo>) =>
  quickTable(box(about)).chairs.map((chair) => (chair.type === 'BotSeated' ? chair.level : chair.type))

beforeEach(() => void Object.assign(quick, { rivals: 'rookie', partners: 'sleuth', help: 'proven', seen: {} }))

test('no case comes again before all were seen', () => {
  const fresh = { option: 'case', cases: [1, 2, 3, 4, 5] }
  const drawn = Array.from({ length: 11 }, () => quickTable(box({ fresh })).options!['case'] as number)
  expect([...drawn.slice(0, 5)].sort()).toEqual(fresh.cases)
  expect([...drawn.slice(5, 10)].sort()).toEqual(fresh.cases)
  for (const [place, one] of drawn.entries()) expect(one).not.toBe(drawn[place + 1])
})

test('a game without cases has no options', () => expect(quickTable(box({})).options).toEqual({}))

test('partners play well, rivals as I like', () => {
  expect(levels({})).toEqual(['Me', 'rookie', 'rookie'])
  expect(levels({ together: true })).toEqual(['Me', 'sleuth', 'sleuth'])
  quick.rivals = 'inspector'
  expect(levels({})).toEqual(['Me', 'inspector', 'inspector'])
})
