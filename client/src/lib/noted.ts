// What the notebook says of one fact: proven, marked by me, or only likely.
import { circled, groupsOf } from './binding'
import { contradicted } from './contradicted'
import type { Table } from './table.svelte'
import { knows, t } from './text.svelte'
import { openBonds, othersIn, toldOf } from './told'
import type { Words } from './words'

export const SIGNS: Record<string, string> = { yes: '✓', no: '✕', maybe: '?' }

export interface Noted {
  /** Whether it is certain, and how; undefined while it is not. */
  proven: boolean | undefined
  /** Whether one may ask why it is certain. */
  asks: boolean
  /** `yes`, `no`, `maybe`, `one`, a note of my own, or nothing. */
  kind: string
  /** What stands in the cell for that. */
  sign: string
  odds: number | undefined
  percent: string
  /** Whether it is one of several of which some are true, as everyone heard. */
  bound: boolean
  /** Of my own things, who has seen it. */
  seenBy: number[]
  /** Why my mark cannot be so; empty while it can. */
  flag: string
  /** For those who listen instead of looking. */
  spoken: string
}

export function noted(table: Table, fact: string): Noted {
  const proven = table.notes?.certain[fact]
  const mark = table.marks[fact] ?? ''
  const groups = groupsOf(mark)
  const kind = proven !== undefined ? (proven ? 'yes' : 'no') : groups.length ? 'one' : mark
  const odds = kind ? undefined : table.notes?.odds[fact]
  const percent = odds === undefined ? '' : `${Math.round(odds * 100)}`
  const asks = mayAsk(table, fact)
  const bound = proven === undefined && openBonds(table, fact).length > 0
  const seenBy = isMine(table, fact) ? othersIn(table, toldOf(table, fact)) : []
  const flag = contradicted(table, fact)
  const said = [inWords(proven, mark, percent)]
  if (bound) said.push(t('is-bound'))
  if (seenBy.length) said.push(t('seen-by-others', { names: table.words.listed(seenBy.map((seat) => table.nameOf(seat))) }))
  if (flag) said.push(flag)
  if (asks) said.push(t('ask-why'))
  const sign = SIGNS[kind] ?? (groups.length ? circled(groups) : kind)
  return { proven, asks, kind, sign, odds, percent, bound, seenBy, flag, spoken: said.join('; ') }
}

function inWords(proven: boolean | undefined, mark: string, percent: string): string {
  if (proven !== undefined) return t(proven ? 'proven-yes' : 'proven-no')
  const groups = groupsOf(mark)
  if (groups.length) return t('mark-one-of', { groups: groups.join(', ') })
  if (mark) return SIGNS[mark] ? t(`mark-${mark}`) : mark
  return percent ? `${percent} %` : t('mark-none')
}

/** Whether the table's help allows to ask why a fact is certain: what was told can always be said
 * again, a proof only where proofs are given. */
export function mayAsk(table: Table, fact: string): boolean {
  const { help = 'none', certain = {} } = table.notes ?? {}
  if (help === 'none' || certain[fact] === undefined) return false
  return help !== 'told' || toldOf(table, fact).length > 0
}

function isMine(table: Table, fact: string): boolean {
  const [kind, seat] = placeOf(table, fact.slice(fact.lastIndexOf('@') + 1))
  return kind === 'seat' && seat === table.info.me && Boolean(table.notes?.certain[fact])
}

/** Which kind of place it is, and which of them, as the game's notebook says. */
export function placeOf(table: Table, place: string): [string, string | number] {
  return table.notes?.places[place] ?? [place, place]
}

/** How a place of facts is called; the solution and its like have a word of the page's own. */
export function placeName(table: Table, place: string): string {
  return placeInWords(table.words, ...placeOf(table, place))
}

export function placeInWords(words: Words, kind: string, value: string | number): string {
  const name = words.name(kind, value)
  return name === kind && knows(`place-${kind}`) ? t(`place-${kind}`) : name
}

/** The same over a narrow column: the attribute `.head` of its name, or the name without what stands
 * in brackets. */
export function placeHead(table: Table, place: string): string {
  const [kind, value] = placeOf(table, place)
  const own = table.words.attribute(kind, value, 'head')
  return own === table.words.name(kind, value) ? placeName(table, place).replace(/ \(.*\)$/, '') : own
}

/** A fact as one speaks of it in a list: the thing, and where. */
export function factName(table: Table, fact: string): string {
  const at = fact.lastIndexOf('@')
  const item = table.words.name(table.notes?.things ?? '', fact.slice(0, at))
  return `${item}, ${placeName(table, fact.slice(at + 1))}`
}
