// What somebody has marked in puzzles that are not solved yet: kept on this device, so that a reload loses nothing.
const KEPT_AS = 'deductio-puzzles'
/** Under so many names, and a puzzle has two; those begun longest ago are forgotten. */
const MOST = 60

type Marks = Record<string, string>

export function keptMarks(name: string): Marks {
  return all()[name] ?? {}
}

/** Under any name, as a puzzle's code; no marks are forgotten. */
export function keepMarks(name: string, marks: Marks): void {
  const others = Object.entries(all()).filter(([other]) => other !== name)
  const mine: [string, Marks][] = Object.keys(marks).length ? [[name, marks]] : []
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(Object.fromEntries([...others, ...mine].slice(-MOST))))
  } catch {
    // A browser that keeps nothing still solves.
  }
}

function all(): Record<string, Marks> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Record<string, Marks>
  } catch {
    return {}
  }
}
