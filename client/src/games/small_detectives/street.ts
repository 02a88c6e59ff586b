// The street as geometry: eight plots around a square, clockwise from the police at the top.
import content from '../../generated/small_detectives.json'

export const WIDTH = 720
export const HEIGHT = 590
export const MIDDLE = { x: 360, y: 306 }
const RADIUS = { x: 282, y: 192 }

export const POLICE = content.police
export const PUB = content.pub
export const SUSPECTS: string[] = content.suspects
export const WEAPONS: string[] = content.weapons
const PLOTS = content.houses.length + 2

export interface Point {
  x: number
  y: number
}

/** Where the foot of the building at that position is. */
export function plot(position: number): Point {
  const angle = (position / PLOTS) * 2 * Math.PI - Math.PI / 2
  return {
    x: MIDDLE.x + RADIUS.x * Math.cos(angle),
    y: MIDDLE.y + RADIUS.y * Math.sin(angle),
  }
}

/** The places that have a number: what texts call No. 3 is where a 3 stands, whatever house is there. */
export const NUMBERED: number[] = [...content.houses, PUB].sort()

/** How far beside the middle of a building its number stands. */
export const beside = (position: number) => (position === PUB ? -80 : -60)

const APART = 30

/** Where detective number `index` of `count` at a position stands: before the door, or out on the road. */
export function standing(position: number, index: number, count: number, inStreet: boolean): Point {
  const door = plot(position)
  const aside = (index - (count - 1) / 2) * APART
  if (!inStreet) return { x: door.x + aside, y: door.y + 40 }
  return {
    x: MIDDLE.x + (door.x - MIDDLE.x) * 0.56 + aside,
    y: MIDDLE.y + (door.y - MIDDLE.y) * 0.5 + 14,
  }
}

/** The position that many steps on, clockwise. */
export const ahead = (position: number, steps: number) => (position + steps) % PLOTS

export interface Around {
  /** As facts call it. */
  place: string
  position: number
  /** 0 for the police. */
  tile: number
}

/** The buildings that hide something, clockwise from the police, with the tile that lies there now. */
export function placesAround(tileAt: number[]): Around[] {
  return tileAt
    .map((tile, position) => ({ place: tile ? `tile${tile}` : 'solution', position, tile }))
    .filter(({ position }) => position !== PUB)
}
