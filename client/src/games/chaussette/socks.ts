// The socks and their drawer as geometry, from the game's own content.
import content from '../../generated/chaussette.json'

export const KINDS: string[] = Object.keys(content.kinds)
export const SLOTS: number[] = content.slots
export const COLUMNS: number = content.columns
export const TOKENS: number[] = content.tokens
/** The characteristics, each with its values. */
export const VALUES: [characteristic: string, values: string[]][] = Object.entries(content.values)

export interface Looks {
  color: string
  length: string
  mark: string
}
const LOOKS: Record<string, Looks> = content.kinds
export const looksOf = (kind: string): Looks => LOOKS[kind]!

const ROUNDS: Record<string, number> = content.rounds
/** How many rounds a competition of so many seats has. */
export const roundsFor = (seats: number): number => ROUNDS[seats] ?? 0

export const CARD = { width: 110, height: 116 }
const GAP = 10
/** The wooden frame around the compartments; above it there is room for a cat. */
export const FRAME = { side: 24, top: 50, front: 56 }
const ROWS = SLOTS.length / COLUMNS
export const WIDTH = 2 * FRAME.side + COLUMNS * CARD.width + (COLUMNS - 1) * GAP
export const HEIGHT = FRAME.top + ROWS * CARD.height + (ROWS - 1) * GAP + FRAME.front + 12

export interface Point {
  x: number
  y: number
}

/** The upper left corner of a slot's compartment. */
export function corner(slot: number): Point {
  const [row, column] = [Math.floor((slot - 1) / COLUMNS), (slot - 1) % COLUMNS]
  return {
    x: FRAME.side + column * (CARD.width + GAP),
    y: FRAME.top + row * (CARD.height + GAP),
  }
}
