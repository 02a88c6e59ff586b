// Names on narrow cards and buttons: a long word is set smaller rather than broken, long answers stand below each other.

/** How large letters may be, as a share of the width there is, so that the longest word fits. */
export function letterSize(name: string, largest: number): number {
  const longest = Math.max(1, ...name.split(/[\s-]/).map((word) => word.length))
  return Math.min(largest, 1.6 / longest)
}

/** How many buttons stand side by side: the longer what they say, the fewer; no word is broken on a phone. */
export function columnsFor(texts: readonly string[]): number {
  const longest = Math.max(...texts.map((text) => text.length))
  const longestWord = Math.max(...texts.flatMap((text) => text.split(/[\s-]/).map((word) => word.length)))
  if (longest <= 3) return 5
  if (longest <= 16 && longestWord <= 10 && texts.length > 2) return 3
  return longest > 26 ? 1 : 2
}
