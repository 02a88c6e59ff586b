import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { IN_SHORT, Teller, TOO_MANY, type Heard, type Moment } from '../src/lib/teller.svelte'

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }))

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = 'normal'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const LONG = 60_000

/** What a page would show, one entry for each time it changes. */
class Page {
  seen: string[] = []
  asked = true
  teller = new Teller({
    say: (event) => (event.type.startsWith('silent') ? '' : `${event.type}.`),
    show: (now, fresh) => this.seen.push([now.view!['after'], ...fresh.map(({ type }) => type)].join(' ')),
    hush: () => (this.asked = false),
    rest: () => (this.asked = true),
  })

  spoken(): string[] {
    return this.teller.lines.map(({ text, leftOut }) => text || `${leftOut} left out`)
  }
}

let number = 0
function heard(...types: string[]): Heard[] {
  return types.map((type) => ({ number: number++, event: { type }, view: { after: type } }))
}

function begun(): Page {
  number = 0
  const page = new Page()
  page.teller.start(heard('opened')[0]!)
  page.seen = []
  return page
}

test('an opening is told, and its question waits for its big moment', async () => {
  const page = begun()
  let goOn = () => {}
  page.teller.hold = ({ event }) => (event.type === 'dealt' ? new Promise((resolve) => (goOn = resolve)) : null)
  page.asked = false
  page.teller.open(heard('dealt', 'round'))
  expect([page.seen, page.asked]).toEqual([['dealt dealt'], false])
  vi.advanceTimersByTime(LONG)
  expect(page.asked).toBe(false)
  goOn()
  await vi.advanceTimersByTimeAsync(0)
  expect([page.seen, page.asked]).toEqual([['dealt dealt', 'round round'], true])
  expect(page.spoken()).toEqual(['dealt.', 'round.'])
})

test('each event is told in its order, and the question comes with the last', () => {
  const page = begun()
  page.teller.hear(heard('one', 'two', 'three'))
  expect(page.seen).toEqual(['one one'])
  expect(page.asked).toBe(false)
  vi.advanceTimersToNextTimer()
  expect(page.seen).toEqual(['one one', 'two two'])
  expect(page.asked).toBe(false)
  vi.advanceTimersToNextTimer()
  expect(page.seen).toEqual(['one one', 'two two', 'three three'])
  expect(page.asked).toBe(true)
  expect(page.spoken()).toEqual(['one.', 'two.', 'three.'])
})

test('what comes while a sentence stays waits for it', () => {
  const page = begun()
  page.teller.hear(heard('one'))
  expect(page.asked).toBe(true)
  page.teller.hear(heard('two'))
  expect(page.seen).toEqual(['one one'])
  expect([page.asked, page.teller.telling]).toEqual([false, true])
  vi.advanceTimersByTime(LONG)
  expect(page.seen).toEqual(['one one', 'two two'])
  expect([page.asked, page.teller.telling]).toEqual([true, false])
})

test('an event without a sentence goes with the next, and takes no time', () => {
  const page = begun()
  page.teller.hear(heard('one', 'silent1', 'silent2', 'two', 'silent3'))
  expect(page.seen).toEqual(['one one'])
  vi.advanceTimersToNextTimer()
  expect(page.seen.at(-1)).toBe('two silent1 silent2 two')
  expect(page.asked).toBe(false)
  vi.advanceTimersToNextTimer()
  expect(page.seen.at(-1)).toBe('silent3 silent3')
  expect(page.asked).toBe(true)
  expect(page.spoken()).toEqual(['one.', 'two.'])
})

test('long sentences stay longer, and a calm pace is slower than a brisk one', () => {
  const lasted = (type: string) => {
    const page = begun()
    page.teller.hear(heard(type, 'next'))
    const before = Date.now()
    vi.advanceTimersToNextTimer()
    page.teller.stop()
    return Date.now() - before
  }
  const times = (['calm', 'normal', 'brisk'] as const).map((pace) => {
    settings.pace = pace
    return lasted('word')
  })
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  expect(new Set(times).size).toBe(3)
  expect(lasted('a very long sentence indeed')).toBeGreaterThan(lasted('word'))
})

test('nobody waits for what they did themselves, its consequences follow', () => {
  const page = begun()
  page.teller.hear(heard('theirs', 'theirs2'))
  page.teller.hear(heard('mine', 'follows'), { own: true })
  expect(page.seen).toEqual(['theirs theirs', 'theirs2', 'mine mine'])
  expect(page.asked).toBe(false)
  vi.advanceTimersByTime(LONG)
  expect(page.seen.at(-1)).toBe('follows follows')
  expect(page.spoken()).toEqual(['theirs.', 'theirs2.', 'mine.', 'follows.'])
})

test('a skip goes to now and says the rest', () => {
  const page = begun()
  page.teller.hear(heard('one', 'two', 'three'))
  page.teller.skip()
  expect(page.seen).toEqual(['one one', 'three'])
  expect(page.asked).toBe(true)
  expect(page.spoken()).toEqual(['one.', 'two.', 'three.'])
  vi.advanceTimersByTime(LONG)
  expect(page.seen.length).toBe(2)
})

