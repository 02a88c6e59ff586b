// The table of this game, in its own types.
import type { Choice, Event, View } from '../../generated/cluedo'
import type { Table } from '../../lib/table.svelte'

export type CluedoTable = Table<{ choice: Choice; event: Event; view: View }>
