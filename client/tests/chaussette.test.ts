// The drawer is laid out row by row, and a look is told only as long as the reader's events tell it.
import { describe, expect, test } from 'vitest'
import type { NoPairFound, SawSocks, Searched } from '../src/generated/chaussette'
import { CARD, COLUMNS, HEIGHT, KINDS, SLOTS, WIDTH, corner, looksOf, roundsFor } from '../src/games/chaussette/socks'
import { PLACES, onward } from '../src/games/chaussette/places'
import { lastLook, lastSearch, stirredNow } from '../src/games/chaussette/telling'

describe('the drawer', () => {
  test('every slot is inside it', () => {
    for (const slot of SLOTS) {
      const { x, y } = corner(slot)
      expect(x).toBeGreaterThan(0)
      expect(x + CARD.width).toBeLessThan(WIDTH)
      expect(y).toBeGreaterThan(0)
      expect(y + CARD.height).toBeLessThan(HEIGHT)
    }
  })
  test('slots are counted row by row', () => {
    expect(corner(1).y).toBe(corner(COLUMNS).y)
    expect(corner(COLUMNS + 1).x).toBe(corner(1).x)
    expect(corner(COLUMNS + 1).y).toBeGreaterThan(corner(1).y)
  })
  test('socks and rounds come from the game', () => {
    expect(KINDS).toEqual([...'ABCDEFGH'])
    expect(looksOf('H')).toEqual({ color: 'blue', length: 'short', mark: 's' })
    expect([roundsFor(4), roundsFor(5), roundsFor(1)]).toEqual([5, 4, 0])
  })
})

describe('the notebook', () => {
  test('arrows go from the sleeve into the drawer and back', () => {
    expect(onward('sleeve', 'ArrowDown')).toBe('slot1')
    expect(onward('slot3', 'ArrowUp')).toBe('sleeve')
    expect(onward('slot3', 'ArrowDown')).toBe('slot8')
    expect(onward('slot6', 'ArrowLeft')).toBe('slot5')
  })
  test('and stop at the edges', () => {
    expect(onward('sleeve', 'ArrowLeft')).toBe('sleeve')
    expect(onward('slot15', 'ArrowRight')).toBe('slot15')
    expect(onward('slot12', 'ArrowDown')).toBe('slot12')
    expect(onward('slot12', 'x')).toBeNull()
    expect(PLACES).toHaveLength(16)
  })
})

const SEARCHED: Searched = { type: 'Searched', seat: 1, slots: [2, 7, 11], bonus: false }
const SAW: SawSocks = { type: 'SawSocks', seat: 1, slots: [2, 7, 11], kinds: ['C', 'F', 'A'] }
const NO_PAIR: NoPairFound = { type: 'NoPairFound', seat: 1, slots: [2, 7, 11] }

describe('telling', () => {
  test('a look lasts until the next search', () => {
    expect(lastLook([SEARCHED, SAW, NO_PAIR]).get(7)).toBe('F')
    expect(lastLook([SEARCHED, SAW, NO_PAIR, { ...SEARCHED, seat: 0 }]).size).toBe(0)
  })
  test('a look that has faded is nowhere', () => {
    expect(lastLook([SEARCHED, { type: 'Faded' }, NO_PAIR]).size).toBe(0)
  })
  test('the latest search', () => {
    expect(lastSearch([])).toBeNull()
    expect(lastSearch([SEARCHED, NO_PAIR])!.slots).toEqual([2, 7, 11])
  })
  test('stirred cards know each other', () => {
    expect(stirredNow([{ type: 'CardsShuffled', seat: 0, slots: [4, 9] }]).get(9)).toBe(4)
    expect(stirredNow([SEARCHED]).size).toBe(0)
  })
})
