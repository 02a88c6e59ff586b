// Which events are big moments, for whom, and what is said of them.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bundleOf } from '../src/lib/bundle'
import { outOf, said, sceneOf } from '../src/lib/moments'
import type { Table } from '../src/lib/table.svelte'
import type { Message } from '../src/lib/wire'
import { Words, type Fields } from '../src/lib/words'

const FIELDS: Fields = {
  SawCard: { shower: 'seat', viewer: 'seat', card: 'card' },
  AccusedWrongly: { seat: 'seat' },
  SolutionRevealed: { suspect: 'card', weapon: 'card', room: 'card' },
  Finished: { winners: 'seat', ranking: 'seat', scores: '', rounds: '' },
  RoundBegan: { number: '' },
}
const source = (path: string) => readFileSync(`../src/deductio/${path}`, 'utf-8')
const bundle = bundleOf('en', source('locale/en.ftl'), source('games/cluedo/locale/en.ftl'))

/** As much of a table as moments are read from. */
function table(me: number | null, events: Message[] = []): Table {
  const words = new Words(bundle, FIELDS, 'en', me, ['Ada', 'Bea', 'Cleo'])
  return { info: { me }, events, words } as unknown as Table
}
const card: Message = { type: 'SawCard', shower: 1, viewer: 0, card: 'rope' }
const wrong: Message = { type: 'AccusedWrongly', seat: 0 }

describe('a big moment', () => {
  test('has a title, a sentence and what it means', () => {
    expect(sceneOf(table(0), card, 7)).toEqual({
      event: card,
      number: 7,
      title: 'A card for you',
      sentence: 'Bea shows you this card: Rope.',
      means: 'Bea holds Rope, so it is not part of the solution.',
    })
  })
  test('is one only for whom the game has a title', () => {
    expect(sceneOf(table(1), card, 0)).toBeNull()
    expect(sceneOf(table(null), card, 0)).toBeNull()
    expect(sceneOf(table(null), wrong, 0)).toMatchObject({ title: 'A wrong accusation' })
    expect(sceneOf(table(0), { type: 'RoundBegan', number: 2 }, 0)).toBeNull()
  })
  test('is no big moment once it has faded', () => {
    expect(sceneOf(table(0), { type: 'Faded' }, 0)).toBeNull()
  })
})

describe('being out', () => {
  test('is said to whom it happened, and stays said', () => {
    expect(outOf(table(0, [wrong, card]))).toMatch('Your accusation was wrong')
    expect(outOf(table(1, [wrong, card]))).toBe('')
    expect(outOf(table(null, [wrong]))).toBe('')
  })
})

describe('the end', () => {
  const truth: Message = { type: 'SolutionRevealed', suspect: 'violet', weapon: 'rope', room: 'study' }
  const finished = (winners: number[]): Message => ({ type: 'Finished', winners, ranking: [], scores: [], rounds: 3 })
  test('shows what was hidden', () => {
    expect(said(table(0, [card, truth, finished([1])]), 'truth')).toEqual([
      { event: truth, text: 'It was Plum with the rope in the study.' },
    ])
  })
  test.each([
    [0, [0], 'You win!'],
    [0, [2], 'Cleo was faster.'],
    [null, [2], 'Cleo wins.'],
    [0, [], 'Nobody has solved the case.'],
  ])('is said to each reader: %s of %s', (me, winners, text) => {
    expect(table(me).words.aside('ending', finished(winners))).toBe(text)
  })
})
