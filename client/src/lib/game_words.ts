// Loads what one game says, when somebody comes to its table.
import type { FluentBundle } from '@fluent/bundle'
import { bundleOf } from './bundle'
import { typeset } from './typeset'
import type { Language } from './wire'
import type { Fields } from './words'

const ROOT = '../../../src/deductio'
const common = import.meta.glob<string>('../../../src/deductio/locale/*.ftl', {
  query: '?raw',
  import: 'default',
})
const ofGames = import.meta.glob<string>('../../../src/deductio/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
})
const fields = import.meta.glob<{ fields: Fields }>('../generated/*.json', { import: 'default' })

export interface GameWords {
  bundle: FluentBundle
  fields: Fields
}

const loaded = new Map<string, Promise<GameWords>>()

export function gameWords(game: string, language: Language): Promise<GameWords> {
  const key = `${game} ${language}`
  if (!loaded.has(key)) loaded.set(key, load(game, language))
  return loaded.get(key)!
}

async function load(game: string, language: Language): Promise<GameWords> {
  const [everyone, own, told] = await Promise.all([
    common[`${ROOT}/locale/${language}.ftl`]!(),
    ofGames[`${ROOT}/games/${game}/locale/${language}.ftl`]!(),
    fields[`../generated/${game}.json`]!(),
  ])
  return { bundle: bundleOf(language, typeset(language, everyone), typeset(language, own)), fields: told.fields }
}
