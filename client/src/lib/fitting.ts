// Names on narrow cards: a long word is set smaller rather than broken.

/** How large letters may be, as a share of the width there is, so that the longest word fits. */
export function letterSize(name: string, largest: number): number {
  const longest = Math.max(1, ...name.split(/[\s-]/).map((word) => word.length))
  return Math.min(largest, 1.6 / longest)
}
