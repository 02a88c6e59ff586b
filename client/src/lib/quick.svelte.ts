// How somebody likes to play at once, and which cases were seen. Kept in the browser alone.
import type { Chair, GameInfo, Help, Level, NewTable } from './wire'

interface Quick {
  /** How well bots play against me, */
  rivals: Level
  /** and with me: a weak partner loses the game for both. */
  partners: Level
  help: Help
  /** Of each game, the cases I have had since I last had them all. */
  seen: Record<string, number[]>
}

const KEPT_AS = 'deductio quick'

function read(): Quick {
  const usual: Quick = { rivals: 'rookie', partners: 'sleuth', help: 'proven', seen: {} }
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

/** Me and bots. */
export function quickTable(box: GameInfo): NewTable {
  const level = box.together ? quick.partners : quick.rivals
  const bots = Array.from({ length: box.usual_seats - 1 }, (): Chair => ({ type: 'BotSeated', level }))
  const chairs: Chair[] = [{ type: 'Me' }, ...bots]
  return { game: box.name, chairs, help: quick.help, options: freshCase(box) }
}

/** Whatever I have not had yet; once I have had all, any but the last. */
function freshCase(box: GameInfo): Record<string, unknown> {
  if (!box.fresh) return {}
  const { option, cases } = box.fresh
  const seen = quick.seen[box.name] ?? []
  const left = cases.filter((one) => !seen.includes(one))
  const among = left.length ? left : cases.filter((one) => one !== seen.at(-1))
  const drawn = among[Math.floor(Math.random() * among.length)]!
  quick.seen[box.name] = left.length ? [...seen, drawn] : [drawn]
  keepQuick()
  return { [option]: drawn }
}
