// The table of this game, in its own types.
import type { Choice, Event, View } from '../../generated/new_york'
import type { Table } from '../../lib/table.svelte'

export type NewYorkTable = Table<{ choice: Choice; event: Event; view: View }>
