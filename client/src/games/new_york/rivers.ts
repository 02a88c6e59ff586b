// Where the rivers run: along the sides of the cells they touch, or inside them, and nowhere else.
import { CELL, LEFT, OUT, TOP, WIDTH, type Point } from './city'

/** The sides of cells, counted from the north-west corner of the map. */
export const side = (column: number) => LEFT + column * CELL.width
export const line = (row: number) => TOP + row * CELL.height

/** Half as broad as a river is drawn, with its banks. */
export const BREADTH = 9.5
const INSIDE = 17

/** Corners are cut so that a cell is not touched at its tip. */
export const RIVERS: Record<string, Point[]> = {
  hudson: [
    { x: side(1), y: line(1) + 14 },
    { x: side(1), y: line(4) - 18 },
  ],
  sound: [
    { x: WIDTH + OUT, y: line(1) },
    { x: side(3) + 32, y: line(1) },
    { x: side(3) + 14, y: line(1) + 12 },
  ],
  east_river: [
    { x: side(3) + 14, y: line(1) + 14 },
    { x: side(3), y: line(1) + 34 },
    { x: side(3), y: line(3) - 24 },
    { x: side(3) - 24, y: line(3) },
    { x: side(2) + INSIDE + 24, y: line(3) },
    { x: side(2) + INSIDE, y: line(3) + 24 },
    { x: side(2) + INSIDE, y: line(4) - 15 },
  ],
}

/** As a line to be drawn broad. */
export const drawn = (river: Point[]) => `M${river.map(({ x, y }) => `${x} ${y}`).join('L')}`
