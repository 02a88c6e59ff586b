// A review beside the replay of the same game: which step a moment belongs to, and the curves of knowledge.
import type { Moment, Replay } from './wire'

/** The step of a replay at which so many events of its reader had been heard. */
export function stepAt({ steps }: Pick<Replay, 'steps'>, at: number): number {
  const found = steps.findIndex(({ number, events }) => number + events.length >= at)
  return found < 0 ? steps.length - 1 : found
}

/** The three to five that counted most, in the order of the game. */
export function keyMoments(moments: readonly Moment[], most = 5): Moment[] {
  return moments.filter(({ rank }) => rank > 0 && rank <= most).toSorted((one, other) => one.at - other.at)
}

/** A curve as the points of a line: steps to the right, bits upwards. */
export function points(curve: readonly number[], wide: number, high: number, most: number): [number, number][] {
  const last = Math.max(curve.length - 1, 1)
  return curve.map((bits, step) => [(step * wide) / last, high - (bits * high) / (most || 1)])
}

/** Only the steps at which something changed for anyone, and the last: a table of all would not be read. */
export function turns(curves: readonly (readonly number[])[]): number[] {
  const steps = curves[0]?.length ?? 0
  return Array.from({ length: steps }, (_, step) => step).filter(
    (step) => step === 0 || step === steps - 1 || curves.some((curve) => curve[step] !== curve[step - 1]),
  )
}
