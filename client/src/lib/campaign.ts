// How far a group is in the campaign of a game, and what the next table of it is by default.
import { levelOf } from './quick.svelte'
import { suggested } from './suggested'
import type { CampaignBook, CampaignInfo, Chair, GameInfo, Scenario } from './wire'

export function scenariosOf(book: CampaignBook): Scenario[] {
  return book.acts.flatMap(({ scenarios }) => scenarios)
}

/** A group that has not begun: whoever reads this, alone. */
export function begun(game: string, book: CampaignBook): CampaignInfo {
  const proposed = scenariosOf(book)[0]?.name ?? null
  return { id: '', game, others: [], won: {}, unlocked: [], proposed, is_won: false, games: 0, touched: 0 }
}

/** The campaign that was asked for: by its id, a new one, or without a wish the latest played. */
export function pickedOf(mine: CampaignInfo[], wish: string | null, fresh: CampaignInfo): CampaignInfo {
  const latest = wish === null ? mine[0] : undefined
  return mine.find(({ id }) => id === wish) ?? latest ?? fresh
}

/** Me, a chair for each friend of the group, and bots up to the usual number. */
export function usualChairs(box: GameInfo, group: CampaignInfo): Chair[] {
  const friends = group.others.slice(0, box.seats[1] - 1).map((): Chair => ({ type: 'PersonWanted' }))
  const level = levelOf(box, suggested(box, []))
  const missing = Math.max(0, box.usual_seats - 1 - friends.length)
  const bots = Array.from({ length: missing }, (): Chair => ({ type: 'BotSeated', level }))
  return [{ type: 'Me' }, ...friends, ...bots]
}
