// The case of the day: which day it is here, and a result as squares that spoil nothing.
import type { DayResult, Language } from './wire'

/** The day by the reader's own clock, as 2026-11-18. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The day before another. */
export function dayBefore(day: string): string {
  const noon = new Date(`${day}T12:00:00`)
  noon.setDate(noon.getDate() - 1)
  return today(noon)
}

/** A day in words. */
export function inWords(day: string, language: Language, style: 'long' | 'medium' = 'long'): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString(language, { dateStyle: style })
}

/** What a part of a day has come to; `fine` is a case solved with no more questions than par. */
export type Square = 'open' | 'right' | 'mended' | 'wrong' | 'fine' | 'solved' | 'unsolved'

const SIGNS: Record<Square, string> = {
  open: '⬜',
  right: '🟩',
  mended: '🟨',
  wrong: '⬛',
  fine: '🟩',
  solved: '🟨',
  unsolved: '⬛',
}

/** What stands in a square, so that it needs no colour. */
export const STROKES: Record<Square, '' | '✓' | '~' | '✕'> = {
  open: '',
  right: '✓',
  mended: '~',
  wrong: '✕',
  fine: '✓',
  solved: '~',
  unsolved: '✕',
}

/** One for each puzzle, and one for the case. */
export function squares({ puzzles, case: solo }: DayResult, par: number): Square[] {
  return [...puzzles.map((mark) => mark ?? ('open' as const)), caseSquare(solo, par)]
}

function caseSquare(solo: DayResult['case'], par: number): Square {
  if (!solo?.over) return 'open'
  if (!solo.right) return 'unsolved'
  return solo.questions <= par ? 'fine' : 'solved'
}

export const signs = (found: Square[]): string => found.map((one) => SIGNS[one]).join('')

/** Whether there is something to tell others. */
export const isBegun = (result: DayResult): boolean => result.puzzles.some(Boolean) || Boolean(result.case?.over)

/** Whether nothing of it is left to do. */
export const isDone = (result: DayResult): boolean => result.puzzles.every(Boolean) && Boolean(result.case?.over)
