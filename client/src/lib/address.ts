// Where other devices find this server.
import { api } from './api'

const THIS_COMPUTER = ['localhost', '127.0.0.1', '[::1]']

/** The beginning of links for others: a friend's phone cannot open an address that means "this computer". */
export async function addressForOthers(): Promise<string> {
  if (!THIS_COMPUTER.includes(location.hostname)) return location.origin
  const { addresses } = await api.lan().catch(() => ({ addresses: [] as string[] }))
  return addresses[0] ?? location.origin
}
