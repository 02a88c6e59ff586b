// Why something was not done, in the reader's language.
import { knows, t } from './text.svelte'

/** The page's own sentence for this refusal; what it does not know is said as the server said it. */
export function inOwnWords(code: string, detail: string, after?: number | null): string {
  const name = `refused-${code}`
  const why = knows(name) ? t(name) : detail
  return after ? `${why} ${t('possible-after', { seconds: after })}` : why
}

/** Why something failed, as a sentence. */
export const whyNot = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem))
