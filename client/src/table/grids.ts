// Facts sorted into grids: items that can be in the same places share one.
import { readFact } from '../lib/facts'

export interface Grid {
  items: string[]
  places: string[]
  /** Whether the items stand across and the places down, because there are more places. */
  turned: boolean
  /** Whether the places are the cells of a map, letters across and numbers down. */
  map: boolean
}

/** Which kind of place it is, and which of them. */
type Places = Record<string, [string, string | number]>

export function grids(facts: string[], kinds: Places = {}): Grid[] {
  const placesOf = new Map<string, string[]>()
  for (const fact of facts) {
    const { item, place } = readFact(fact)
    placesOf.set(item, [...(placesOf.get(item) ?? []), place])
  }
  const shared = new Map<string, Grid>()
  for (const [item, places] of placesOf) {
    const key = places.join(' ')
    const grid = shared.get(key) ?? gridOf(places, kinds)
    grid.items.push(item)
    shared.set(key, grid)
  }
  return [...shared.values()].map((grid) => ({ ...grid, turned: isTurned(grid) }))
}

function gridOf(places: string[], kinds: Places): Grid {
  const map = places.length > 1 && places.every((place) => kinds[place]?.[0] === 'cell')
  return { items: [], places, turned: false, map }
}

function isTurned({ items, places }: Grid): boolean {
  return places.length > Math.max(8, items.length)
}
