// Writing in the notebook: what a press or a key does to a fact.
import type { Table } from './table.svelte'

/** Without a pen a press goes round. */
const ROUND: Record<string, string> = { '': 'no', no: 'yes', yes: 'maybe', maybe: '' }
const KEYS: Record<string, string> = { x: 'no', n: 'no', y: 'yes', o: 'yes', '?': 'maybe', m: 'maybe' }

export class Marking {
  /** What a press writes: a mark, a note, `erase`, or empty to go round. */
  pen = $state('')
  /** The proven fact somebody asks about. */
  asked: string | null = $state(null)

  constructor(private table: () => Table) {}

  /** What is certain is explained where the table allows it; the rest is mine to mark. */
  press(fact: string): void {
    if (this.certain(fact)) {
      if (this.explains) this.asked = fact
      return
    }
    const now = this.table().marks[fact] ?? ''
    if (this.pen === 'erase') this.write(fact, '')
    else if (this.pen) this.write(fact, this.pen === now ? '' : this.pen)
    else this.write(fact, ROUND[now] ?? '')
  }

  /** Whether the key meant something. */
  key(fact: string, key: string): boolean {
    const mark = KEYS[key]
    if (!mark) return false
    const now = this.table().marks[fact] ?? ''
    if (!this.certain(fact)) this.write(fact, mark === now ? '' : mark)
    return true
  }

  private certain(fact: string): boolean {
    return this.table().notes?.certain[fact] !== undefined
  }

  private get explains(): boolean {
    return ['proven', 'odds'].includes(this.table().notes?.help ?? '')
  }

  private write(fact: string, mark: string): void {
    if (this.table().mayMark) this.table().mark(fact, mark)
  }
}
