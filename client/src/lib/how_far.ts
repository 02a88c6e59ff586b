// How far somebody is: each step rules out as much again as the one before, until one solution is left.
export const STEPS = 5

/** From 0, everything is open, to 5, you know it. */
export function howFar(solutions: readonly number[]): number {
  const [left = 1, all = 1] = solutions
  if (left <= 1) return STEPS
  return Math.min(Math.floor((1 - Math.log(left) / Math.log(all)) * STEPS), STEPS - 1)
}
