// Which words of a clue have a meaning of their own in this game, so that it can be said beside the clue.
import type { Card } from '../../generated/new_york'

type Clue = Card['clue']

const WORD: Partial<Record<Clue[0], string>> = {
  north_of: 'side',
  south_of: 'side',
  west_of: 'side',
  east_of: 'side',
  near: 'near',
  near_kind: 'near',
  far_kind: 'near',
  water: 'shore',
  dry: 'shore',
  borders: 'next',
  in_or_borders: 'next',
  touches_districts: 'next',
  same_district_neighbours: 'next',
  aligned: 'aligned',
  within: 'step',
  beyond: 'step',
  nearer: 'step',
  edge: 'edge',
  inside: 'edge',
  district_has: 'district',
  district_lacks: 'district',
  district_size: 'district',
  pictos: 'pictos',
  row_parity: 'parity',
  col_parity: 'parity',
  or: 'or',
  xor: 'xor',
  if: 'if',
}

/** The simple clues that a clue is made of. */
function partsOf(clue: Clue): Clue[] {
  if (clue[0] === 'not') return [clue[1]]
  return clue[0] === 'or' || clue[0] === 'xor' || clue[0] === 'if' ? [clue[1], clue[2]] : []
}

/** Each word once. */
export function wordsIn(clue: Clue): string[] {
  const words = [clue, ...partsOf(clue)].map(([op]) => WORD[op])
  return [...new Set(words.filter((word) => word !== undefined))]
}

/** The places from which a clue counts steps. */
export function measuredFrom(clue: Clue): string[] {
  if (clue[0] === 'within' || clue[0] === 'beyond') return [clue[1]]
  if (clue[0] === 'nearer') return [clue[1], clue[2]]
  return partsOf(clue).flatMap(measuredFrom)
}
