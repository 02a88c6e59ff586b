// What was asked and answered, as it is written down: at a signpost, in a table, on a stage.
import type { Event, Heard, View } from '../../generated/almost_innocent'
import type { Words } from '../../lib/words'
import { signOf } from './town'

export interface Answer {
  /** A number, or `✓` and `✕` for yes and no. */
  sign: string
  /** The kind that was asked about; none for a count. */
  kind: string | null
  yes: boolean
}

export function answerTo({ question, answers }: Heard, seat: number): Answer {
  const answer = answers[seat]!
  const kind = 'kind' in question ? question.kind : null
  return { sign: kind === null ? `${answer}` : answer ? '✓' : '✕', kind, yes: answer > 0 }
}

/** What was heard about a line, oldest first; Okra lets it be asked again. */
export function heardAbout(view: Pick<View, 'heard'>, line: string): Heard[] {
  return view.heard.filter(({ question }) => 'line' in question && question.line === line)
}

/** What was asked about no line: Edd's and Valia's questions. */
export function heardElsewhere(view: View): Heard[] {
  return view.heard.filter(({ question }) => !('line' in question))
}

/** Where a question points: `3`, `C`, the Queen's window, or nowhere. */
export function whereOf({ question }: Heard): string {
  if ('line' in question) return signOf(question.line)
  return 'window' in question ? question.window : ''
}

/** What was asked, shortly: a line and a kind, a window, or Edd's question. */
export function askedInWords(words: Words, { question }: Heard): string {
  if (question.type === 'QueenSent') return words.name('window', question.window)
  if (question.type === 'Inspected') return words.name('inspection', question.kind)
  const kind = question.type === 'TypeAsked' ? words.name('kind', question.kind) : words.text('ai-how-many')
  return `${words.name('line', question.line)}, ${kind.toLocaleLowerCase(words.language)}`
}

/** The answers in an event, the one about the reader first. */
export function answersOf(event: Event, me: number | null): { about: number; sign: string }[] {
  const answers =
    event.type === 'CountsTold'
      ? event.answers.map(({ about, clues }) => ({ about, sign: `${clues}` }))
      : event.type === 'AnswersTold'
        ? event.answers.map(({ about, yes }) => ({ about, sign: yes ? '✓' : '✕' }))
        : []
  return answers.sort((one, other) => Number(other.about === me) - Number(one.about === me))
}
