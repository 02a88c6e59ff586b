// The table of this game, in its own types.
import type { Choice, Event, View } from '../../generated/chaussette'
import type { Table } from '../../lib/table.svelte'

export type ChaussetteTable = Table<{ choice: Choice; event: Event; view: View }>
