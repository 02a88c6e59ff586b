// The mansion as geometry: where rooms, squares and pawns are drawn, from the game's own map.
import content from '../../generated/cluedo.json'

export const CELL = 20
export const SIZE = 25 * CELL

type Cell = [row: number, column: number, sign: string, place: string | null]

export interface Point {
  x: number
  y: number
}
export interface Room {
  name: string
  x: number
  y: number
  width: number
  height: number
}
export interface Door {
  key: string
  x: number
  y: number
  upright: boolean
}

const CELLS = content.cells as Cell[]
const cellsOf = (name: string) => CELLS.filter(([, , , place]) => place === name)

/** The upper left corner and the size of what some cells cover. */
function bounds(cells: Cell[]): Omit<Room, 'name'> {
  const rows = cells.map(([row]) => row)
  const columns = cells.map(([, column]) => column)
  const [top, left] = [Math.min(...rows), Math.min(...columns)]
  return {
    x: left * CELL,
    y: top * CELL,
    width: (Math.max(...columns) - left + 1) * CELL,
    height: (Math.max(...rows) - top + 1) * CELL,
  }
}

export const ROOMS: Room[] = content.rooms.map((name) => ({
  name,
  ...bounds(cellsOf(name)),
}))
export const CENTRE = { name: 'centre', ...bounds(cellsOf('centre')) }

export const SQUARES: (Point & { name: string; bonus: boolean })[] = CELLS.filter(
  ([, , sign]) => sign === '.' || sign === '*',
).map(([row, column, sign, place]) => ({
  name: place!,
  bonus: sign === '*',
  x: column * CELL,
  y: row * CELL,
}))

/** The four inner courts of three by three cells. */
export const COURTS: Point[] = CELLS.filter(
  ([row, column, sign]) =>
    sign === '#' && [8, 14].includes(row) && [8, 14].includes(column),
).map(([row, column]) => ({ x: column * CELL, y: row * CELL }))

/** Corners of the outer wall where nothing is. */
export const SHRUBS: Point[] = CELLS.filter(
  ([row, column, sign]) => sign === '#' && (row < 8 || row > 16 || column < 8 || column > 16),
).map(([row, column]) => ({ x: column * CELL, y: row * CELL }))

/** A door lies on the line between a cell of its room and the square before it. */
export const DOORS: Door[] = (content.doors as [number, number, number, number][]).map(
  ([row, column, row2, column2]) => ({
    key: `${row},${column}`,
    x: ((column + column2 + 1) / 2) * CELL,
    y: ((row + row2 + 1) / 2) * CELL,
    upright: row === row2,
  }),
)

const PER_ROW = 3
const GAP = 26

/** Where the pawn that is number `index` of `count` in that place stands. */
export function standing(place: string, index: number, count: number): Point {
  const room = place === 'centre' ? CENTRE : ROOMS.find(({ name }) => name === place)
  if (!room) {
    const [row = 0, column = 0] = place.split(',').map(Number)
    return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }
  }
  const rows = Math.ceil(count / PER_ROW)
  const row = Math.floor(index / PER_ROW)
  const inRow = Math.min(PER_ROW, count - row * PER_ROW)
  const gap = place === 'centre' ? 19 : GAP
  return {
    x: room.x + room.width / 2 + ((index % PER_ROW) - (inRow - 1) / 2) * gap,
    y: room.y + room.height / 2 + (row - (rows - 1) / 2) * gap + (place === 'centre' ? 0 : 8),
  }
}
