// Every explanation a board or the page asks for is there, in French and in English, and no other.
import { readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const GAMES = readdirSync('src/games', { withFileTypes: true }).filter((one) => one.isDirectory())

const explanations = (file: string) =>
  new FluentResource(readFileSync(file, 'utf-8')).body.map(({ id }) => id).filter((id) => id.startsWith('explain-'))

/** What is asked for by name, and the beginnings of names that end in a value. */
function asked(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((file) => /\.svelte$/.test(file))
  const sources = files.map((file) => readFileSync(`${folder}/${file}`, 'utf-8'))
  return sources.flatMap((source) => [...source.matchAll(/['`](explain-[\w-]*)(?:['`]|\$\{)/g)].map(([, name]) => name!))
}

function check(folder: string, fr: string, en: string): void {
  const texts = explanations(en)
  expect(explanations(fr)).toEqual(texts)
  const names = asked(folder)
  const fits = (name: string, text: string) => (name.endsWith('-') ? text.startsWith(name) : text === name)
  expect(names.filter((name) => !texts.some((text) => fits(name, text)))).toEqual([])
  expect(texts.filter((text) => !names.some((name) => fits(name, text)))).toEqual([])
}

describe('explanations', () => {
  test.each(GAMES.map(({ name }) => name))('of %s', (game) => {
    const locale = `../src/deductio/games/${game}/locale`
    check(`src/games/${game}`, `${locale}/fr.ftl`, `${locale}/en.ftl`)
    expect(asked(`src/games/${game}`).length).toBeGreaterThan(4)
  })
  test('of the page', () => {
    check('src/table', 'src/locale/places/fr.ftl', 'src/locale/places/en.ftl')
  })
})
