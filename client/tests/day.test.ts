// The case of the day: which day it is here, and what squares say of a result.
import { expect, test } from 'vitest'
import { dayBefore, isBegun, isDone, signs, squares, today } from '../src/lib/day'
import type { DayResult } from '../src/lib/wire'

const nothing: DayResult = { puzzles: [null, null, null], case: null }
const played = (questions: number, right: boolean): DayResult => ({
  puzzles: ['right', 'mended', 'wrong'],
  case: { questions, over: true, right },
})

test('a day is that of the reader’s own clock', () => {
  expect(today(new Date(2026, 10, 18, 0, 5))).toBe('2026-11-18')
  expect(today(new Date(2027, 0, 1, 23, 55))).toBe('2027-01-01')
  expect(dayBefore('2026-11-01')).toBe('2026-10-31')
})

test('squares say how it went and nothing of an answer', () => {
  expect(signs(squares(nothing, 7))).toBe('⬜⬜⬜⬜')
  expect(signs(squares(played(7, true), 7.2))).toBe('🟩🟨⬛🟩')
  expect(signs(squares(played(8, true), 7.2))).toBe('🟩🟨⬛🟨')
  expect(squares(played(3, false), 7.2).at(-1)).toBe('unsolved')
})

test('a case that is under way is neither told nor done', () => {
  const underWay = { ...nothing, case: { questions: 2, over: false, right: false } }
  expect([isBegun(nothing), isBegun(underWay), isBegun(played(1, false))]).toEqual([false, false, true])
  expect([isDone(underWay), isDone(played(1, true))]).toEqual([false, true])
})
