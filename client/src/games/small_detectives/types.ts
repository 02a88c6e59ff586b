// The table of this game, in its own types.
import type { Choice, Event, View } from '../../generated/small_detectives'
import type { Table } from '../../lib/table.svelte'

export type SmallDetectivesTable = Table<{ choice: Choice; event: Event; view: View }>
