// What Python said about random games, said again; started by tests/page/test_said.py.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { count, has, parts, spelled } from '../src/lib/options'
import { bundleOf } from '../src/lib/bundle'
import { Words, type Aside, type Fields } from '../src/lib/words'
import type { Choice, Language, Message, Options } from '../src/lib/wire'

interface Said {
  language: Language
  me: number | null
  names: string[]
  message: Message
  text: string
  asides: Record<Aside, string>
}
interface Sample {
  game: string
  texts: Record<Language, string[]>
  fields: Fields
  things: Record<string, Record<string, string>>
  said: Said[]
  options: { wire: Options; count: number; some: Choice[] }[]
}

const games: Sample[] = JSON.parse(readFileSync(process.env['DEDUCTIO_SAID']!, 'utf-8'))

describe.each(games)('$game', ({ texts, fields, things, said, options }) => {
  const bundles = { fr: bundleOf('fr', ...texts.fr), en: bundleOf('en', ...texts.en) }

  test('says the same', () => {
    expect(said.length).toBeGreaterThan(50)
    for (const { language, me, names, message, text, asides } of said) {
      const words = new Words(bundles[language], fields, language, me, names, things)
      expect(words.say(message), JSON.stringify(message)).toBe(text)
      for (const aside of ['stage', 'means', 'out', 'ending', 'truth'] as const)
        expect(words.aside(aside, message), `${aside} ${JSON.stringify(message)}`).toBe(asides[aside])
    }
  })

  test('knows the same options', () => {
    const names = (type: string) => Object.keys(fields[type] ?? {})
    for (const { wire, count: length, some } of options) {
      const all = parts(wire)
      expect(all.reduce((sum, part) => sum + count(part), 0)).toBe(length)
      for (const choice of some) expect(has(wire, choice, names), JSON.stringify(choice)).toBe(true)
      if (length < 2000) expect(all.flatMap((part) => [...spelled(part, names)]).length).toBe(length)
      expect(has(wire, { type: 'Nothing' }, names)).toBe(false)
    }
  })
})
