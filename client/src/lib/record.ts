// What my finished games say of me: how often I won, how well I chose, and what to learn next.
import { isOurs } from './levels'
import type { Level, PlayedGame } from './wire'

/** From so many judged games on a mean says something. */
export const ENOUGH = 5
/** Who has won so many of the last games at a level may try the next. */
const GOOD_AT = 3
const LATELY = 5

export interface Wins {
  games: PlayedGame[]
  played: number
  won: number
}

export const isWon = ({ me, finished }: PlayedGame) => finished?.winners.includes(me) ?? false

/** Games in groups, each with how many of them I won; the largest group first. */
export function winsBy(games: readonly PlayedGame[], group: (game: PlayedGame) => string): Wins[] {
  const groups = new Map<string, PlayedGame[]>()
  for (const game of games) groups.set(group(game), [...(groups.get(group(game)) ?? []), game])
  return [...groups.values()]
    .map((games) => ({ games, played: games.length, won: games.filter(isWon).length }))
    .toSorted((one, other) => other.played - one.played)
}

/** Who sat there beside me: the levels of the bots, and `people` where there were any. */
export function against({ levels, people }: PlayedGame): (Level | 'people')[] {
  return people ? [...levels, 'people'] : [...levels]
}

export interface Course {
  game: string
  /** In the order they were played. */
  games: PlayedGame[]
  /** After each game from the fifth on, the mean of the last five. */
  means: number[]
}

/** How my accuracy went, by game; nothing of a game with fewer than five judged ones. */
export function courses(games: readonly PlayedGame[]): Course[] {
  const judged = games.filter(({ accuracy }) => accuracy !== null).toReversed()
  return winsBy(judged, ({ game }) => game)
    .filter(({ played }) => played >= ENOUGH)
    .map(({ games }) => ({ game: games[0]!.game, games, means: means(games.map(({ accuracy }) => accuracy!)) }))
}

function means(values: number[]): number[] {
  return values.slice(ENOUGH - 1).map((_, at) => {
    const last = values.slice(at, at + ENOUGH)
    return last.reduce((sum, one) => sum + one, 0) / ENOUGH
  })
}

/** A game on the shelf, and its levels, the best last. */
export interface Known {
  name: string
  levels: Level[]
}

export type NextStep =
  | { type: 'review'; game: PlayedGame }
  | { type: 'learn'; name: string }
  | { type: 'level'; name: string; level: Level }

/** At most one of each: the last game I lost, a game I have not played, a level I have outgrown. */
export function nextSteps(games: readonly PlayedGame[], shelf: readonly Known[]): NextStep[] {
  const lost = games.find((game) => game.finished && !isWon(game))
  const unplayed = shelf.find(({ name }) => games.every(({ game }) => game !== name))
  const outgrown = shelf
    .flatMap(({ name, levels }) => harder(games.filter(({ game }) => game === name), levels) ?? [])
    .at(0)
  return [
    ...(lost ? [{ type: 'review', game: lost } as const] : []),
    ...(outgrown ? [outgrown] : []),
    ...(unplayed ? [{ type: 'learn', name: unplayed.name } as const] : []),
  ]
}

/** The next level of a game, for whoever keeps winning against bots alone. */
function harder(games: readonly PlayedGame[], levels: readonly Level[]): NextStep | null {
  const [last] = games
  if (!last || last.people || last.together || last.levels.length !== 1) return null
  const level = last.levels[0]!
  const next = isOurs(level) ? levels[levels.indexOf(level) + 1] : null
  const lately = games.slice(0, LATELY).filter((game) => !game.people && game.levels[0] === level)
  return next && lately.filter(isWon).length >= GOOD_AT ? { type: 'level', name: last.game, level: next } : null
}
