// Cluedo on the page: the mansion, and beside it what lies on the table.
import type { View } from '../../generated/cluedo'
import { part, picture, pictureOf, thing } from '../svelte_parts'
import TheBoard from './Board.svelte'
import TheNotebook from './Notebook.svelte'
import ThePicture from './Picture.svelte'
import TheRulesPicture from './RulesPicture.svelte'
import TheThing from './Thing.svelte'
import { MARKS } from './people'

export const Board = part(TheBoard)
export const Notebook = part(TheNotebook)
export const RulesPicture = picture(TheRulesPicture)
export const Picture = pictureOf(ThePicture)
export const Thing = thing(TheThing)
export const seatColours = (view: unknown) => (view as View).pawns.map((pawn) => MARKS[pawn])
