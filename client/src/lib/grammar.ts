// Where a name meets its sentence: French elides and contracts there, so that no text need care.
//
// A text says `le pion de { $seat }` for everybody. Fluent marks what it puts into a sentence, and
// behind those marks Olive's is *le pion d’Olive*, and *à { $token }* is *au facteur*. Nothing else
// of a text is touched; `grammar.py` does just this.
import type { Language } from './wire'

/** How a word begins that one elides before. Most names in *ha* have an *h* of their own (Harry),
 * most others are mute (Hector); *y* is a vowel before a consonant (Yves). */
const SOUND = '[aàâäeéèêëiîïoôöuùûüœæ]|h(?!a)|y(?![aeéèiou])'
const ELIDED = new RegExp(
  `(?<![\\p{L}\\p{N}_’'])(de|le|la|que|ne|se|je|jusque|lorsque|puisque)\u2069* \u2068+(?=(?:${SOUND})\\p{L})(?!onz|oui)`,
  'giu',
)
const CONTRACTED = /(?<![\p{L}\p{N}_’'])(de|à)\u2069* \u2068+(les?) /gu
const TOGETHER: Record<string, string> = { dele: 'du', deles: 'des', àle: 'au', àles: 'aux' }

/** A sentence as it is said, from one in which what was put in is marked. */
export function joined(language: Language, marked: string): string {
  const spoken =
    language === 'fr'
      ? marked
          .replace(ELIDED, (_, word: string) => `${word.slice(0, -1)}’`)
          .replace(CONTRACTED, (_, word: string, article: string) => `${TOGETHER[word + article]} `)
      : marked
  return spoken.replace(/[\u2068\u2069]/g, '')
}
