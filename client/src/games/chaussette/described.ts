// The drawer in words, for those who listen instead of looking.
import type { View } from '../../generated/chaussette'
import type { Words } from '../../lib/words'
import { SLEEVE, slotOf } from './places'
import type { ChaussetteTable } from './types'

/** How the sleeve or a slot is called. */
export function titleOf(words: Words, place: string): string {
  return place === SLEEVE ? words.text('socks-sleeve') : words.text('socks-slot', { slot: slotOf(place) })
}

export function inWords(table: ChaussetteTable, view: View, slot: number, look: string | null): string {
  const said = [state(table, view, slot, look)]
  const named = (view.named[slot - 1] ?? []).map((seat) => table.nameOf(seat))
  if (named.length && view.cards.includes(slot)) said.push(table.words.text('socks-named', { names: table.words.listed(named) }))
  return table.words.text('socks-is', { name: table.words.text('socks-slot', { slot }), what: said.join(', ') })
}

function state(table: ChaussetteTable, view: View, slot: number, look: string | null): string {
  const open = view.face_up[slot - 1]
  const kind = (kind: string) => table.words.name('kind', kind)
  if (view.removed === slot) return view.removed_kind ? kind(view.removed_kind) : table.words.text('socks-removed')
  if (!view.cards.includes(slot)) return table.words.text('socks-gap')
  if (open) return kind(open)
  if (look) return table.words.text('socks-looking', { kind: kind(look) })
  const noted = (view.seen[slot - 1] ?? []).map(kind)
  if (!noted.length) return table.words.text('socks-down')
  return table.words.text(view.stirred.includes(slot) ? 'socks-unsure' : 'socks-noted', { kind: noted.join(' / ') })
}
