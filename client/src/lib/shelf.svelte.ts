// The games that can be played here, as the server hands them out.
import { api } from './api'
import { settings } from './settings.svelte'
import type { GameInfo, Help } from './wire'

/** How much a notebook may say, from nothing to everything. */
export const HELPS: Help[] = ['none', 'told', 'proven', 'odds']

class Shelf {
  games: GameInfo[] = $state.raw([])
  /** Why it is empty. */
  trouble = $state('')

  async open(): Promise<void> {
    try {
      this.games = await api.games()
    } catch (problem) {
      this.trouble = (problem as Error).message
    }
  }

  find(game: string): GameInfo | undefined {
    return this.games.find(({ name }) => name === game)
  }

  title(game: string): string {
    return this.find(game)?.title[settings.language] ?? game
  }

  /** The game's colour, which follows the theme. */
  hue(game: string): string {
    const hue = this.find(game)?.hue
    return hue ? `light-dark(${hue.join(', ')})` : 'var(--quiet)'
  }
}

export const shelf = new Shelf()
