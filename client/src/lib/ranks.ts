// Who came where: equal seats share a place, and the next comes after all of them.
import type { CoreEvent, Of } from './wire'

export type Finished = Of<CoreEvent, 'Finished'>

export interface Rank {
  place: number
  seats: number[]
}

export function ranksOf(ranking: readonly (readonly number[])[]): Rank[] {
  let place = 1
  return ranking.map((seats) => {
    const rank = { place, seats: [...seats] }
    place += seats.length
    return rank
  })
}

/** How a game ended for the seat `me`: the name of a text of the page, and what it needs. */
export function endedFor(me: number | null, { winners, ranking }: Omit<Finished, 'type'>): [string, Record<string, number>] {
  if (!winners.length) return ['ended-unsolved', {}]
  if (me === null) return ['ended-solved', {}]
  if (winners.includes(me)) return [winners.length > 1 ? 'ended-won-together' : 'ended-won', {}]
  const place = ranksOf(ranking).find(({ seats }) => seats.includes(me))?.place ?? 0
  return ['ended-lost', { place, seats: ranking.flat().length }]
}