test('at once is at once, with everything that happened for whoever animates', () => {
  settings.pace = 'at once'
  const page = begun()
  page.teller.hear(heard('one', 'two'))
  expect(page.seen).toEqual(['two one two'])
  expect(page.spoken()).toEqual(['one.', 'two.'])
  page.teller.hear(heard('three'))
  expect(page.seen.at(-1)).toBe('three three')
})

test('too many are summed up', () => {
  const page = begun()
  page.teller.hear(heard('first'))
  page.teller.hear(heard(...Array.from({ length: TOO_MANY + 1 }, (_, at) => `e${at}`)))
  vi.advanceTimersToNextTimer()
  expect(page.seen.at(-1)).toBe(`e${TOO_MANY}`)
  expect(page.asked).toBe(true)
  const last = Array.from({ length: IN_SHORT }, (_, at) => `e${TOO_MANY + 1 - IN_SHORT + at}.`)
  expect(page.spoken()).toEqual(['first.', `${TOO_MANY + 1 - IN_SHORT} left out`, ...last])
  expect(page.teller.leftOut).toEqual({ before: number - IN_SHORT, count: TOO_MANY + 1 - IN_SHORT })
})

test('who comes back hears in short what was missed, and after a reload nothing', () => {
  const page = begun()
  const missed = heard('a', 'b', 'c', 'd', 'e')
  page.teller.start(missed.at(-1)!, missed)
  expect(page.spoken()).toEqual(['2 left out', 'c.', 'd.', 'e.'])
  expect(begun().spoken()).toEqual([])
})

test('a tab that nobody sees is never behind, and says in short what it missed', () => {
  const page = begun()
  vi.stubGlobal('document', { hidden: true })
  page.teller.hear(heard('a', 'b'))
  page.teller.hear(heard('c', 'd'))
  vi.advanceTimersByTime(LONG)
  expect(page.seen.at(-1)).toBe('d')
  expect([page.asked, page.spoken()]).toEqual([true, []])
  vi.stubGlobal('document', { hidden: false })
  page.teller.comeBack()
  expect(page.spoken()).toEqual(['1 left out', 'b.', 'c.', 'd.'])
  page.teller.comeBack()
  expect(page.spoken().length).toBe(4)
})

test('what happened is played again, then it is now again', () => {
  const page = begun()
  page.teller.hear(heard('mine'), { own: true })
  page.teller.hear(heard('a', 'b', 'c', 'd', 'e', 'f'))
  vi.advanceTimersByTime(LONG)
  page.seen = []
  page.teller.tellAgain()
  expect([page.seen, page.asked, page.teller.again]).toEqual([['mine mine'], false, true])
  page.teller.hear(heard('new'))
  vi.advanceTimersByTime(LONG)
  expect(page.seen.map((one) => one.split(' ')[0])).toEqual(['mine', 'a', 'b', 'c', 'd', 'e', 'f', 'new'])
  expect([page.asked, page.teller.again]).toEqual([true, false])
  page.teller.tellAgain()
  page.teller.skip()
  expect(page.seen.at(-1)).toBe('new')
  expect(page.asked).toBe(true)
})

test('whoever holds a moment holds the story and the question', async () => {
  const page = begun()
  const moments: Moment[] = []
  let release = () => {}
  page.teller.hold = (moment) => {
    moments.push(moment)
    return moment.event.type === 'big' ? new Promise((kept) => (release = kept)) : null
  }
  page.teller.hear(heard('small', 'big', 'last'))
  await vi.advanceTimersByTimeAsync(LONG)
  expect(page.seen).toEqual(['small small', 'big big'])
  expect(moments.map(({ sentence }) => sentence)).toEqual(['small.', 'big.'])
  expect(page.asked).toBe(false)
  release()
  await vi.advanceTimersByTimeAsync(LONG)
  expect(page.seen.at(-1)).toBe('last last')
  expect(page.asked).toBe(true)
})

test('a skip lets go of what is held, and an old promise holds nothing', async () => {
  const page = begun()
  let release = () => {}
  let dropped: AbortSignal | undefined
  page.teller.hold = (_, signal) => {
    dropped = signal
    return new Promise((kept) => (release = kept))
  }
  page.teller.hear(heard('big'))
  expect(page.asked).toBe(false)
  page.teller.skip()
  expect([page.asked, dropped?.aborted]).toEqual([true, true])
  page.teller.hold = null
  page.teller.hear(heard('one', 'two'))
  release()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.seen.at(-1)).toBe('one one')
})

test('what has faded is kept nowhere', () => {
  const page = begun()
  page.teller.hear(heard('look', 'after', 'untold'))
  page.teller.forget([1])
  page.teller.hear(heard('new'), { now: true })
  expect(page.seen.at(-1)).toBe('new new')
  expect(page.spoken()).toEqual(['after.', 'untold.', 'new.'])
  expect(page.teller.viewAfter(1)).toEqual({ after: 'new' })
  page.seen = []
  page.teller.tellAgain()
  vi.advanceTimersByTime(LONG)
  expect(page.seen).toEqual(['new new'])
  expect(JSON.stringify(page.teller)).not.toContain('look')
})
