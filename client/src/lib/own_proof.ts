// The lines of a puzzle that somebody takes for its proof, beside those of the proof. It does without none of its
// events, so lines prove it just where none of its own is missing among them.
import type { Line, Proof } from './wire'

export interface Compared {
  missing: number[]
  spare: number[]
}

/** Numbers of lines from 0 on. */
export function compared(marked: readonly number[], lines: readonly Line[], proof: Proof): Compared {
  const needed = lines.flatMap(({ events }, line) => (events.some((event) => proof.events.includes(event)) ? [line] : []))
  return {
    missing: needed.filter((line) => !marked.includes(line)),
    spare: marked.filter((line) => !needed.includes(line)),
  }
}
