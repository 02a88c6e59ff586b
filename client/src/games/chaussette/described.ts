// The drawer in words, for those who listen instead of looking.
import { t } from '../../lib/text.svelte'
import type { View } from '../../generated/chaussette'
import { SLEEVE, slotOf } from './places'
import type { ChaussetteTable } from './types'

/** How the sleeve or a slot is called. */
export function titleOf(place: string): string {
  return place === SLEEVE ? t('socks-sleeve') : t('socks-slot', { slot: slotOf(place) })
}

export function inWords(table: ChaussetteTable, view: View, slot: number, look: string | null): string {
  const said = [state(table, view, slot, look)]
  const named = (view.named[slot - 1] ?? []).map((seat) => table.nameOf(seat))
  if (named.length && view.cards.includes(slot)) said.push(t('socks-named', { names: table.words.listed(named) }))
  return `${t('socks-slot', { slot })}: ${said.join(', ')}`
}

function state(table: ChaussetteTable, view: View, slot: number, look: string | null): string {
  const open = view.face_up[slot - 1]
  const kind = (kind: string) => table.words.name('kind', kind)
  if (view.removed === slot) return view.removed_kind ? kind(view.removed_kind) : t('socks-removed')
  if (!view.cards.includes(slot)) return t('socks-gap')
  if (open) return kind(open)
  if (look) return t('socks-looking', { kind: kind(look) })
  const noted = (view.seen[slot - 1] ?? []).map(kind)
  if (!noted.length) return t('socks-down')
  return t(view.stirred.includes(slot) ? 'socks-unsure' : 'socks-noted', { kind: noted.join(' / ') })
}
