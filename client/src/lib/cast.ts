// The cast: who plays where no person sits, and what they say at a table.
import cast from '../generated/cast.json'
import type { Finished } from './ranks'
import type { Table } from './table.svelte'

interface Spoken {
  seat: number
  /** What the seat is called, whose face is shown. */
  name: string
  text: string
}

/** By id and name, in the order of the cast. */
export const MEMBERS = Object.entries(cast).map(([name, { id }]) => ({ id, name }))

/** One of those who play here says hello, where talk is allowed. */
export function greeting(table: Table): Spoken | null {
  return table.info.talk === 'none' ? null : spoken(table, membersAt(table)[0], 'hello')
}

/** After a game somebody has won: of the cast whoever won, else the first who did not. */
export function lastWord(table: Table, { winners }: Finished): Spoken | null {
  if (!winners.length || winners.length === table.info.sitters.length) return null
  const members = membersAt(table)
  const winner = members.find(({ seat }) => winners.includes(seat))
  return spoken(table, winner ?? members[0], winner ? 'thanks' : 'nice')
}

const membersAt = ({ info }: Table) => info.sitters.filter(({ member }) => member)

function spoken(table: Table, sitter: { seat: number; name: string; member: string } | undefined, phrase: string): Spoken | null {
  const text = `phrase-${sitter?.member}-${phrase}`
  if (!sitter || !table.words.knows(text)) return null
  return { seat: sitter.seat, name: sitter.name, text: table.words.text(text) }
}
