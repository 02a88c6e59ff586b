// Small Detectives on the page: the street in the round, the cards, and what one asks or declares.
import { part, picture, pictureOf, thing } from '../svelte_parts'
import TheBoard from './Board.svelte'
import TheNotebook from './Notebook.svelte'
import ThePicture from './Picture.svelte'
import TheRulesPicture from './RulesPicture.svelte'
import TheThing from './Thing.svelte'

export const Board = part(TheBoard)
export const Notebook = part(TheNotebook)
export const RulesPicture = picture(TheRulesPicture)
export const Picture = pictureOf(ThePicture)
export const Thing = thing(TheThing)
