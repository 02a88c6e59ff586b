// My share in the luck: a nonce of my own, added after the server has promised its secret.
import { api } from './api'
import type { Opened, TableInfo } from './wire'

interface Share {
  nonce: string
  /** What the server had promised when the nonce was sent. */
  commitment: string
}

const keyOf = (code: string) => `luck ${code}`

/** Adds a nonce to the luck of a table where people gather; once it is taken it is remembered. */
export async function addNonce(table: TableInfo): Promise<TableInfo> {
  const share = shareIn(table.code) ?? { nonce: anyNonce(), commitment: table.commitment }
  const now = await api.nonce(table.code, share.nonce)
  localStorage.setItem(keyOf(table.code), JSON.stringify(share))
  return now
}

/** Begins a table where nobody else is wanted, with my nonce in its luck. */
export async function begin(table: TableInfo): Promise<TableInfo> {
  await addNonce(table)
  return api.start(table.code)
}

/** Whether a new table needs nobody but me. */
export function waitsForMeAlone({ standing, host, sitters }: TableInfo): boolean {
  const people = sitters.filter(({ kind }) => kind !== 'bot')
  return standing === 'gathering' && host && people.every(({ kind }) => kind === 'person') && people.length < 2
}

/** Whether the game was dealt under the promise I saw and with my nonce; null if I added none. */
export function wasMine(opened: Opened | undefined, code: string, me: number | null): boolean | null {
  const share = shareIn(code)
  if (!opened || !share || me === null) return null
  return opened.nonces[me] === share.nonce && opened.commitment === share.commitment
}

function shareIn(code: string): Share | null {
  return JSON.parse(localStorage.getItem(keyOf(code)) ?? 'null')
}

function anyNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
