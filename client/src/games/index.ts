// The boards of the games, loaded when somebody comes to a table of theirs.
import type { Component } from 'svelte'
import type { Table } from '../lib/table.svelte'
import type { Words } from '../lib/words'

export type GamePart = Component<{ table: Table }>

/** What a game's folder may bring; what it leaves out the frame does in its general way. */
export interface GameParts {
  Board?: GamePart
  Tray?: GamePart
  Notebook?: GamePart
  /** Beside each paragraph of the rules, counted from 0. */
  RulesPicture?: Component<{ number: number; words: Words }>
}

const folders = import.meta.glob<GameParts>('./*/index.ts')

export async function partsOf(game: string): Promise<GameParts> {
  return (await folders[`./${game}/index.ts`]?.()) ?? {}
}
