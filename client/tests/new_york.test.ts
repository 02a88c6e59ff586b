// The city is drawn where its map says, and a clue points at what it speaks about.
import { describe, expect, test } from 'vitest'
import content from '../src/generated/new_york.json'
import type { Card, Event, Note } from '../src/generated/new_york'
import { BORDERS, CELL, CELLS, SIGHTS, WATERS, corner, standing, steered, stepsTo } from '../src/games/new_york/city'
import { measuredFrom, wordsIn } from '../src/games/new_york/clue_words'
import { BREADTH, RIVERS } from '../src/games/new_york/rivers'
import { mentions } from '../src/games/new_york/mentions'
import { emblemOf } from '../src/games/new_york/emblems'
import { newlySeen, onlySeen, spoken } from '../src/games/new_york/telling'

const covers = (cell: string, x: number, y: number) => {
  const at = corner(cell)
  return x >= at.x && x <= at.x + CELL.width && y >= at.y && y <= at.y + CELL.height
}

/** Every cell that a broad line reaches. */
function wetCells(river: { x: number; y: number }[]): string[] {
  const along = river.slice(1).flatMap((to, place) => {
    const from = river[place]!
    return Array.from({ length: 101 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / 100,
      y: from.y + ((to.y - from.y) * step) / 100,
    }))
  })
  const near = (cell: string) => {
    const { x, y } = corner(cell)
    return along.some((spot) => {
      const across = Math.max(x - spot.x, 0, spot.x - x - CELL.width)
      return Math.hypot(across, Math.max(y - spot.y, 0, spot.y - y - CELL.height)) < BREADTH
    })
  }
  return CELLS.filter(near).toSorted()
}

describe('the city', () => {
  test('every place is drawn in its cell, or on the line between its two', () => {
    const places: Record<string, string[]> = content.places
    expect(SIGHTS).toHaveLength(Object.keys(places).length)
    for (const { place, x, y } of SIGHTS) {
      expect(CELLS.filter((cell) => covers(cell, x, y)), place).toEqual(places[place])
    }
  })
  test('places in one cell stand apart', () => {
    for (const one of SIGHTS)
      for (const other of SIGHTS)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(36)
  })
  test('pawns in one cell stand apart inside it', () => {
    const spots = [0, 1, 2, 3, 4, 5].map((index) => standing('C3', index, 6))
    expect(new Set(spots.map(({ x }) => x)).size).toBe(6)
    expect(spots.every(({ x, y }) => covers('C3', x, y))).toBe(true)
  })
  test('a river runs in or along the cells it touches, and no others', () => {
    for (const [water, river] of Object.entries(RIVERS)) expect(wetCells(river), water).toEqual(WATERS[water]!.toSorted())
  })
  test('a step goes over a side, not over a corner, to the nearest cell of a place', () => {
    expect(['C2', 'C1', 'B1', 'A5'].map((cell) => stepsTo(cell, 'yankee'))).toEqual([0, 1, 2, 5])
    expect(['D4', 'E4', 'C4'].map((cell) => stepsTo(cell, 'jfk'))).toEqual([0, 0, 1])
  })
  test('one walks from cell to cell, and not over the edge', () => {
    expect(steered('B2', 'ArrowRight')).toBe('C2')
    expect(steered('B2', 'ArrowDown')).toBe('B3')
    expect(steered('A1', 'ArrowLeft')).toBe('A1')
    expect(steered('E5', 'ArrowDown')).toBe('E5')
    expect(steered('B2', 'Enter')).toBeUndefined()
  })
  test('borders lie between districts only', () => {
    expect(BORDERS.some(({ key }) => key === 'B1 C1')).toBe(true)
    expect(BORDERS.some(({ key }) => key === 'A1 B1')).toBe(false)
  })
})

describe('a clue points at', () => {
  const named = (clue: Card['clue']) => [...mentions(clue)]
  test('places, kinds, districts and waters', () => {
    expect(named(['within', 'jfk', 2])).toEqual(['jfk'])
    expect(named(['near_kind', ['park', 'bridge']])).toEqual(['park', 'bridge'])
    expect(named(['not_in', ['MA', 'QU']])).toEqual(['MA', 'QU'])
    expect(named(['dry', ['hudson', 'ocean']])).toEqual(['hudson', 'ocean'])
  })
  test('lines and columns', () => {
    expect(named(['north_of', 3])).toEqual(['1', '2'])
    expect(named(['east_of', 'C'])).toEqual(['D', 'E'])
    expect(named(['rows', [2, 5]])).toEqual(['2', '5'])
    expect(named(['cols', ['A', 'C']])).toEqual(['A', 'C'])
  })
  test('all that the clues inside it speak about', () => {
    expect(named(['or', ['aligned', 'yankee'], ['in', ['BK']]])).toEqual(['yankee', 'BK'])
    expect(named(['not', ['south_of', 3]])).toEqual(['4', '5'])
    expect(named(['edge'])).toEqual(['1', '5', 'A', 'E'])
  })
  test('what its words mean, each once', () => {
    expect(wordsIn(['xor', ['within', 'jfk', 2], ['in', ['MA']]])).toEqual(['xor', 'step'])
    expect(wordsIn(['not', ['borders', 'MA']])).toEqual(['next'])
    expect(wordsIn(['rows', [1]])).toEqual([])
  })
  test('where it counts steps from', () => {
    expect(measuredFrom(['nearer', 'jfk', 'yankee'])).toEqual(['jfk', 'yankee'])
    expect(measuredFrom(['if', ['within', 'jfk', 2], ['in', ['BK']]])).toEqual(['jfk'])
    expect(measuredFrom(['edge'])).toEqual([])
  })
})

describe('my clues', () => {
  const card = (id: string): Card => ({ id, deck: 'informant', clue: ['edge'], voice: 0 })
  const note = (id: string): Note => ({ card: card(id), source: 'drawn', seat: null, round: 1, cells: [] })
  const events: Event[] = [
    { type: 'TurnBegan', seat: 0, round: 1 },
    { type: 'DrewCard', seat: 0, card: card('old'), left: 9 },
    { type: 'TurnBegan', seat: 0, round: 1 },
    { type: 'DrewCard', seat: 0, card: card('mine'), left: 8 },
    { type: 'TurnBegan', seat: 1, round: 1 },
    { type: 'SwappedCards', seat: 1, other: 0, gave: card('got'), got: card('lost') },
    { type: 'SpiedCard', spy: 1, owner: 0, card: card('mine, seen by others') },
  ]
  test('are new until my next turn begins', () => {
    expect([...newlySeen(events, 0)]).toEqual(['mine', 'got'])
  })
  test('are only seen when somebody else holds the card', () => {
    const view = { hand: [card('got')], notes: [note('lost'), note('got'), note('spied')] }
    expect(onlySeen(view).map(({ card }) => card.id)).toEqual(['spied', 'lost'])
  })
})

describe('the cast', () => {
  test('everyone has an emblem of their own', () => {
    const drawn = content.emblems.map((_, voice) => emblemOf(voice))
    expect(drawn.every(Boolean)).toBe(true)
    expect(new Set(drawn).size).toBe(content.emblems.length)
  })
  test('a card says who speaks and what', () => {
    expect(spoken('Ada, chimiste\u202f: «\u202fBip… Il est là\u202f: ici.\u202f»')).toEqual({ who: 'Ada, chimiste', said: 'Bip… Il est là\u202f: ici.' })
    expect(spoken('Ada, chemist: “Here: there.”')).toEqual({ who: 'Ada, chemist', said: 'Here: there.' })
  })
})
