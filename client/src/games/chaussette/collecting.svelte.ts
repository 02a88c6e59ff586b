// Slots pressed one after the other until they make a choice that is asked for.
import type { Search, Target } from '../../generated/chaussette'
import { SLOTS } from './socks'
import type { ChaussetteTable } from './types'

export class Collecting {
  /** Kept with its question, so that a new one begins with nothing. */
  private collected = $state.raw<{ ask: unknown; slots: number[] }>({ ask: null, slots: [] })

  constructor(private table: () => ChaussetteTable) {}

  private choices: (Search | Target)[] = $derived.by(() => {
    const searches = this.table().choicesOf('Search')
    return searches.length ? searches : this.table().choicesOf('Target')
  })
  /** The slots that occur in any choice. */
  open: number[] = $derived(SLOTS.filter((slot) => this.choices.some(({ slots }) => slots.includes(slot))))
  private size = $derived(this.choices[0]?.slots.length ?? 0)
  slots: number[] = $derived.by(() =>
    this.collected.ask === this.table().ask ? this.collected.slots : [],
  )
  missing: number = $derived(this.size - this.slots.length)
  /** What the slots pressed would be; none when no slots are asked for. */
  choice: Search | Target | null = $derived.by(() => {
    const [one] = this.choices
    return one ? { type: one.type, slots: [...this.slots].sort((slot, other) => slot - other) } : null
  })

  /** One more slot, or one fewer; beyond the number asked for, the one pressed first makes room. */
  press(slot: number): void {
    const without = this.slots.filter((one) => one !== slot)
    const slots = without.length < this.slots.length ? without : [...without, slot].slice(-this.size)
    this.collected = { ask: this.table().ask, slots }
  }

  /** Whoever searches alone may be asked the same again, and begins with nothing then too. */
  choose(): void {
    if (this.choice) this.table().choose(this.choice)
    this.collected = { ask: null, slots: [] }
  }
}
