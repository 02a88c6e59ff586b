// The table of this game, in its own types.
import type { Choice, Event, View } from '../../generated/almost_innocent'
import type { Table } from '../../lib/table.svelte'

export type AlmostInnocentTable = Table<{ choice: Choice; event: Event; view: View }>
