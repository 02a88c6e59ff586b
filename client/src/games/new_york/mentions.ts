// What of the map a clue speaks about, so that it can be pointed at; whether it is true is not asked.
import type { Card } from '../../generated/new_york'
import { COLUMNS, DISTRICTS, KIND, ROWS, WATERS } from './city'

type Written = readonly unknown[]

const LINES: Record<string, (given: number) => number[]> = {
  north_of: (row) => ROWS.filter((one) => one < row),
  south_of: (row) => ROWS.filter((one) => one > row),
}
const BANDS: Record<string, (given: string) => string[]> = {
  west_of: (column) => COLUMNS.filter((one) => one < column),
  east_of: (column) => COLUMNS.filter((one) => one > column),
}

/** Names of places, kinds, districts and waters, and of rows and columns as `1` and `A`. */
export function mentions(clue: Card['clue']): Set<string> {
  return new Set(named(clue))
}

function named([word, ...given]: Written): string[] {
  const name = String(word)
  if (LINES[name]) return LINES[name](given[0] as number).map(String)
  if (BANDS[name]) return BANDS[name](given[0] as string)
  if (name === 'rows') return (given[0] as number[]).map(String)
  return given.flatMap((part) => {
    if (typeof part === 'string') return [part]
    if (!Array.isArray(part)) return []
    return isClue(part) ? named(part) : part.map(String)
  })
}

const NAMES = new Set([
  ...Object.keys(KIND),
  ...Object.values(KIND),
  ...Object.keys(WATERS),
  ...DISTRICTS,
  ...COLUMNS,
])

/** A clue inside a clue begins with its own word; a list has only names. */
const isClue = (part: unknown[]) => !part.every((one) => NAMES.has(one as string))
