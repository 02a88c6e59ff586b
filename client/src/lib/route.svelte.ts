// Which place of the page is open, from its address.

export interface Route {
  place: 'home' | 'new' | 'table' | 'replay' | 'rules' | 'campaign' | 'seat' | 'me' | 'review' | 'puzzles' | 'puzzle' | 'day' | 'days' | 'friends'
  /** The game, the code of a table or a puzzle, a day, a group, or the secret of an invitation. */
  of: string
  query: URLSearchParams
}

const PATHS: [RegExp, Route['place']][] = [
  [/^\/new\/([^/]+)$/, 'new'],
  [/^\/t\/([^/]+)$/, 'table'],
  [/^\/t\/([^/]+)\/replay$/, 'replay'],
  [/^\/t\/([^/]+)\/review$/, 'review'],
  [/^\/p\/([^/]+)$/, 'puzzle'],
  [/^\/rules\/([^/]+)$/, 'rules'],
  [/^\/campaign\/([^/]+)$/, 'campaign'],
  [/^\/day\/([^/]+)$/, 'day'],
  [/^\/friends\/([^/]+)$/, 'friends'],
  [/^\/seat\/([^/]+)$/, 'seat'], // as links were before their secret became a fragment
]

/** Places of which there is one. */
const ALONE: Record<string, Route['place']> = { '/me': 'me', '/puzzles': 'puzzles', '/today': 'day', '/days': 'days' }

export function read(path: string, search = '', hash = ''): Route {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- never changed once read
  const query = new URLSearchParams(search)
  const alone = ALONE[path]
  if (alone) return { place: alone, of: '', query }
  if (path === '/seat') return { place: 'seat', of: hash.slice(1), query }
  for (const [form, place] of PATHS) {
    const found = form.exec(path)
    if (found) return { place, of: decodeURIComponent(found[1]!), query }
  }
  return { place: 'home', of: '', query }
}

let route = $state.raw(read(location.pathname, location.search, location.hash))

export function here(): Route {
  return route
}

export function go(path: string, { instead = false } = {}): void {
  if (instead) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  arrive()
  scrollTo(0, 0)
}

function arrive(): void {
  route = read(location.pathname, location.search, location.hash)
}

/** Links inside the page change the place without loading it again. */
export function follow(click: MouseEvent): void {
  const link = click.target instanceof Element && click.target.closest('a')
  const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey
  if (!link || !plain || link.origin !== location.origin || link.target || link.download) return
  if (link.hash && link.pathname === location.pathname) return
  if (link.pathname.startsWith('/api')) return
  click.preventDefault()
  go(link.pathname + link.search)
}

addEventListener('popstate', arrive)
