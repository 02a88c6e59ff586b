// How well bots play, in words; bots of others go by their own names.
import { knows, t } from './text.svelte'
import type { Level } from './wire'

/** What such a bot is called in a list. */
export const levelText = (level: Level): string =>
  knows(`level-${level}`) ? t(`level-${level}`) : t('level-other', { name: level })

/** The same within a sentence. */
export const levelPlain = (level: Level): string => (knows(`level-${level}`) ? t(`level-${level}-plain`) : level)

/** How such a bot plays, as far as we know. */
export const levelExplained = (level: Level): string =>
  knows(`level-${level}`) ? t(`level-${level}-explained`) : t('level-other-explained')
