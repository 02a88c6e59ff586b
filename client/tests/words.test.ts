// Things that bring their own words are quoted where a choice names them.
import { FluentBundle } from '@fluent/bundle'
import { expect, test } from 'vitest'
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
