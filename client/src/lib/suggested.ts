// Which level makes a good game for somebody, from their last results against bots.
import { fitting, isOurs, levelsOf } from './levels'
import type { GameInfo, Level, TableInfo } from './wire'

export interface Suggested {
  level: Level
  /** The name of the text that says why. */
  why: 'first' | 'partner' | 'up' | 'down' | 'same'
  won: number
  games: number
}

/** So many of the last games count, and fewer say nothing. */
const LAST = 5
const ENOUGH = 3
const START: Level = 'rookie'

/** Who won most of the last games plays one level up, who won next to nothing one down; in a team the best partner is best. */
export function suggested(box: GameInfo, tables: readonly TableInfo[]): Suggested {
  const levels = levelsOf(box)
  if (box.together) return { level: levels.at(-1)!, why: 'partner', won: 0, games: 0 }
  const last = lastAlike(box, tables)
  const before = last[0] && rivals(last[0])
  if (!before || !isOurs(before)) return { level: fitting(box, START), why: 'first', won: 0, games: 0 }
  const at = levels.indexOf(before)
  const level = levels[at + step(last)] ?? before
  const why = level === before ? 'same' : levels.indexOf(level) > at ? 'up' : 'down'
  return { level, why, won: won(last), games: last.length }
}

/** The last games of mine with nobody but bots, as long as their level was the same; the latest first. */
function lastAlike(box: GameInfo, tables: readonly TableInfo[]): TableInfo[] {
  const mine = tables.filter((table) => table.game === box.name && counts(table)).sort((one, other) => other.begun - one.begun)
  const other = mine.findIndex((table) => rivals(table) !== rivals(mine[0]!))
  return (other < 0 ? mine : mine.slice(0, other)).slice(0, LAST)
}

/** What was played to its end, by me against bots of one level; where all have won we were a team.
 * Guided games count nowhere. */
function counts(table: TableInfo): boolean {
  const { me, finished, sitters, lesson, day } = table
  return !lesson && !day && me !== null && !!finished && finished.winners.length < sitters.length && rivals(table) !== null
}

function rivals({ me, sitters }: TableInfo): Level | null {
  const [first, ...rest] = sitters.filter(({ seat }) => seat !== me).map(({ kind, level }) => (kind === 'bot' ? level : null))
  return first && rest.every((level) => level === first) ? first : null
}

const won = (tables: readonly TableInfo[]) => tables.filter(({ me, finished }) => finished!.winners.includes(me!)).length

/** Up after more than half of the games; down after no more than half of one's share. */
function step(last: readonly TableInfo[]): number {
  if (last.length < ENOUGH) return 0
  const share = last.length / last[0]!.sitters.length
  return won(last) > last.length / 2 ? 1 : won(last) <= share / 2 ? -1 : 0
}
