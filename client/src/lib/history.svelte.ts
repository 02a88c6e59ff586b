// What I wrote in the notebook since I came: it can be taken back, and done again.
import type { Table } from './table.svelte'

interface Change {
  fact: string
  before: string
  after: string
}

export class History {
  private done: Change[] = $state.raw([])
  private undone: Change[] = $state.raw([])

  constructor(private table: Table) {}

  get mayUndo(): boolean {
    return this.done.length > 0
  }
  get mayRedo(): boolean {
    return this.undone.length > 0
  }

  write(fact: string, after: string): void {
    const before = this.table.marks[fact] ?? ''
    if (before === after) return
    this.table.mark(fact, after)
    this.done = [...this.done, { fact, before, after }]
    this.undone = []
  }

  undo(): void {
    const change = this.done.at(-1)
    if (!change) return
    this.done = this.done.slice(0, -1)
    this.undone = [...this.undone, change]
    this.table.mark(change.fact, change.before)
  }

  redo(): void {
    const change = this.undone.at(-1)
    if (!change) return
    this.undone = this.undone.slice(0, -1)
    this.done = [...this.done, change]
    this.table.mark(change.fact, change.after)
  }
}

const known = new WeakMap<Table, History>()

/** The same for as long as somebody sits at this table, whatever tab is open. */
export function historyOf(table: Table): History {
  if (!known.has(table)) known.set(table, new History(table))
  return known.get(table)!
}
