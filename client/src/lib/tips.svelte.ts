// Small tips in somebody's first real games: each comes once, and none when they are turned off.
import type { Table } from './table.svelte'

const KEPT_AS = 'deductio tips'

/** When each has its moment, the first that has it comes first. */
const TIPS: Record<string, (table: Table) => boolean> = {
  choices: () => true,
  marks: ({ notes }) => Object.keys(notes?.certain ?? {}).length > 0,
  why: ({ notes, events }) => follows(notes) && events.length > 12,
  log: ({ events }) => events.length > 20,
  pace: ({ events }) => events.length > 34,
}

/** Whether something follows that was not told outright. */
function follows(notes: Table['notes']): boolean {
  return Object.keys(notes?.certain ?? {}).some((fact) => !(fact in (notes?.told ?? {})))
}

/** What each is about, to be lit up. */
export const ABOUT: Record<string, string> = {
  choices: 'choices',
  marks: 'notebook',
  why: 'notebook',
  log: 'story',
  pace: 'story',
}

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]')
  } catch {
    return []
  }
}

export class Tips {
  private had: string[] = $state.raw(read())

  constructor(private table: Table) {}

  /** The tip for this moment, or none. */
  readonly now: string | null = $derived.by(() => {
    const { table } = this
    if (table.info.standing !== 'playing' || !table.myTurn) return null
    return Object.keys(TIPS).find((tip) => !this.had.includes(tip) && TIPS[tip]!(table)) ?? null
  })

  /** Seen, and never again. */
  done(tip: string): void {
    if (this.had.includes(tip)) return
    this.had = [...this.had, tip]
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.had))
    } catch {
      // A browser that keeps nothing shows it again.
    }
  }
}
