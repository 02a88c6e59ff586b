// The games as the home page shows them, without loading their texts.
import shelf from '../generated/shelf.json'
import type { Chair, Help, Language, Level, NewTable } from './wire'

interface Box {
  seats: number[]
  title: Record<Language, string>
  pitch: Record<Language, string>
}

/** How long a game takes, and how many sit down for a quick one. */
const USUAL: Record<string, { minutes: [number, number]; seats: number }> = {
  small_detectives: { minutes: [15, 25], seats: 4 },
  cluedo: { minutes: [20, 40], seats: 4 },
  chaussette: { minutes: [10, 20], seats: 3 },
  new_york: { minutes: [20, 30], seats: 3 },
  almost_innocent: { minutes: [20, 40], seats: 3 },
}

export const GAMES: Record<string, Box> = shelf
/** How much a notebook may say, from nothing to everything. */
export const HELPS: Help[] = ['none', 'told', 'proven', 'odds']
export const usual = (game: string) => USUAL[game] ?? { minutes: [20, 40], seats: 3 }

/** Me against bots. */
export function quickTable(game: string, level: Level = 'rookie'): NewTable {
  const bots: Chair[] = Array.from({ length: usual(game).seats - 1 }, () => ({
    type: 'BotSeated',
    level,
  }))
  return { game, chairs: [{ type: 'Me' }, ...bots], help: 'proven' }
}
