// The town as geometry: six by six cells behind a row and a column of signposts.
import content from '../../generated/almost_innocent.json'

export const HEAD = 66
export const CELL = 72
const COLUMNS: string[] = content.columns
const ROWS: string[] = content.rows
export const SIZE = HEAD + COLUMNS.length * CELL
const EMPTY = '..'

export interface Area {
  x: number
  y: number
  width: number
  height: number
}
export interface Spot extends Area {
  clue: string
  /** The first of its cells, column and row: `C4`. */
  cell: string
}
export interface Line {
  name: string
  /** What the signpost says: `3` or `C`. */
  sign: string
  isRow: boolean
}

export const LINES: Line[] = [
  ...ROWS.map((sign) => ({ name: `R${sign}`, sign, isRow: true })),
  ...COLUMNS.map((sign) => ({ name: `C${sign}`, sign, isRow: false })),
]
export const signOf = (line: string) => line.slice(1)

/** Every clue once, over all its cells; a big clue covers two. */
export function spots(rows: string[]): Spot[] {
  const found = new Map<string, Spot>()
  for (const [cell, clue] of clueAt(rows)) {
    const here = cellArea(cell)
    const known = found.get(clue)
    found.set(clue, known ? { ...known, ...around(known, here) } : { clue, cell, ...here })
  }
  return [...found.values()]
}

/** The cells without a clue. */
export function gaps(rows: string[]): Area[] {
  return CELLS.filter((cell) => !clueAt(rows).has(cell)).map(cellArea)
}

const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => column + row))

/** The clue on each cell that has one. */
function clueAt(rows: string[]): Map<string, string> {
  const clues = rows.flatMap((row) => row.trim().split(/\s+/))
  return new Map(CELLS.map((cell, at) => [cell, clues[at]!] as const).filter(([, clue]) => clue !== EMPTY))
}

function cellArea(cell: string): Area {
  const x = HEAD + COLUMNS.indexOf(cell[0]!) * CELL
  const y = HEAD + ROWS.indexOf(cell[1]!) * CELL
  return { x, y, width: CELL, height: CELL }
}

function around(one: Area, other: Area): Area {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}

/** Two by two cells, named by the one at the top left. */
export function windowArea(window: string): Area {
  return { ...cellArea(window), width: 2 * CELL, height: 2 * CELL }
}

export const middle = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 })

/** A line without its signpost. */
export function lineArea({ name, isRow }: Line): Area {
  const at = HEAD + (isRow ? ROWS : COLUMNS).indexOf(signOf(name)) * CELL
  const length = SIZE - HEAD
  return isRow
    ? { x: HEAD, y: at, width: length, height: CELL }
    : { x: at, y: HEAD, width: CELL, height: length }
}

/** The signpost of a line: before its row, or above its column. */
export function headArea(line: Line): Area {
  const { x, y } = lineArea(line)
  return line.isRow
    ? { x: 0, y, width: HEAD, height: CELL }
    : { x, y: 0, width: CELL, height: HEAD }
}

const CONTROLLED: Record<string, string[]> = content.controlled

/** Whether a question about that line costs a token more, with the Queen there. */
export const isHers = (line: string, queen: string | null) =>
  queen !== null && CONTROLLED[queen]!.includes(line)

const share = (length: number) => `${((length / SIZE) * 100).toFixed(2)}%`

/** Where the name of what lies there is hung: at its upper edge, never outside the town. */
export function aboveArea(area: Area): string {
  const side =
    middle(area).x < (SIZE + HEAD) / 2
      ? `left: ${share(area.x)}`
      : `right: ${share(SIZE - area.x - area.width)}`
  return `${side}; bottom: ${share(SIZE - area.y)}`
}

/** Where a slip about an area is laid, so that it covers neither the area nor the signposts: beside
 * what is tall, else below or above it; in shares of the town. */
export function besideArea(area: Area): string {
  const { x, y } = middle(area)
  const half = (SIZE + HEAD) / 2
  if (area.height > 2 * area.width) {
    const side = x < half ? `left: ${share(area.x + area.width)}` : `right: ${share(SIZE - area.x)}`
    return `${side}; top: ${share(HEAD)}`
  }
  const side = x < half ? `left: ${share(HEAD)}` : 'right: 0.00%'
  return `${side}; ${y < half ? `top: ${share(area.y + area.height)}` : `bottom: ${share(SIZE - area.y)}`}`
}

export type Step = [across: number, down: number]

/** The next clue that way, over gaps; none beyond the edge. */
export function clueBeyond(rows: string[], { clue, cell }: Spot, [across, down]: Step): string | undefined {
  const at = clueAt(rows)
  let [column, row] = [COLUMNS.indexOf(cell[0]!), ROWS.indexOf(cell[1]!)]
  while (column in COLUMNS && row in ROWS) {
    const here = at.get(COLUMNS[column]! + ROWS[row]!)
    if (here && here !== clue) return here
    column += across
    row += down
  }
  return undefined
}
