// The colours of the seats at one table: those of the game's pawns, or those of the house as people chose.
import type { GameParts } from './surface'
import type { TableInfo } from './wire'

/** As a style for whatever holds the table. */
export function seatColours(parts: GameParts | null, view: unknown, { sitters }: TableInfo): string {
  const own = (view ? parts?.seatColours?.(view) : undefined) ?? []
  return sitters
    .map(({ seat, colour }) => own[seat] ?? (colour === seat ? undefined : `var(--colour${colour})`))
    .map((colour, seat) => (colour ? `--seat${seat}: ${colour};` : ''))
    .join('')
}
