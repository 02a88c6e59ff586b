// The street is laid out in the round, and people who meet stand side by side.
import { describe, expect, test } from 'vitest'
import { HEIGHT, POLICE, PUB, WIDTH, ahead, placesAround, plot, standing } from '../src/games/small_detectives/street'

describe('the street', () => {
  test('the police stand at the top, the pub at the bottom', () => {
    expect(plot(POLICE).x).toBeCloseTo(plot(PUB).x)
    expect(plot(POLICE).y).toBeLessThan(plot(PUB).y)
  })
  test('every building is inside the picture, and they go round clockwise', () => {
    const plots = [...Array(8).keys()].map(plot)
    for (const { x, y } of plots) {
      expect(x).toBeGreaterThan(70)
      expect(x).toBeLessThan(WIDTH - 70)
      expect(y).toBeGreaterThan(90)
      expect(y).toBeLessThan(HEIGHT - 30)
    }
    expect(plots[1]!.x).toBeGreaterThan(plots[7]!.x)
  })
  test('going on from the last plot comes back to the first', () => {
    expect(ahead(7, 1)).toBe(0)
    expect(ahead(2, 3)).toBe(5)
  })
  test('whoever is in the street stands nearer to the middle', () => {
    const [door, out] = [standing(2, 0, 1, false), standing(2, 0, 1, true)]
    expect(out.x).toBeLessThan(door.x)
  })
  test('two at one door stand apart', () => {
    expect(standing(5, 0, 2, false).x).not.toBe(standing(5, 1, 2, false).x)
  })
  test('a tile is known by its name wherever it was swapped to, and the pub hides nothing', () => {
    const places = placesAround([0, 3, 2, 1, 0, 4, 5, 6]).map(({ place }) => place)
    expect(places).toEqual(['solution', 'tile3', 'tile2', 'tile1', 'tile4', 'tile5', 'tile6'])
  })
})
