// Cluedo on the page: the mansion, and beside it what lies on the table.
export { default as Board } from './Board.svelte'
export { default as Notebook } from './Notebook.svelte'
export { default as RulesPicture } from './RulesPicture.svelte'
