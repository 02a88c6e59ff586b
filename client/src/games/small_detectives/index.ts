// Small Detectives on the page: the street in the round, the cards, and what one asks or declares.
export { default as Board } from './Board.svelte'
export { default as Notebook } from './Notebook.svelte'
export { default as RulesPicture } from './RulesPicture.svelte'
