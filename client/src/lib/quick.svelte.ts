// How somebody likes to play at once, and which cases were seen. Kept in the browser alone.
import { fitting } from './levels'
import type { Suggested } from './suggested'
import type { Chair, GameInfo, Help, Level, NewTable } from './wire'

interface Quick {
  /** By game, how well bots play if I have said so; until then as is suggested. */
  levels: Record<string, Level>
  help: Help
  /** Of each set of cases, those I have played, in order. */
  had: Record<string, Had[]>
}
interface Had {
  case: number
  /** Where: coming back to a table is no new game. */
  table: string
}

const KEPT_AS = 'deductio quick'

function read(): Quick {
  const usual: Quick = { levels: {}, help: 'proven', had: {} }
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') }
  } catch {
    return usual
  }
}

export const quick: Quick = $state(read())

export function keepQuick(): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(quick))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** As I have chosen, or as is suggested. */
export function levelOf(box: GameInfo, { level }: Suggested): Level {
  const own = quick.levels[box.name]
  return own ? fitting(box, own) : level
}

/** Me and bots. */
export function quickTable(box: GameInfo, level: Level): NewTable {
  const bots = Array.from({ length: box.usual_seats - 1 }, (): Chair => ({ type: 'BotSeated', level }))
  const chairs: Chair[] = [{ type: 'Me' }, ...bots]
  return { game: box.name, chairs, help: quick.help, options: freshCase(box) }
}

/** Whatever I have had least often, and not the last one again. */
function freshCase(box: GameInfo): Record<string, unknown> {
  if (!box.fresh) return {}
  const { option, cases } = box.fresh
  const had = casesHad(box)
  const times = (one: number) => had.filter((other) => other === one).length
  const fewest = Math.min(...cases.map(times))
  const left = cases.filter((one) => times(one) === fewest)
  const among = left.length > 1 ? left.filter((one) => one !== had.at(-1)) : left
  return { [option]: among[Math.floor(Math.random() * among.length)]! }
}

/** The cases I have played, of the set that these options name. */
export function casesHad(box: GameInfo, options: Record<string, unknown> = {}): number[] {
  return (quick.had[setOf(box, options)] ?? []).map((had) => had.case)
}

function setOf({ name, fresh }: GameInfo, options: Record<string, unknown>): string {
  return fresh?.by ? `${name} ${options[fresh.by] ?? fresh.usual}` : name
}

/** A case that I play now, as the board names it; one without a number is never met again. */
export function noteCase(box: GameInfo, table: string, view: Record<string, unknown>): void {
  const played = Number(view[box.fresh?.option ?? ''])
  if (!box.fresh?.cases.includes(played)) return
  const set = setOf(box, view['options'] as Record<string, unknown>)
  const had = quick.had[set] ?? []
  if (had.some((one) => one.table === table)) return
  quick.had[set] = [...had, { case: played, table }]
  keepQuick()
}
