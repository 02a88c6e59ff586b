// Guided first games: who is led there, and the way in.
import { api } from './api'
import { go } from './route.svelte'
import type { TableInfo } from './wire'

const GOING = ['gathering', 'opening', 'playing']

/** To the guided game that is under way, or to a new one. */
export async function learn(game: string, tables: TableInfo[] = []): Promise<void> {
  const begun = lessonUnderWay(game, tables)
  go(`/t/${(begun ?? (await api.learn(game))).code}`)
}

export function lessonUnderWay(game: string, tables: TableInfo[]): TableInfo | undefined {
  return tables.find((one) => one.lesson && one.game === game && GOING.includes(one.standing))
}

/** Whether the reader has never finished a game of this kind; guided ones do not count. */
export function isNewTo(game: string, tables: TableInfo[]): boolean {
  return !tables.some((one) => !one.lesson && !one.day && one.game === game && one.standing === 'over')
}
