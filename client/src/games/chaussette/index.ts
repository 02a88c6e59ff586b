// The Sock Inquiry on the page: the drawer, the line with the eight socks, and the case.
export { default as Board } from './Board.svelte'
export { default as Notebook } from './Notebook.svelte'
export { default as RulesPicture } from './RulesPicture.svelte'
