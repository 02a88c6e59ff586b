// What of the map a clue speaks about, so that it can be pointed at; whether it is true is not asked.
import type { Card } from '../../generated/new_york'
import { COLUMNS, ROWS } from './city'

/** Names of places, kinds, districts and waters, and of rows and columns as `1` and `A`. */
export function mentions(clue: Card['clue']): Set<string> {
  return new Set(named(clue))
}

function named(clue: Card['clue']): string[] {
  switch (clue[0]) {
    case 'north_of':
      return ROWS.filter((row) => row < clue[1]).map(String)
    case 'south_of':
      return ROWS.filter((row) => row > clue[1]).map(String)
    case 'rows':
      return clue[1].map(String)
    case 'west_of':
      return COLUMNS.filter((column) => column < clue[1])
    case 'east_of':
      return COLUMNS.filter((column) => column > clue[1])
    case 'edge':
    case 'inside':
      return [ROWS[0]!, ROWS.at(-1)!, COLUMNS[0]!, COLUMNS.at(-1)!].map(String)
    case 'not':
      return named(clue[1])
    case 'or':
    case 'xor':
    case 'if':
      return [...named(clue[1]), ...named(clue[2])]
    default:
      return clue.slice(1).flat().filter((part) => typeof part === 'string')
  }
}
