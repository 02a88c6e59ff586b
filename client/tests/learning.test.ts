// Who is led to a guided game, and which table goes on with one.
import { describe, expect, it, vi } from 'vitest'
import { isNewTo, lessonUnderWay } from '../src/lib/learning'
import type { TableInfo } from '../src/lib/wire'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('addEventListener', () => {})
})

const table = (some: Partial<TableInfo>) => ({ game: 'cluedo', lesson: false, standing: 'over', ...some }) as TableInfo

describe('whoever has finished no game of a kind', () => {
  it('is new to it', () => {
    expect(isNewTo('cluedo', [])).toBe(true)
    expect(isNewTo('cluedo', [table({ game: 'chaussette' }), table({ standing: 'playing' })])).toBe(true)
  })
  it('stays new after a guided game', () => {
    expect(isNewTo('cluedo', [table({ lesson: true })])).toBe(true)
  })
  it('is new no longer after a real one', () => {
    expect(isNewTo('cluedo', [table({})])).toBe(false)
  })
})

it('a lesson under way is gone on with', () => {
  const [over, begun] = [table({ lesson: true }), table({ lesson: true, standing: 'playing' })]
  expect(lessonUnderWay('cluedo', [over, begun])).toBe(begun)
  expect(lessonUnderWay('cluedo', [over, table({ standing: 'playing' })])).toBeUndefined()
})
