// The line to one table: it heals itself, and says what it missed.
import type { FromReader, ToReader } from './wire'

/** After these the table is no longer ours to hear. */
export const FINAL_CLOSES = [4001, 4003]
/** After this another server goes on with the table, and waits for us. */
const MOVES = 1012
const PAUSES = [250, 500, 1000, 2000, 4000, 8000]

export interface Listener {
  /** How many events are already here. */
  held(): number
  hear(frame: ToReader): void
  opened(): void
  lost(): void
  closed(code: number, reason: string): void
}

export class Line {
  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false

  constructor(
    private code: string,
    private listener: Listener,
  ) {
    addEventListener('online', this.hurry)
    this.open()
  }

  /** Sends now, or says that it could not. */
  send(frame: FromReader): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(frame))
    return true
  }

  /** Closes and opens again, to hear what was missed. */
  again(): void {
    this.socket?.close(1000)
  }

  end(): void {
    this.ended = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    this.socket?.close()
  }

  private hurry = () => {
    if (this.socket || this.ended) return
    clearTimeout(this.timer)
    this.open()
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const after = this.listener.held()
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}?after=${after}`)
    this.socket = socket
    socket.onmessage = (message) => {
      this.tries = 0
      this.listener.hear(JSON.parse(message.data))
    }
    socket.onopen = () => this.listener.opened()
    socket.onclose = (close) => this.closed(close)
  }

  private closed(close: CloseEvent): void {
    this.socket = null
    if (this.ended) return
    if (FINAL_CLOSES.includes(close.code)) {
      this.ended = true
      this.listener.closed(close.code, close.reason)
      return
    }
    this.listener.lost()
    const first = this.tries === 0 && close.code === MOVES
    const pause = first ? 0 : PAUSES[Math.min(this.tries, PAUSES.length - 1)]!
    this.tries++
    this.timer = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2))
  }
}
