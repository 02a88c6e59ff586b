// How words are said where no game says them, where a name meets a sentence, and where cards are quoted.
import { FluentBundle } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { bundleOf } from '../src/lib/bundle'
import type { Language } from '../src/lib/wire'
import { Words } from '../src/lib/words'

const card = { fr: 'Il n’est pas à Queens.', en: 'He is not in Queens.' }
const swap = { type: 'Swap', card: 'L1-I-07', seat: 1, deck: 'expert' }

test('what a game forgot to say is said by its names', () => {
  const words = new Words(new FluentBundle('en'), { Swap: { card: 'card', seat: 'seat' }, Pass: {} }, 'en')
  expect(words.say(swap)).toBe('Swap: card L1-I-07, seat 1')
  expect(words.say({ type: 'Pass' })).toBe('Pass')
  expect(words.ask({ name: 'swap' })).toBe('swap')
  expect(words.text('title')).toBe('title')
})

test('a choice quotes the cards it names, and nothing else', () => {
  const words = new Words(new FluentBundle('en'), {}, 'en', 0, [], { 'L1-I-07': card })
  expect(words.quoted(swap)).toEqual([card.en])
  expect(words.quoted({ ...swap, card: 'L1-I-08' })).toEqual([])
})

interface Case {
  language: Language
  text: string
  name: string
  said: string
}

/** The same cases are held on the other side by `tests/test_grammar.py`. */
const CASES: Case[] = JSON.parse(readFileSync('../tests/page/grammar.json', 'utf-8'))

test.each(CASES)('$said', ({ language, text, name, said }) => {
  const words = new Words(bundleOf(language, `sentence = ${spread(text)}\n`), {}, language)
  expect(words.text('sentence', { name })).toBe(said)
})

/** Variants stand on lines of their own. */
const spread = (text: string) => text.replace('-> ', '->\n    ').replace(' *[', '\n   *[').replace(' }.', '\n}.')
