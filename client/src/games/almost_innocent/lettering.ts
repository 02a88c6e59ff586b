// A name set in at most two lines of a cell; a long word is set smaller rather than broken.
/** What a cell leaves free at its sides. */
const MARGIN = 4
const LARGEST = 10
/** How wide a letter is for its size, on the average. */
const LETTER = 0.56

export interface Label {
  lines: string[]
  size: number
}

export function inTwo(name: string, width: number): Label {
  const room = width - MARGIN
  const lines = name.length * LETTER * LARGEST <= room ? [name] : halved(name)
  const longest = Math.max(...lines.map((line) => line.length))
  return { lines, size: Math.min(LARGEST, room / (longest * LETTER)) }
}

/** Broken where the longer line is shortest: after a space or a hyphen. */
function halved(name: string): string[] {
  const breaks = [...name.matchAll(/[\s-]/g)].map(({ index }) => index + 1)
  const ways = breaks.map((at) => [name.slice(0, at).trim(), name.slice(at)])
  const longer = (way: string[]) => Math.max(...way.map((line) => line.length))
  return ways.sort((one, other) => longer(one) - longer(other))[0] ?? [name]
}
