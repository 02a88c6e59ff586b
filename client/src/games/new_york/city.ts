// The city as geometry: where cells, places and pawns are drawn, from the game's own map.
import content from '../../generated/new_york.json'

export const CELL = { width: 128, height: 104 }
export const LEFT = 22
export const TOP = 20
export const WIDTH = LEFT + 5 * CELL.width + 14
export const HEIGHT = TOP + 5 * CELL.height + 22

/** How far the drawing goes on where the sheet is larger than the map. */
export const OUT = 200

export interface Point {
  x: number
  y: number
}
export interface Sight extends Point {
  place: string
  kind: string
  /** Lies over the border of two cells. */
  wide: boolean
  /** Its two cells lie above one another. */
  upright: boolean
  /** Its name stands a line lower, because its neighbour's is close. */
  lower: boolean
}

export const COLUMNS: string[] = content.columns
export const ROWS: number[] = content.rows
export const DISTRICT: Record<string, string> = content.district
export const ACTION: Record<string, string> = content.action
export const KIND: Record<string, string> = content.kind
export const CELLS = Object.keys(DISTRICT)
export const TINTS: Record<string, string> = {
  MA: '#f0c9a0',
  BX: '#d9c3e0',
  BK: '#efb9a8',
  QU: '#bcd6b4',
  SI: '#b6d5d8',
  NJ: '#e6dba6',
  BW: '#c4cde8',
}
export const DISTRICTS = [...new Set(Object.values(DISTRICT))]
const PLACES: Record<string, string[]> = content.places
export const WATERS: Record<string, string[]> = content.waters

export const placesIn = (cell: string) =>
  Object.keys(PLACES).filter((place) => PLACES[place]!.includes(cell))
export const watersAt = (cell: string) =>
  Object.keys(WATERS).filter((water) => WATERS[water]!.includes(cell))

const columnOf = (cell: string) => COLUMNS.indexOf(cell[0]!)
const rowOf = (cell: string) => Number(cell.slice(1)) - 1

/** The upper left corner of a cell. */
export const corner = (cell: string): Point => ({
  x: LEFT + columnOf(cell) * CELL.width,
  y: TOP + rowOf(cell) * CELL.height,
})

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Where an arrow key leads from a cell: at the edge of the map nowhere else; none for other keys. */
export function steered(cell: string, key: string): string | undefined {
  const arrow = ARROWS[key]
  return arrow && (towards(cell, ...arrow) ?? cell)
}

/** The cell so far away, or none over the edge of the map. */
function towards(cell: string, right: number, down: number): string | undefined {
  const column = COLUMNS[columnOf(cell) + right]
  const name = `${column}${rowOf(cell) + down + 1}`
  return CELLS.includes(name) ? name : undefined
}

const SIGHT_AT = 41
const MARGIN = 6
const STRADDLER = 34
/** A name has room beside another when they are so far apart. */
const ROOMY = 50

/** How much of a cell's width is left beside the places that lie over its borders. */
function free(cell: string): [number, number] {
  const shared = placesIn(cell)
    .flatMap((place) => PLACES[place]!)
    .filter((other) => other !== cell)
  const left = shared.some((other) => columnOf(other) < columnOf(cell)) ? STRADDLER : MARGIN
  const right = shared.some((other) => columnOf(other) > columnOf(cell)) ? STRADDLER : MARGIN
  const aside = shared.some((other) => columnOf(other) === columnOf(cell)) ? 44 : 0
  return [left, CELL.width - Math.max(right, aside)]
}

function alone(place: string, cell: string): Sight {
  const here = placesIn(cell).filter((other) => PLACES[other]!.length === 1)
  const [left, right] = free(cell)
  const share = (here.indexOf(place) + 0.5) / here.length
  const { x, y } = corner(cell)
  const spot = { x: x + left + (right - left) * share, y: y + SIGHT_AT }
  const lower = share > 0.5 && right - left < 2 * ROOMY
  return { place, kind: KIND[place]!, ...spot, wide: false, upright: false, lower }
}

function straddling(place: string, one: string, other: string): Sight {
  const [from, to] = [corner(one), corner(other)]
  const upright = from.x === to.x
  const spot = upright ? { x: to.x + 99, y: to.y } : { x: to.x, y: to.y + SIGHT_AT + 4 }
  return { place, kind: KIND[place]!, ...spot, wide: true, upright, lower: false }
}

/** The steps from a cell to the nearest cell of a place: each step crosses a side. */
export const stepsTo = (cell: string, place: string) =>
  Math.min(
    ...PLACES[place]!.map(
      (other) => Math.abs(columnOf(cell) - columnOf(other)) + Math.abs(rowOf(cell) - rowOf(other)),
    ),
  )

export const SIGHTS: Sight[] = Object.entries(PLACES).map(([place, [one, other]]) =>
  other ? straddling(place, one!, other) : alone(place, one!),
)

/** How far its sign stands aside where a river runs inside the cell's western edge. */
export const aside = (cell: string) => (cell === 'C4' ? 18 : 0)

/** Whether something over its northern border leaves no room for words there. */
export const isRoofed = (cell: string) =>
  placesIn(cell).some((place) => {
    const [north, south] = PLACES[place]!
    return south === cell && north![0] === south[0]
  })

/** The lines between cells of different districts. */
export const BORDERS: { key: string; from: Point; to: Point }[] = CELLS.flatMap((cell) => {
  const { x, y } = corner(cell)
  const end = { x: x + CELL.width, y: y + CELL.height }
  const sides = [
    { other: towards(cell, 1, 0), from: { x: end.x, y }, to: end },
    { other: towards(cell, 0, 1), from: { x, y: end.y }, to: end },
  ]
  return sides
    .filter(({ other }) => other && DISTRICT[other] !== DISTRICT[cell])
    .map(({ other, from, to }) => ({ key: `${cell} ${other}`, from, to }))
})

const GROUND = 92
const APART = 27
const CLOSE = 20

/** Where the feet of pawn number `index` of `count` in a cell are. */
export function standing(cell: string, index: number, count: number): Point {
  const { x, y } = corner(cell)
  return { x: x + CELL.width / 2 + (index - (count - 1) / 2) * (count > 4 ? CLOSE : APART), y: y + GROUND }
}
