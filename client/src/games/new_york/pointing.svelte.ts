// What somebody points at: a clue, so that map and notebook show what it speaks about, or a cell.
import type { Card } from '../../generated/new_york'
import { mentions } from './mentions'

class Pointing {
  card: Card | null = $state.raw(null)
  cell: string | null = $state(null)
  spoken: Set<string> = $derived(this.card ? mentions(this.card.clue) : new Set<string>())

  /** A second press lets go. */
  press(card: Card): void {
    this.card = this.card?.id === card.id ? null : card
  }

  letGo(): void {
    this.card = null
    this.cell = null
  }
}

export const pointing = new Pointing()
