// What a big moment is about, read from its event.
import type { Event } from '../../generated/small_detectives'

export interface ClueRow {
  tokens: string[]
  wrong: boolean
}

/** The clues that an event names, in rows: of a wrong declaration what was said, and below it the truth. */
export function cluesOf(event: Event): ClueRow[] {
  const row = (tokens: string[], wrong = false) => ({ tokens, wrong })
  switch (event.type) {
    case 'PubAskedAbout':
      return [row(event.tokens)]
    case 'SolutionRevealed':
      return [row([event.suspect, event.weapon])]
    case 'DeclaredWronglyInSecret':
      return [row([event.suspect, event.weapon], true), row([event.true_suspect, event.true_weapon])]
    default:
      return []
  }
}
