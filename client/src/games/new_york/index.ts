// New York on the page: the map of the city, and beside it dice, piles, hands and clues.
export { default as Board } from './Board.svelte'
export { default as Notebook } from './Notebook.svelte'
export { default as RulesPicture } from './RulesPicture.svelte'
