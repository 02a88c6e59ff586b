// The level that makes a good game: from my last results against bots, and never in a team.
import { expect, test } from 'vitest'
import { suggested } from '../src/lib/suggested'
import type { GameInfo, Level, TableInfo } from '../src/lib/wire'

const box = (about: Partial<GameInfo> = {}): GameInfo =>
  ({ name: 'tests', together: false, levels: ['random', 'rookie', 'careful', 'inspector', 'sleuth'], ...about }) as GameInfo

/** Finished games of mine, the latest first: `+` I won, `-` I did not. */
function games(results: string, level: Level, { seats = 4, from = 1000, game = 'tests' } = {}): TableInfo[] {
  return [...results].map((result, at) => ({
    game,
    me: 0,
    begun: from - at,
    sitters: Array.from({ length: seats }, (_, seat) => ({ seat, kind: seat ? 'bot' : 'person', level: seat ? level : null })),
    finished: { winners: [result === '+' ? 0 : 1] },
  })) as unknown as TableInfo[]
}
const brief = (tables: TableInfo[], about: Partial<GameInfo> = {}) => {
  const { level, why, won, games } = suggested(box(about), tables)
  return `${level} ${why} ${won}/${games}`
}

test('whoever has not played begins with rookies', () => {
  expect(brief([])).toBe('rookie first 0/0')
  expect(brief(games('+++++', 'sleuth', { game: 'others' }))).toBe('rookie first 0/0')
})

test('most of the last games won means one level up, as far as there is one', () => {
  expect(brief(games('+++--', 'rookie'))).toBe('careful up 3/5')
  expect(brief(games('++---', 'rookie'))).toBe('rookie same 2/5')
  expect(brief(games('+++', 'sleuth'))).toBe('sleuth same 3/3')
  expect(brief(games('+++', 'sleuth'), { levels: ['rookie', 'sleuth', 'master'] })).toBe('master up 3/3')
})

test('next to nothing won means one level down: what that is depends on the seats', () => {
  expect(brief(games('-----', 'inspector'))).toBe('careful down 0/5')
  expect(brief(games('----+', 'inspector'))).toBe('inspector same 1/5')
  expect(brief(games('----+', 'inspector', { seats: 2 }))).toBe('careful down 1/5')
  expect(brief(games('-----', 'rookie'))).toBe('rookie same 0/5')
})

test('a few games say nothing, and only those of the last level count', () => {
  expect(brief(games('++', 'careful'))).toBe('careful same 2/2')
  const before = games('-----', 'inspector', { from: 500 })
  expect(brief([...before, ...games('+++', 'careful')])).toBe('inspector up 3/3')
})

test('games with people, in a team, or never finished do not count', () => {
  const [mixed, team, left, watched] = games('++++', 'sleuth')
  mixed!.sitters[1]!.kind = 'person'
  team!.finished!.winners = [0, 1, 2, 3]
  left!.finished = null
  watched!.me = null
  expect(brief([mixed!, team!, left!, watched!, ...games('+', 'careful', { from: 1 })])).toBe('careful same 1/1')
})

test('games against bots of others suggest nothing', () => {
  const levels = [...box().levels, 'candid']
  expect(brief(games('+++', 'candid'), { levels })).toBe('rookie first 0/0')
})

test('a partner is as good as can be, whatever came of it', () => {
  expect(brief(games('+++', 'rookie'), { together: true })).toBe('sleuth partner 0/0')
})
