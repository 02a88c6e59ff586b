// Small Detectives on the page: the street in the round, the cards, and what one asks or declares.
import { dealOf, part, picture, pictureOf, thing } from '../svelte_parts'
import TheBoard from './Board.svelte'
import TheDeal from './Deal.svelte'
import TheNotebook from './Notebook.svelte'
import ThePicture from './Picture.svelte'
import TheRulesPicture from './RulesPicture.svelte'
import TheThing from './Thing.svelte'

export const Board = part(TheBoard)
export const Notebook = part(TheNotebook)
export const RulesPicture = picture(TheRulesPicture)
export const Picture = pictureOf(ThePicture)
export const Deal = dealOf(TheDeal)
export const Thing = thing(TheThing)
