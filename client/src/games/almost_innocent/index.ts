// Almost Innocent on the page: the town in six by six, the accused on their bench, and what was answered.
export { default as Board } from './Board.svelte'
export { default as Notebook } from './Notebook.svelte'
export { default as RulesPicture } from './RulesPicture.svelte'
