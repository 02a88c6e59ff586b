// The result of a day as a picture to share: drawn here, sent nowhere.
import { STROKES, type Square } from './day'

const WIDTH = 1080
const HEIGHT = 566
const COLOURS: Record<Square, string> = {
  open: '#ece3d0',
  right: '#2e6b4f',
  mended: '#c98a1b',
  wrong: '#3a3530',
  fine: '#2e6b4f',
  solved: '#c98a1b',
  unsolved: '#3a3530',
}

export interface DayCard {
  title: string
  game: string
  hue: string
  squares: Square[]
  lines: string[]
}

/** As a PNG. */
export async function pictureOf(card: DayCard): Promise<Blob> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  draw(canvas.getContext('2d')!, card)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}

function draw(pen: CanvasRenderingContext2D, { title, game, hue, squares, lines }: DayCard): void {
  pen.fillStyle = '#f6f0e4'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = hue
  pen.fillRect(0, 0, 28, HEIGHT)
  write(pen, title, 80, 96, '600 44px Fraunces, Georgia, serif', '#645c50')
  write(pen, game, 80, 176, '600 68px Fraunces, Georgia, serif', '#24211c')
  squares.forEach((square, place) => {
    const left = 80 + place * 136 + (place === 3 ? 32 : 0)
    pen.fillStyle = COLOURS[square]
    pen.beginPath()
    pen.roundRect(left, 220, 112, 112, 16)
    pen.fill()
    pen.strokeStyle = '#8c8069'
    pen.lineWidth = 3
    pen.stroke()
    write(pen, STROKES[square], left + 56, 298, "700 68px 'Atkinson Hyperlegible', sans-serif", '#fffbf2', 'center')
  })
  lines.forEach((line, number) => write(pen, line, 80, 404 + 60 * number, "400 40px 'Atkinson Hyperlegible', sans-serif", '#24211c'))
  write(pen, 'Deductio', WIDTH - 60, HEIGHT - 40, '600 40px Fraunces, Georgia, serif', hue, 'right')
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = 'left'): void {
  pen.font = font
  pen.fillStyle = colour
  pen.textAlign = align
  pen.fillText(text, x, y, WIDTH - 140)
}
