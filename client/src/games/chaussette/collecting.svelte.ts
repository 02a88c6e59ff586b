// Slots pressed one after the other until they make a choice that is asked for.
import type { Table } from '../../lib/table.svelte'
import type { Choice } from '../../lib/wire'
import { SLOTS } from './socks'

const TYPES = ['Search', 'Target']

export class Collecting {
  /** Kept with its question, so that a new one begins with nothing. */
  private collected = $state.raw<{ ask: unknown; slots: number[] }>({ ask: null, slots: [] })

  constructor(private table: () => Table) {}

  private choices = $derived.by(() => {
    const type = TYPES.find((type) => this.table().countOf(type))
    return (type ? this.table().choicesOf(type) : []) as (Choice & { slots: number[] })[]
  })
  /** The slots that occur in any choice. */
  open: number[] = $derived(SLOTS.filter((slot) => this.choices.some(({ slots }) => slots.includes(slot))))
  type: string | null = $derived(this.choices[0]?.type ?? null)
  private size = $derived(this.choices[0]?.slots.length ?? 0)
  slots: number[] = $derived.by(() =>
    this.collected.ask === this.table().ask ? this.collected.slots : [],
  )
  missing: number = $derived(this.size - this.slots.length)
  choice: Choice = $derived({
    type: this.type ?? '',
    slots: [...this.slots].sort((one, other) => one - other),
  })

  /** One more slot, or one fewer; beyond the number asked for, the one pressed first makes room. */
  press(slot: number): void {
    const without = this.slots.filter((one) => one !== slot)
    const slots = without.length < this.slots.length ? without : [...without, slot].slice(-this.size)
    this.collected = { ask: this.table().ask, slots }
  }

  /** Whoever searches alone may be asked the same again, and begins with nothing then too. */
  choose(): void {
    this.table().choose(this.choice)
    this.collected = { ask: null, slots: [] }
  }
}
