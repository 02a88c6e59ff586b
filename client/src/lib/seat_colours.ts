// The colours of the seats at one table: usually those of the house, else those of the game's pawns.
import type { GameParts } from './surface'

/** As a style for whatever holds the table. */
export function seatColours(parts: GameParts | null, view: unknown): string {
  const own = (view ? parts?.seatColours?.(view) : undefined) ?? []
  return own.map((colour, seat) => (colour ? `--seat${seat}: ${colour};` : '')).join('')
}
