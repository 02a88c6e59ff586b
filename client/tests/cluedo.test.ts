// The mansion is drawn where its map says, and a reader sees only its own glimpses.
import { describe, expect, test } from 'vitest'
import type { Event } from '../src/generated/cluedo'
import { CELL, DOORS, ROOMS, SIZE, SQUARES, standing } from '../src/games/cluedo/mansion'
import { cardsOf, glimpses } from '../src/games/cluedo/telling'

describe('the mansion', () => {
  test('rooms lie inside it and never on a corridor square', () => {
    expect(ROOMS).toHaveLength(9)
    for (const room of ROOMS) {
      expect(room.x + room.width).toBeLessThanOrEqual(SIZE)
      const covers = SQUARES.filter(
        ({ x, y }) =>
          x >= room.x && x < room.x + room.width && y >= room.y && y < room.y + room.height,
      )
      expect(covers).toEqual([])
    }
  })
  test('every door touches its room', () => {
    for (const door of DOORS) {
      const touching = ROOMS.filter(
        (room) =>
          door.x >= room.x && door.x <= room.x + room.width && door.y >= room.y && door.y <= room.y + room.height,
      )
      expect(touching).toHaveLength(1)
    }
  })
  test('a pawn in the corridor stands in the middle of its square', () => {
    expect(standing('7,12', 0, 1)).toEqual({ x: 12.5 * CELL, y: 7.5 * CELL })
  })
  test('people in one room stand apart', () => {
    const spots = [0, 1, 2, 3, 4, 5].map((index) => standing('garage', index, 6))
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
  })
})

describe('glimpses', () => {
  const events: Event[] = [
    { type: 'TurnBegan', seat: 1 },
    { type: 'SawCard', shower: 2, viewer: 0, card: 'rope' },
    { type: 'TurnBegan', seat: 0 },
    { type: 'SawCard', shower: 1, viewer: 0, card: 'pipe' },
    { type: 'SawCard', shower: 0, viewer: 2, card: 'olive' },
    { type: 'SawRowCard', seat: 0, place: 1, card: 'hall' },
  ]
  test('are those of this turn that were shown to me', () => {
    expect(glimpses(events, 0)).toEqual([
      { card: 'pipe', from: 1 },
      { card: 'hall', from: null },
    ])
    expect(glimpses(events, null)).toEqual([])
  })
})

describe('the cards of a big moment', () => {
  const triple = { suspect: 'rose', weapon: 'rope', room: 'hall' }
  const truth = { suspect: 'olive', weapon: 'rope', room: 'hall' }
  const accused: Event[] = [
    { type: 'Suggested', seat: 1, ...truth },
    { type: 'Accused', seat: 0, ...triple },
    { type: 'SawSolution', seat: 0, ...truth },
    { type: 'AccusedWrongly', seat: 0 },
  ]
  test('are the one that was shown', () => {
    expect(cardsOf([], { type: 'SawCard', shower: 1, viewer: 0, card: 'pipe' })).toEqual([{ cards: ['pipe'], wrong: false }])
  })
  test('are what I accused and the truth, if I was wrong', () => {
    expect(cardsOf(accused, accused[3]!)).toEqual([
      { cards: ['rose', 'rope', 'hall'], wrong: true },
      { cards: ['olive', 'rope', 'hall'], wrong: false },
    ])
  })
  test('are only what was said, if somebody else was wrong', () => {
    const heard = accused.filter(({ type }) => type !== 'SawSolution')
    expect(cardsOf(heard, accused[3]!)).toEqual([{ cards: ['rose', 'rope', 'hall'], wrong: true }])
  })
  test('are not those of somebody who was wrong before', () => {
    const mine: Event[] = [...accused, { type: 'Accused', seat: 1, ...truth }, { type: 'AccusedWrongly', seat: 1 }]
    expect(cardsOf(mine, mine.at(-1)!)).toEqual([{ cards: ['olive', 'rope', 'hall'], wrong: true }])
  })
  test('are none for anything else', () => {
    expect(cardsOf(accused, { type: 'TurnBegan', seat: 0 })).toEqual([])
  })
})
