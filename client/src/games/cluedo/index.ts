// Cluedo on the page: the mansion, and beside it what lies on the table.
import { part, picture } from '../svelte_parts'
import TheBoard from './Board.svelte'
import TheNotebook from './Notebook.svelte'
import ThePicture from './RulesPicture.svelte'

export const Board = part(TheBoard)
export const Notebook = part(TheNotebook)
export const RulesPicture = picture(ThePicture)
