// How well bots play, in the order of strength, as far as a game has it.
import { knows, t } from './text.svelte'
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

/** Bots of others that whoever runs this house has listed. */
export const othersOf = ({ levels }: { levels: Level[] }): Level[] =>
  levels.filter((level) => level !== 'random' && !LEVELS.includes(level))

/** What such a bot is called in a list; those of others by their own names. */
export const levelText = (level: Level): string =>
  knows(`level-${level}`) ? t(`level-${level}`) : t('level-other', { name: level })

/** The same within a sentence. */
export const levelPlain = (level: Level): string => (knows(`level-${level}`) ? t(`level-${level}-plain`) : level)

/** How such a bot plays, as far as we know. */
export const levelExplained = (level: Level): string =>
  knows(`level-${level}`) ? t(`level-${level}-explained`) : t('level-other-explained')
