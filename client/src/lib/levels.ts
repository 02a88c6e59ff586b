// How well bots play, in the order of strength, as far as a game has it.
import type { Level } from './wire'

/** How well bots may play, the best last; those that play by chance are for programs. */
const LEVELS: Level[] = ['rookie', 'careful', 'inspector', 'sleuth', 'master']

/** The levels of a game, the best last; chance where it has no other. */
export function levelsOf({ levels }: { levels: Level[] }): Level[] {
  const thinking = LEVELS.filter((level) => levels.includes(level))
  return thinking.length ? thinking : levels.slice(0, 1)
}

/** The best level of a game that is not above what is wanted. */
export function fitting(game: { levels: Level[] }, wanted: Level): Level {
  const levels = levelsOf(game)
  return levels.findLast((level) => LEVELS.indexOf(level) <= LEVELS.indexOf(wanted)) ?? levels[0]!
}

/** Whether a bot is one of ours, whose strength we know. */
export const isOurs = (level: Level): boolean => level === 'random' || LEVELS.includes(level)

/** Bots of others that whoever runs this house has listed. */
export const othersOf = ({ levels }: { levels: Level[] }): Level[] => levels.filter((level) => !isOurs(level))
