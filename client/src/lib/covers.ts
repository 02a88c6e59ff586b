// The pictures on the lids of the games' boxes, fetched once each.
const fetched = new Map<string, Promise<string>>()

/** The picture as text; empty if there is none. */
export function fetchCover(path: string): Promise<string> {
  if (!fetched.has(path)) fetched.set(path, fetch(path).then((answer) => (answer.ok ? answer.text() : '')))
  return fetched.get(path)!
}

/** The same picture may stand on a page twice: what it names inside becomes its own. */
export function withOwnNames(svg: string, id: string): string {
  return svg.replace(/(\bid="|url\(#|href="#)/g, `$1${id}-`)
}
