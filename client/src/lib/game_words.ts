// Fetches what one game says and is made of, when somebody comes to its table.
import type { FluentBundle } from '@fluent/bundle'
import { api } from './api'
import { bundleOf } from './bundle'
import type { GameBook, Language } from './wire'
import type { Fields } from './words'

export interface GameWords {
  bundle: FluentBundle
  fields: Fields
  book: GameBook
}

const fetched = new Map<string, Promise<GameWords>>()

export function gameWords(game: string, language: Language): Promise<GameWords> {
  const key = `${game} ${language}`
  if (!fetched.has(key)) {
    const coming = fetchWords(game, language)
    fetched.set(key, coming)
    coming.catch(() => fetched.delete(key))
  }
  return fetched.get(key)!
}

async function fetchWords(game: string, language: Language): Promise<GameWords> {
  const book = await api.book(game, language)
  return { bundle: bundleOf(language, ...book.texts), fields: book.fields, book }
}
