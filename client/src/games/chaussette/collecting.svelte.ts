// Slots pressed one after the other until they make a choice that is asked for.
import type { Search, Target } from '../../generated/chaussette'
import { SLOTS } from './socks'
import type { ChaussetteTable } from './types'

export class Collecting {
  constructor(private table: () => ChaussetteTable) {}

  private choices: (Search | Target)[] = $derived.by(() => {
    const searches = this.table().choicesOf('Search')
    return searches.length ? searches : this.table().choicesOf('Target')
  })
  /** The slots that occur in any choice. */
  open: number[] = $derived(SLOTS.filter((slot) => this.choices.some(({ slots }) => slots.includes(slot))))
  private size = $derived(this.choices[0]?.slots.length ?? 0)
  private type = $derived(this.choices[0]?.type ?? 'Search')
  slots: number[] = $derived.by(() => this.table().draft.get<number[]>(this.type, 'slots') ?? [])
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
    this.table().draft.set(this.type, 'slots', slots)
  }

  choose(): void {
    if (this.choice) this.table().choose(this.choice)
  }
}
