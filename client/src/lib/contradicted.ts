// Marks of my own that cannot be so: flagged only by what this seat was told, or may have proven.
import type { Table } from './table.svelte'
import { sentence, toldOf } from './told'
import { t } from './text.svelte'
import type { Bond } from './wire'

/** Why a mark cannot be so, in a sentence; empty while it can. */
export function contradicted(table: Table, fact: string): string {
  const mark = table.marks[fact]
  if (mark !== 'yes' && mark !== 'no') return ''
  const certain = table.notes?.certain[fact]
  if (certain !== undefined) return certain === (mark === 'yes') ? '' : otherwise(table, fact)
  const broken = table.notes?.bonds.find((bond) => bond.facts.includes(fact) && breaks(table, bond, mark))
  return broken ? t('flag-told', { told: sentence(table, broken.event) }) : ''
}

/** What was told can be quoted; of a proof the notebook says why when it is asked. */
function otherwise(table: Table, fact: string): string {
  const [event] = toldOf(table, fact)
  return event === undefined ? t('flag-proven') : t('flag-told', { told: sentence(table, event) })
}

function breaks(table: Table, { facts, low, high }: Bond, mark: 'yes' | 'no'): boolean {
  const so = facts.map((fact) => table.notes?.certain[fact] ?? marked(table.marks[fact]))
  if (mark === 'no') return so.filter((one) => one !== false).length < low
  return high !== null && so.filter((one) => one === true).length > high
}

const marked = (mark: string | undefined) => (mark === 'yes' ? true : mark === 'no' ? false : undefined)

/** All my marks that cannot be so. */
export function contradictions(table: Table): { fact: string; why: string }[] {
  return Object.keys(table.marks)
    .map((fact) => ({ fact, why: contradicted(table, fact) }))
    .filter(({ why }) => why)
}
