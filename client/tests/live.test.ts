import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bundleOf } from '../src/lib/bundle'
import type { GameWords } from '../src/lib/game_words'
import { LiveTable } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import type { Message, TableInfo } from '../src/lib/wire'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }))

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 1
  sent: Message[] = []
  onmessage?: (message: { data: string }) => void
  onopen?: () => void
  onclose?: (close: { code: number; reason: string }) => void

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(frame: string) {
    this.sent.push(JSON.parse(frame))
  }
  close() {
    this.readyState = 3
    this.onclose?.({ code: 1000, reason: '' })
  }
  say(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const info = { code: 'ABCDEFGHIJ', game: 'chaussette', me: 0, sitters: [] } as unknown as TableInfo
const rest = { ask: null, waiting: [], things: {}, clocks: [] }
const look = { type: 'SawSocks', socks: 'secret' }
const welcome = {
  type: 'Welcome', table: info, number: 0, events: [{ type: 'Opened' }], view: { seen: null },
  said: [], marks: {}, ...rest,
}

function held(table: LiveTable): string {
  return JSON.stringify([table.events, table.fresh, table.view, table.notes, table.things])
}

function lookedAt(): [LiveTable, FakeSocket] {
  const table = new LiveTable(info, 'en')
  const [socket] = FakeSocket.all
  socket!.say(welcome)
  socket!.say({ type: 'Update', number: 1, events: [look], view: { seen: 'secret' }, ...rest })
  expect(held(table)).toContain('secret')
  return [table, socket!]
}

test('what has faded is in nothing the page holds, and the line stays open', () => {
  const [table, socket] = lookedAt()
  table.choose({ type: 'Confirm' })
  const { key } = socket.sent.at(-1)!
  const replaced = { 1: { type: 'Faded' } }
  const confirmed = { type: 'LookConfirmed', seat: 0 }
  socket.say({ type: 'Update', number: 2, events: [confirmed], view: { seen: null }, replaced, ...rest })
  socket.say({ type: 'Accepted', key })
  expect(table.pending).toBe(null)
  expect(held(table)).not.toContain('secret')
  expect(table.events.map(({ type }) => type)).toEqual(['Opened', 'Faded', 'LookConfirmed'])
  expect(FakeSocket.all).toEqual([socket])
  expect(socket.readyState).toBe(FakeSocket.OPEN)
  socket.say({ type: 'Update', number: 3, events: [], view: {}, replaced: { 1: look }, ...rest })
  expect(table.events[1]).toEqual(look)
})

test('what faded while the line was broken is forgotten with the next welcome', () => {
  const [table, socket] = lookedAt()
  socket.onclose?.({ code: 1006, reason: '' })
  vi.runAllTimers()
  const again = FakeSocket.all[1]!
  expect(again.url).toMatch(/after=2$/)
  again.say({ ...welcome, number: 2, events: [], replaced: { 1: { type: 'Faded' } } })
  expect(held(table)).not.toContain('secret')
})

test('what the team proposes is shown until it is decided, and nothing waits for it', () => {
  const [table, socket] = lookedAt()
  table.choose({ type: 'Accuse' })
  const { key } = socket.sent.at(-1)!
  const proposed = { type: 'Proposed', key, by: 'Ada', choice: { type: 'Accuse' }, mine: true, may_agree: false }
  socket.say(proposed)
  expect([table.pending, table.proposed]).toEqual([null, proposed])
  table.decide(false)
  expect(socket.sent.at(-1)).toEqual({ type: 'Decide', key, agree: false })
  socket.say({ type: 'Withdrawn', key: 'another' })
  expect(table.proposed).toEqual(proposed)
  socket.say({ type: 'Withdrawn', key })
  expect(table.proposed).toBe(null)
})

test('marks of others at my seat are mine', () => {
  const [table, socket] = lookedAt()
  socket.say({ type: 'Marked', fact: 'A@1', mark: '?' })
  expect(table.marks).toEqual({ 'A@1': '?' })
  socket.say({ type: 'Marked', fact: 'A@1', mark: '' })
  expect(table.marks).toEqual({})
})

test('notes come by themselves while the notebook is open, also after the line broke', () => {
  const table = new LiveTable(info, 'en')
  FakeSocket.all[0]!.say(welcome)
  expect(FakeSocket.all[0]!.sent).toEqual([{ type: 'Told', number: 1 }])
  table.openNotebook(true)
  FakeSocket.all[0]!.say({ type: 'Noted', notes: { at: 1 } })
  expect(table.notes).toEqual({ at: 1 })
  FakeSocket.all[0]!.onclose?.({ code: 1006, reason: '' })
  vi.runAllTimers()
  FakeSocket.all[1]!.say({ ...welcome, number: 1, events: [] })
  table.openNotebook(false)
  const sent = [...FakeSocket.all[0]!.sent, ...FakeSocket.all[1]!.sent]
  const asked = sent.filter(({ type }) => type === 'OpenNotebook')
  expect(asked.map(({ type, open }) => [type, open])).toEqual([
    ['OpenNotebook', true],
    ['OpenNotebook', true],
    ['OpenNotebook', false],
  ])
})

test('when a table moves to another server, the page is there at once with what it holds', () => {
  const table = new LiveTable(info, 'en')
  FakeSocket.all[0]!.say(welcome)
  table.choose({ type: 'Roll' })
  const { key } = table.pending!
  FakeSocket.all[0]!.onclose?.({ code: 1012, reason: '' })
  vi.advanceTimersByTime(0)
  expect(FakeSocket.all[1]!.url).toMatch(/after=1$/)
  FakeSocket.all[1]!.onclose?.({ code: 1012, reason: '' })
  vi.advanceTimersByTime(0)
  expect(FakeSocket.all.length).toBe(2)
  vi.runAllTimers()
  const again = FakeSocket.all[2]!
  again.say({ ...welcome, number: 1, events: [] })
  expect(again.sent).toContainEqual({ type: 'Choose', key, choice: { type: 'Roll' } })
})

const words = bundleOf('en', 'Rolled = rolls\nWalked = walks\nFinished = over\n')

/** A table with words, so that events take their time. */
function playing(): [LiveTable, FakeSocket] {
  const table = new LiveTable(info, 'en')
  table.gameWords = { bundle: words, fields: {}, book: { final: [] } } as unknown as GameWords
  const [socket] = FakeSocket.all
  socket!.say({ ...welcome, table: { ...info, standing: 'playing' } })
  socket!.sent = []
  return [table, socket!]
}
const question = { name: 'go', options: [{ type: 'Go' }], meanwhile: [] }
const roll = { type: 'Rolled' }
const walk = { type: 'Walked' }
const twoEvents = {
  type: 'Update', number: 1, events: [roll, walk], steps: [{ dice: 3 }], view: { at: 'hall' },
  ...rest, ask: question, waiting: [0],
}

test('a view is told event by event, the question with the last, and the server hears of it', () => {
  const [table, socket] = playing()
  socket.say(twoEvents)
  expect([table.view, table.events.length, table.fresh]).toEqual([{ seen: null, dice: 3 }, 2, [roll]])
  expect([table.ask, table.waiting, table.myTurn]).toEqual([null, [], false])
  expect(socket.sent).toEqual([])
  vi.runAllTimers()
  expect([table.view, table.events.length, table.fresh]).toEqual([{ seen: null, dice: 3, at: 'hall' }, 3, [walk]])
  expect([table.ask, table.myTurn]).toEqual([question, true])
  expect(socket.sent).toEqual([{ type: 'Told', number: 3 }])
})

test('whoever wants everything at once is waited for by nobody', () => {
  settings.pace = 'at once'
  const table = new LiveTable(info, 'en')
  const [socket] = FakeSocket.all
  socket!.say(welcome)
  socket!.say(twoEvents)
  expect(table.ask).toEqual(question)
  expect(socket!.sent).toEqual([])
  settings.pace = 'normal'
})

test('notes and the end wait until what led to them was told', () => {
  const [table, socket] = playing()
  socket.say({ ...twoEvents, events: [roll, { type: 'Finished' }] })
  socket.say({ type: 'Noted', notes: { at: 3 } })
  socket.say({ type: 'TableChanged', table: { ...info, standing: 'over', watchers: 2 } })
  expect([table.notes, table.info.standing, table.info.watchers]).toEqual([null, 'playing', 2])
  vi.runAllTimers()
  expect([table.notes, table.info.standing]).toEqual([{ at: 3 }, 'over'])
})

test('a question that stays is not taken away while others answer', () => {
  const [table, socket] = playing()
  socket.say(twoEvents)
  vi.runAllTimers()
  const { ask } = table
  socket.say({ ...twoEvents, number: 3 })
  expect(table.teller.telling).toBe(true)
  expect(table.ask).toBe(ask)
  expect(table.myTurn).toBe(true)
})

test('what the reader chose is told at once, also while something else is being told', () => {
  const [table, socket] = playing()
  table.gameWords = { bundle: words, fields: { Walked: { seat: 'seat' } }, book: { final: [] } } as unknown as GameWords
  socket.say({ ...twoEvents, number: 1, events: [roll, roll, roll], steps: [{}, {}] })
  expect(table.events.length).toBe(2)
  table.choose({ type: 'Walk' })
  socket.say({ ...twoEvents, number: 4, events: [{ type: 'Walked', seat: 0 }, roll] })
  expect(table.events.length).toBe(5)
  expect(table.fresh).toEqual([{ type: 'Walked', seat: 0 }])
})

test('after a lost line what was missed is told in short', () => {
  const [table, socket] = playing()
  socket.onclose?.({ code: 1006, reason: '' })
  vi.runAllTimers()
  const missed = Array.from({ length: 6 }, () => roll)
  FakeSocket.all[1]!.say({ ...welcome, number: 1, events: missed })
  expect(table.events.length).toBe(7)
  expect(table.teller.lines.map(({ text, leftOut }) => text || leftOut)).toEqual([3, 'rolls', 'rolls', 'rolls'])
  expect(table.teller.telling).toBe(false)
})

test('a final choice is considered first, and what was half picked of another is forgotten', () => {
  const [table, socket] = playing()
  table.gameWords!.book.final = ['Go']
  socket.say(twoEvents)
  vi.runAllTimers()
  socket.sent = []
  table.draft.set('Look', 'where', 'hall')
  table.draft.set('Go', 'where', 'study')
  table.choose({ type: 'Go' })
  expect([table.considered, table.draft.all, socket.sent]).toEqual([{ type: 'Go' }, [['Go where', 'study']], []])
})

test('in a lesson bots wait for the guide, and until what it says is read', async () => {
  const table = new LiveTable(info, 'en')
  const [socket] = FakeSocket.all
  socket!.say({ ...welcome, table: { ...info, lesson: true } })
  expect(socket!.sent).toEqual([])
  let read = () => {}
  table.linger = () => new Promise((done) => (read = done))
  const waiting = table.lingerOn()
  expect(socket!.sent).toEqual([])
  read()
  await waiting
  expect(socket!.sent).toEqual([{ type: 'Told', number: 1 }])
})

test('in a lesson the guide is asked again when a question comes and nothing new was told', () => {
  const table = new LiveTable(info, 'en')
  const [socket] = FakeSocket.all
  socket!.say({ ...welcome, table: { ...info, lesson: true } })
  table.linger = vi.fn(() => Promise.resolve())
  void table.lingerOn()
  const ask = { name: 'report', options: [{ type: 'Confirm' }], meanwhile: [] }
  const asked = { type: 'Update', number: 1, events: [], view: { seen: null }, ...rest, ask }
  socket!.say(asked)
  socket!.say(asked)
  vi.runAllTimers()
  expect(table.linger).toHaveBeenCalledTimes(2)
})
