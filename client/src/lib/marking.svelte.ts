// Writing in the notebook: what a press or a key does to a fact.
import { freshGroup, regrouped } from './binding'
import { historyOf, type History } from './history.svelte'
import { mayAsk } from './noted'
import type { Table } from './table.svelte'

/** Without a pen a press goes round. */
const ROUND: Record<string, string> = { '': 'no', no: 'yes', yes: 'maybe', maybe: '' }
const KEYS: Record<string, string> = { x: 'no', n: 'no', y: 'yes', o: 'yes', '?': 'maybe', m: 'maybe' }

export class Marking {
  /** The fact somebody asks about. */
  asked: string | null = $state(null)
  private chosen = $state('')
  private group = 0

  readonly history: History

  constructor(private table: () => Table) {
    this.history = historyOf(table())
  }

  /** What a press writes: a mark, a note, `erase`, `one` to bind cells, or empty to go round. */
  get pen(): string {
    return this.chosen
  }
  set pen(pen: string) {
    this.chosen = pen
    this.group = freshGroup(this.table().marks)
  }

  /** What is certain is explained where the table allows it; the rest is mine to mark. */
  press(fact: string): void {
    if (this.certain(fact)) {
      if (mayAsk(this.table(), fact)) this.asked = fact
      return
    }
    const now = this.now(fact)
    if (this.pen === 'erase') this.write(fact, '')
    else if (this.pen === 'one') this.write(fact, regrouped(now, this.group))
    else if (this.pen) this.write(fact, this.pen === now ? '' : this.pen)
    else this.write(fact, ROUND[now] ?? '')
  }

  /** Whether the key meant something. */
  key(fact: string, key: string): boolean {
    const mark = KEYS[key]
    if (!mark) return false
    if (!this.certain(fact)) this.write(fact, mark === this.now(fact) ? '' : mark)
    return true
  }

  /** Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y do again; in a field the browser's own holds. */
  shortcut(event: KeyboardEvent): void {
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea')
    if (typing || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    if (key === 'y' || event.shiftKey) this.history.redo()
    else this.history.undo()
    event.preventDefault()
  }

  write(fact: string, mark: string): void {
    if (this.table().mayMark) this.history.write(fact, mark)
  }

  private now(fact: string): string {
    return this.table().marks[fact] ?? ''
  }

  private certain(fact: string): boolean {
    return this.table().notes?.certain[fact] !== undefined
  }
}
