// Apostrophes are round. French sets a thin space before high punctuation and a space inside its quotes; none may
// break. A sentence begins with a capital.
import type { Language } from './wire'

/** The same text as a printer would set it: `typeset.py` does just this. */
export function typeset(language: Language, text: string): string {
  const round = text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
  if (language !== 'fr') return round
  return round.replace(/[ \u00a0](?=[?!:;])/g, '\u202f').replace(/(?<=«) | (?=»)/g, '\u00a0')
}

/** As it stands at the beginning. */
export const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
