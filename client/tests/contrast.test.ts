// Every pair of colours in use can be read, in both themes (WCAG 2.2 AA); hues are checked by the contract.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MARKS } from '../src/games/cluedo/people'

type Tokens = Record<string, string>

const css = readFileSync('src/styles/tokens.css', 'utf-8')
const taxi = /--taxi: (#[0-9a-f]{6})/.exec(readFileSync('src/games/new_york/colours.css', 'utf-8'))![1]!
const block = (selector: string) => css.slice(css.indexOf(selector)).split('}')[0]!
const tokens = (selector: string): Tokens =>
  Object.fromEntries([...block(selector).matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]))

const light: Tokens = { ...tokens(':root {'), taxi }
const dark: Tokens = { ...light, ...tokens(":root[data-theme='dark']") }
const auto: Tokens = { ...light, ...tokens(':root:not([data-theme])') }

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dim! + 0.05)
}

const SURFACES = ['paper', 'card', 'sunk']
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `seat${seat}`)
const TEXT = [
  ...['ink', 'quiet', 'accent', 'yes', 'maybe', 'no'].flatMap((text) =>
    SURFACES.map((under) => [text, under]),
  ),
  ['on-accent', 'accent'],
  ['card', 'yes'],
  ['card', 'maybe'],
  ['card', 'ink'],
  ['pen', 'taxi'],
]
/** Shapes and borders that carry meaning need 3 to 1. */
const SHAPES = [
  ...SURFACES.map((under) => ['edge', under]),
  ...SEATS.flatMap((seat) => [[seat, 'card'], [seat, 'paper']]),
]

test.each([
  ['light', light],
  ['dark', dark],
  ['dark by the system', auto],
] as const)('%s', (_, theme: Tokens) => {
  const weak = (pairs: string[][], least: number) =>
    pairs.filter(([one, other]) => contrast(theme[one!]!, theme[other!]!) < least)
  expect(weak(TEXT, 4.5)).toEqual([])
  expect(weak(SHAPES, 3)).toEqual([])
})

test('a seat marked like its pawn stands out on paper', () => {
  for (const mark of Object.values(MARKS)) {
    const [onLight, onDark] = mark.match(/#[0-9a-f]{6}/g)!
    for (const under of ['card', 'paper']) {
      expect(contrast(onLight!, light[under]!)).toBeGreaterThanOrEqual(3)
      expect(contrast(onDark!, dark[under]!)).toBeGreaterThanOrEqual(3)
    }
  }
})

test('both dark themes are the same', () => expect(auto).toEqual(dark))
