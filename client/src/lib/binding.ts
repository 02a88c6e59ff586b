// "One of these": a mark of my own that binds several cells, written `one-1-3` in each of them.
const BOUND = /^one(-\d+)+$/
/** The server keeps no longer mark. */
const LONGEST = 12
const FIRST_CIRCLE = 0x2460

/** The numbers of the groups a cell belongs to. */
export function groupsOf(mark: string): number[] {
  return BOUND.test(mark) ? mark.split('-').slice(1).map(Number) : []
}

/** The mark with the cell put into a group, or taken out of it. */
export function regrouped(mark: string, group: number): string {
  const before = groupsOf(mark)
  const now = before.includes(group) ? before.filter((one) => one !== group) : [...before, group]
  while (written(now).length > LONGEST) now.shift()
  return written(now)
}

function written(groups: number[]): string {
  return groups.length ? `one-${groups.join('-')}` : ''
}

/** A group nobody has used yet. */
export function freshGroup(marks: Record<string, string>): number {
  return Math.max(0, ...Object.values(marks).flatMap(groupsOf)) + 1
}

/** All cells of a group. */
export function bound(marks: Record<string, string>, group: number): string[] {
  return Object.keys(marks).filter((fact) => groupsOf(marks[fact]!).includes(group))
}

/** ① ③ */
export function circled(groups: number[]): string {
  return groups.map((group) => (group <= 20 ? String.fromCodePoint(FIRST_CIRCLE + group - 1) : `(${group})`)).join('')
}
