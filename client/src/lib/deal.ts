// A deal read for drawing: what lies at each place, and what was said to lie there and does not.
import { readFact, type Fact } from './facts'
import type { Deal, Laid } from './wire'

export interface DealtPlace {
  place: string
  kind: string
  value: string | number
  lies: Laid[]
  /** What somebody said lies here: in this deal it does not. */
  missing: string | null
}

/** What the claim said to be somewhere and is not; null where it said that something is not so. */
export function missed(deal: Deal): Fact | null {
  return deal.so ? readFact(deal.claim) : null
}

/** Every place at which something lies or is missed, in the order of the game. */
export function dealtPlaces(deal: Deal): DealtPlace[] {
  const gone = missed(deal)
  return Object.entries(deal.places)
    .map(([place, [kind, value]]) => ({
      place,
      kind,
      value,
      lies: deal.lies.filter((one) => one.place === place),
      missing: gone?.place === place ? gone.item : null,
    }))
    .filter(({ lies, missing }) => lies.length || missing)
}
