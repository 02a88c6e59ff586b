// The boards of the games, loaded when somebody comes to a table of theirs.
import { shelf } from '../lib/shelf.svelte'
import type { GameParts } from '../lib/surface'

const folders = import.meta.glob<GameParts>('./*/index.ts')

/** What the game's package ships, or our folder of that name has; without it all is general. */
export async function partsOf(game: string): Promise<GameParts> {
  const own = shelf.find(game)?.board
  try {
    if (own) return (await import(/* @vite-ignore */ own)) as GameParts
    return (await folders[`./${game}/index.ts`]?.()) ?? {}
  } catch (problem) {
    console.error(`the board of ${game} cannot be loaded`, problem)
    return {}
  }
}
