// A draft of a choice: what was picked last counts, whichever class of choice it was picked for.
import { expect, test } from 'vitest'
import { Draft } from '../src/lib/draft.svelte'

test('the latest value of a field, of whichever choice', () => {
  const draft = new Draft()
  draft.set('AskType', 'line', 'R1')
  draft.set('AskQuantity', 'line', 'R2')
  expect(draft.latest('line')).toBe('R2')
  draft.set('AskType', 'line', 'R3')
  draft.set('AskType', 'kind', 'V')
  expect(draft.latest('line')).toBe('R3')
  draft.set('AskType', 'line', undefined)
  expect(draft.latest('line')).toBe('R2')
  expect(draft.latest('window')).toBeUndefined()
})

test('what belongs to one class of choice can stay when the rest is forgotten', () => {
  const draft = new Draft()
  draft.set('AskType', 'line', 'R1')
  draft.set('Accuse', 'weapon', 'rope')
  draft.clear('Accuse')
  expect(draft.all).toEqual([['Accuse weapon', 'rope']])
  draft.clear()
  expect(draft.all).toEqual([])
})
