// My share in the luck: promised when I sit down, opened when the host starts, looked for in the end.
import { api } from './api'
import type { Opened, TableInfo } from './wire'

interface Share {
  nonce: string
  promise: string
  /** What the server had promised by then. */
  commitment: string
  /** What every seat had promised when mine was opened; missing until then. */
  promises?: string[]
  /** Whether the server has taken it in time. */
  taken?: boolean
}

/** Whether the luck holds my share and every other as promised, leaves mine out, or was tampered with. */
export type Luck = 'shared' | 'late' | 'broken'

/** Promises a share where people gather, unless another device of my seat has. */
export async function promiseShare(table: TableInfo): Promise<TableInfo> {
  const { code, me, commitment, promises } = table
  if (me === null || promises[me]) return table
  const share = shareIn(code) ?? (await newShare(commitment))
  remember(code, share)
  return api.promise(code, share.promise)
}

/** Opens it once nobody can promise any more; where it comes too late the game goes on without it. */
export async function openShare(table: TableInfo): Promise<TableInfo> {
  const { code, me, promises, standing } = table
  const share = shareIn(code)
  if (standing !== 'opening' || me === null || !share || promises[me] !== share.promise) return table
  remember(code, { ...share, promises })
  try {
    const begun = await api.open(code, share.nonce)
    remember(code, { ...share, promises, taken: true })
    return begun
  } catch {
    return api.table(code)
  }
}

/** Begins a table, with my share in its luck. */
export async function begin(table: TableInfo): Promise<TableInfo> {
  await promiseShare(table)
  return openShare(await api.start(table.code))
}

/** Whether a new table needs nobody but me; where people share a seat, others may come. */
export function waitsForMeAlone({ standing, host, sitters, sharing }: TableInfo): boolean {
  const people = sitters.filter(({ kind }) => kind !== 'bot')
  return standing === 'gathering' && sharing === 1 && host && people.every(({ kind }) => kind === 'person') && people.length < 2
}

/** Judged by what this browser remembers; null if it promised nothing. */
export async function luckOf(opened: Opened | undefined, code: string, me: number | null): Promise<Luck | null> {
  const share = shareIn(code)
  if (!opened || !share || me === null) return null
  const { commitment, nonces } = opened
  const promises: Record<number, string> = share.promises ?? { [me]: share.promise }
  const fits = nonces.map(
    async (nonce, seat) =>
      promises[seat] === undefined ||
      promises[seat] === (await promiseOf(nonce)) ||
      nonce === (await absentNonce(commitment, seat)),
  )
  if (commitment !== share.commitment || !(await Promise.all(fits)).every(Boolean)) return 'broken'
  if (nonces[me] === share.nonce) return 'shared'
  return share.taken ? 'broken' : 'late'
}

function shareIn(code: string): Share | null {
  const share: Share | null = JSON.parse(localStorage.getItem(keyOf(code)) ?? 'null')
  return share?.promise ? share : null
}

function remember(code: string, share: Share): void {
  localStorage.setItem(keyOf(code), JSON.stringify(share))
}

const keyOf = (code: string) => `luck ${code}`

async function newShare(commitment: string): Promise<Share> {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)))
  return { nonce, promise: await promiseOf(nonce), commitment }
}

// As docs/fair-play.md has them.
const promiseOf = (nonce: string) => hash(`deductio promise 2\n${nonce}`)
const absentNonce = (commitment: string, seat: number) => hash(`deductio nonce 2\n${commitment}${seat}`)

/** The browser's own SHA-256 is only there over https, and friends at home have none. */
async function hash(text: string): Promise<string> {
  const { sha256 } = await import('@noble/hashes/sha2.js')
  return hex(sha256(new TextEncoder().encode(text)))
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
