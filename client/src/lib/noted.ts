// What the notebook says of one fact: proven, marked by me, or only likely.
import type { Table } from './table.svelte'
import { knows, t } from './text.svelte'

export const SIGNS: Record<string, string> = { yes: '✓', no: '✕', maybe: '?' }

export interface Noted {
  /** Whether it is certain, and how; undefined while it is not. */
  proven: boolean | undefined
  /** `yes`, `no`, `maybe`, a note of my own, or nothing. */
  kind: string
  /** What stands in the cell for that. */
  sign: string
  odds: number | undefined
  percent: string
  /** For those who listen instead of looking. */
  spoken: string
}

export function noted(table: Table, fact: string): Noted {
  const proven = table.notes?.certain[fact]
  const mark = table.marks[fact] ?? ''
  const kind = proven === undefined ? mark : proven ? 'yes' : 'no'
  const odds = kind ? undefined : table.notes?.odds[fact]
  const percent = odds === undefined ? '' : `${Math.round(odds * 100)}`
  const spoken = said(proven, mark, percent)
  return { proven, kind, sign: SIGNS[kind] ?? kind, odds, percent, spoken }
}

function said(proven: boolean | undefined, mark: string, percent: string): string {
  if (proven !== undefined) return t(proven ? 'proven-yes' : 'proven-no')
  if (mark) return SIGNS[mark] ? t(`mark-${mark}`) : mark
  return percent ? `${percent} %` : t('mark-none')
}

/** Which kind of place it is, and which of them, as the game's notebook says. */
export function placeOf(table: Table, place: string): [string, string | number] {
  return table.notes?.places[place] ?? [place, place]
}

/** How a place of facts is called; the solution and its like have a word of the page's own. */
export function placeName(table: Table, place: string): string {
  const [kind, value] = placeOf(table, place)
  const name = table.words.name(kind, value)
  return name === kind && knows(`place-${kind}`) ? t(`place-${kind}`) : name
}
