// The town lies in six by six behind its signposts; names fit into its cells.
import { describe, expect, test } from 'vitest'
import type { Heard } from '../src/generated/almost_innocent'
import { answerTo, heardAbout } from '../src/games/almost_innocent/answers'
import { isUnused, kindsIn, ownersOf, shownCases } from '../src/games/almost_innocent/clues'
import { inTwo } from '../src/games/almost_innocent/lettering'
import { CELL, HEAD, LINES, SIZE, besideArea, clueBeyond, gaps, headArea, isHers, lineArea, spots, windowArea } from '../src/games/almost_innocent/town'

const ROWS = ['K1 E6 V4 V4 C2 K5', 'P1 K6 .. V6 E3 V3', 'E2 C5 E5 K4 P6 V3', 'V2 V2 C6 E1 P2 C3', 'C4 K2 P3 .. V1 E4', 'V5 P4 K3 C1 V1 P5']
const spot = (clue: string) => spots(ROWS).find((one) => one.clue === clue)!

describe('the town', () => {
  test('every clue lies once, a big one over two cells', () => {
    expect(spots(ROWS)).toHaveLength(30)
    expect(spot('V4')).toMatchObject({ cell: 'C1', width: 2 * CELL, height: CELL })
    expect(spot('V1')).toMatchObject({ cell: 'E5', width: CELL, height: 2 * CELL })
    expect(gaps(ROWS)).toHaveLength(2)
  })
  test('a signpost stands before its line, and all of it is inside the picture', () => {
    for (const line of LINES) {
      const [head, area] = [headArea(line), lineArea(line)]
      expect(line.isRow ? head.x + head.width : head.y + head.height).toBe(HEAD)
      expect(line.isRow ? head.y : head.x).toBe(line.isRow ? area.y : area.x)
      expect([area.x + area.width, area.y + area.height].every((end) => end <= SIZE)).toBe(true)
    }
  })
  test('a window is two by two cells', () => {
    expect(windowArea('E5')).toEqual({ x: SIZE - 2 * CELL, y: SIZE - 2 * CELL, width: 2 * CELL, height: 2 * CELL })
  })
  test('the Queen takes a token more at two rows and two columns', () => {
    expect(LINES.filter(({ name }) => isHers(name, 'C3')).map(({ name }) => name)).toEqual(['R3', 'R4', 'CC', 'CD'])
    expect(isHers('R3', null)).toBe(false)
  })
  test('a slip about a line lies beside it', () => {
    const [top, bottom, left, right] = ['R1', 'R6', 'CA', 'CF'].map((name) => besideArea(lineArea(LINES.find((line) => line.name === name)!)))
    expect(top).toContain('top:')
    expect(bottom).toContain('bottom:')
    expect(left).toMatch(/^left:/)
    expect(right).toMatch(/^right:/)
  })
  test('arrow keys go from clue to clue, over gaps and big ones, not beyond the edge', () => {
    expect(clueBeyond(ROWS, spot('K6'), [1, 0])).toBe('V6')
    expect(clueBeyond(ROWS, spot('V4'), [1, 0])).toBe('C2')
    expect(clueBeyond(ROWS, spot('K1'), [0, -1])).toBeUndefined()
  })
})

describe('clues and answers', () => {
  const view = { named: [[], ['K1']], shown: ['V5'], drawn: ['KS'] }
  test('a clue is somebody’s when it was named, or when I hold it', () => {
    const shown = shownCases([{ type: 'HandDealt', seat: 1, about: 0, clues: ['K6'] }])
    expect(ownersOf('K1', view, shown)).toEqual([1])
    expect(ownersOf('K6', view, shown)).toEqual([0])
  })
  test('of a special clue there may be another, also when one lies unused', () => {
    expect([isUnused('V5', view), isUnused('KS', view), isUnused('V6', view)]).toEqual([true, false, false])
  })
  test('a case may do without a kind', () => {
    expect(kindsIn(['V1 C1 E1 ..', 'P1 .. .. ..'])).toEqual(['V', 'C', 'E', 'P'])
  })
  test('a count is a number, a kind yes or no, and a line may be asked about twice', () => {
    const cost = { seat: 0, line: 'R3', token: 'free', discard: 'nothing', supply: { free: 0, quantity: 0, type: 0 } }
    const count: Heard = { question: { type: 'QuantityAsked', ...cost }, answers: [2, 0] }
    const kind: Heard = { question: { type: 'TypeAsked', kind: 'V', ...cost }, answers: [0, 1] }
    expect(answerTo(count, 0).sign).toBe('2')
    expect(answerTo(kind, 0)).toMatchObject({ sign: '✕', kind: 'V', yes: false })
    expect(heardAbout({ heard: [count, kind] }, 'R3')).toHaveLength(2)
  })
})

describe('lettering', () => {
  test('a long name is set in two lines, a long word smaller', () => {
    expect(inTwo('Church', CELL)).toEqual({ lines: ['Church'], size: 10 })
    expect(inTwo('Ambassadeur de nulle part', CELL).lines).toEqual(['Ambassadeur', 'de nulle part'])
    expect(inTwo('Empoisonnement', CELL).size).toBeLessThan(10)
  })
})
