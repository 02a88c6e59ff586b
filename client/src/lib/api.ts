// The only door to the server besides a table's socket.
import { inOwnWords } from './refusals'
import type { Analysis, CampaignInfo, CaseStanding, Choice, Device, DeviceKind, Friends, GameBook, GameInfo, Guidance, Help, HintStep, Level, MyPuzzles, NewTable, PastDay, Person, PlayedGame, PosedPuzzle, Problem, Proof, PuzzleAnswered, PuzzleGame, Replay, Reviewed, ReviewProgress, Rulebook, SecondChance, Solutions, TableInfo, TheDay } from './wire'

/** What the server said instead of doing it: one plain sentence. */
export class Refused extends Error {
  readonly code: string

  constructor({ code, detail, after }: Problem) {
    super(inOwnWords(code, detail, after))
    this.code = code
  }
}

let met: Promise<unknown> | null = null

/** The first answer brings the cookie that says who we are. Two first questions at once would make
 * two people of us, so everything else waits for this one. */
function introduced(): Promise<unknown> {
  met ??= fetch('/api/me').catch(() => (met = null))
  return met
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  await introduced()
  return ask(method, path, body)
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((lost: Error) => {
    throw new Refused({ code: 'no-line', detail: lost.message, after: null })
  })
  if (!answer.ok) throw new Refused(await problem(answer))
  const text = await answer.text()
  return (text ? JSON.parse(text) : null) as T
}

async function problem(answer: Response): Promise<Problem> {
  const nothing = { code: '', detail: answer.statusText, after: null }
  return { ...nothing, ...(await answer.json().catch(() => nothing)) }
}

const dayAt = (day: string) => `/daily/${encodeURIComponent(day)}`
const groupAt = (id: string) => `/daily/groups/${encodeURIComponent(id)}`
const at = (code: string) => `/tables/${encodeURIComponent(code)}`
const puzzleAt = (code: string) => `/puzzles/${encodeURIComponent(code)}`

