// French puts a space before high punctuation and inside its quotes, where no line may break.
import type { Language } from './wire'

export function typeset(language: Language, text: string): string {
  if (language !== 'fr') return text
  return text.replace(/ ([?!:;»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')
}
