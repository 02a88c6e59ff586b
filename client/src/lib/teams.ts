// Where people share a seat: what a seat is called, and who sits there.
import { t } from './text.svelte'
import type { Sitter, TableInfo } from './wire'

/** In sentences a team is called by its number, everyone else by name. */
export function seatName({ sharing }: TableInfo, { seat, kind, name }: Sitter): string {
  return sharing > 1 && kind !== 'bot' ? t('team', { number: seat + 1 }) : name
}

/** The names of those who share a seat; none where nobody does. */
export const namesOf = ({ team }: Sitter): string => team.map(({ name }) => name).join(', ')

/** Whether somebody shares the reader's seat. */
export function hasMates({ me, sitters }: TableInfo): boolean {
  return me !== null && sitters[me]!.team.length > 1
}