export const api = {
  // What the games bring is the same for everyone: nobody need be introduced.
  games: () => ask<GameInfo[]>('GET', '/games'),
  book: (game: string, lang: string) =>
    ask<GameBook>('GET', `/games/${encodeURIComponent(game)}/${lang}`),
  rulebook: (game: string, lang: string) =>
    ask<Rulebook>('GET', `/games/${encodeURIComponent(game)}/${lang}/rulebook`),
  me: () => call<Person>('GET', '/me'),
  rename: (name: string, at: string | null = null) => call<Person>('PUT', '/me', { name, at }),
  myGames: () => call<PlayedGame[]>('GET', '/me/games'),
  tables: () => call<{ mine: TableInfo[]; open: TableInfo[] }>('GET', '/tables'),
  table: (code: string) => call<TableInfo>('GET', at(code)),
  learn: (game: string) => call<TableInfo>('POST', '/lessons', { game }),
  guide: (code: string, lang: string) => call<Guidance>('GET', `${at(code)}/guide?lang=${lang}`),
  create: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  sit: (code: string, seat: number) => call<TableInfo>('POST', `${at(code)}/sit`, { seat }),
  leave: (code: string) => call<TableInfo>('POST', `${at(code)}/leave`, {}),
  help: (code: string, help: Help, hints: boolean | null = null) =>
    call<TableInfo>('PUT', `${at(code)}/help`, { help, hints }),
  colour: (code: string, colour: number) => call<TableInfo>('PUT', `${at(code)}/colour`, { colour }),
  promise: (code: string, promise: string) => call<TableInfo>('PUT', `${at(code)}/promise`, { promise }),
  open: (code: string, nonce: string) => call<TableInfo>('POST', `${at(code)}/open`, { nonce }),
  start: (code: string) => call<TableInfo>('POST', `${at(code)}/start`, {}),
  remove: (code: string, seat: number) => call<TableInfo>('POST', `${at(code)}/remove`, { seat }),
  bot: (code: string, seat: number, level: Level, member = '') =>
    call<TableInfo>('POST', `${at(code)}/bot`, { seat, level, member }),
  back: (code: string) => call<TableInfo>('POST', `${at(code)}/back`, {}),
  resign: (code: string) => call<TableInfo>('POST', `${at(code)}/resign`, {}),
  putAway: (code: string) => call<null>('POST', `${at(code)}/put_away`, {}),
  campaigns: () => call<CampaignInfo[]>('GET', '/campaigns'),
  leaveCampaign: (id: string) => call<null>('POST', `/campaigns/${encodeURIComponent(id)}/leave`, {}),
  rematch: (code: string) => call<TableInfo>('POST', `${at(code)}/rematch`, {}),
  report: (code: string, seat: number, text: string) =>
    call<null>('POST', `${at(code)}/report`, { seat, text }),
  link: (code: string, mate = false) => call<{ url_path: string }>('POST', `${at(code)}/link`, { mate }),
  takeSeat: (token: string, kind: DeviceKind) => call<TableInfo>('POST', '/seat', { token, kind }),
  devices: (code: string) => call<Device[]>('GET', `${at(code)}/devices`),
  revoke: (code: string, id: string) => call<Device[]>('POST', `${at(code)}/revoke`, { id }),
  why: (code: string, fact: string, lang: string) =>
    call<Proof>('GET', `${at(code)}/why?fact=${encodeURIComponent(fact)}&lang=${lang}`),
  doubts: (code: string, choice: Choice, lang: string) =>
    call<string[]>('GET', `${at(code)}/doubts?choice=${encodeURIComponent(JSON.stringify(choice))}&lang=${lang}`),
  replay: (code: string, seat: number | null) =>
    call<Replay>('GET', `${at(code)}/replay${seat === null ? '' : `?seat=${seat}`}`),
  analysis: (code: string, seat: number, step: number, lang: string) =>
    call<Analysis>('GET', `${at(code)}/analysis?seat=${seat}&step=${step}&lang=${lang}`),
  whyThen: (code: string, seat: number, step: number, fact: string, lang: string) =>
    call<Proof>(
      'GET',
      `${at(code)}/analysis/why?seat=${seat}&step=${step}&fact=${encodeURIComponent(fact)}&lang=${lang}`,
    ),
  review: (code: string, seat: number, lang: string) =>
    call<Reviewed>('GET', `${at(code)}/review?seat=${seat}&lang=${lang}`),
  reviewProgress: (code: string, seat: number, lang: string) =>
    call<ReviewProgress>('GET', `${at(code)}/review/progress?seat=${seat}&lang=${lang}`),
  reviewAgain: (code: string, seat: number, step: number, fact: string, lang: string) =>
    call<SecondChance>(
      'GET',
      `${at(code)}/review/again?seat=${seat}&step=${step}&fact=${encodeURIComponent(fact)}&lang=${lang}`,
    ),
  puzzles: () => call<PuzzleGame[]>('GET', '/puzzles'),
  nextPuzzle: (game: string, theme: string | null, lang: string) =>
    call<PosedPuzzle>('GET', `/puzzles/next?game=${encodeURIComponent(game)}&lang=${lang}${theme ? `&theme=${theme}` : ''}`),
  mistake: (game: string | null, lang: string) =>
    call<PosedPuzzle>('GET', `/puzzles/mistake?lang=${lang}${game ? `&game=${encodeURIComponent(game)}` : ''}`),
  puzzle: (code: string, lang: string) => call<PosedPuzzle>('GET', `${puzzleAt(code)}?lang=${lang}`),
  answerPuzzle: (code: string, answer: string, lang: string) =>
    call<PuzzleAnswered>('POST', `${puzzleAt(code)}/answer?lang=${lang}`, { answer }),
  hintPuzzle: (code: string, step: number, lang: string) =>
    call<HintStep>('POST', `${puzzleAt(code)}/hint?lang=${lang}`, { step }),
  myPuzzles: () => call<MyPuzzles>('GET', '/me/puzzles'),
  day: (day: string, today: string) => call<TheDay>('GET', `${dayAt(day)}?today=${today}`),
  days: (today: string) => call<PastDay[]>('GET', `/daily?today=${today}`),
  investigate: (day: string) => call<TableInfo>('POST', `${dayAt(day)}/case`, {}),
  caseStanding: (code: string) => call<CaseStanding>('GET', `${at(code)}/case`),
  daySolutions: (day: string, today: string, lang: string) =>
    call<Solutions>('GET', `${dayAt(day)}/solutions?today=${today}&lang=${lang}`),
  dayGroups: () => call<{ id: string }[]>('GET', '/daily/groups'),
  foundDayGroup: () => call<{ id: string }>('POST', '/daily/groups', {}),
  dayFriends: (id: string, day: string) => call<Friends>('GET', `${groupAt(id)}?day=${day}`),
  joinDayGroup: (id: string) => call<null>('POST', `${groupAt(id)}/join`, {}),
  leaveDayGroup: (id: string) => call<null>('POST', `${groupAt(id)}/leave`, {}),
  lan: () => call<{ addresses: string[] }>('GET', '/lan'),
}
