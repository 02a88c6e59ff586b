// Every text of the page exists in both languages, and every text asked for exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { typeset } from '../src/lib/typeset'

const idsOf = (file: string) => new FluentResource(readFileSync(`src/locale/${file}.ftl`, 'utf-8')).body.map(({ id }) => id)
const ids = (language: string) => [...idsOf(language), ...idsOf(`places/${language}`)]
const named = (source: string) => [...source.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((m) => m[1]!)

test('French and English have the same texts, each once', () => {
  expect(ids('fr')).toEqual(ids('en'))
  expect(idsOf('fr')).toEqual(idsOf('en'))
  expect(new Set(ids('en')).size).toBe(ids('en').length)
})

/** The sources that come with a file at once. */
function withAllItImports(file: string, found = new Map<string, string>()): Map<string, string> {
  const path = [file, `${file}.ts`].find((path) => /\.(svelte|ts)$/.test(path) && existsSync(path))
  if (!path || found.has(path)) return found
  const source = readFileSync(path, 'utf-8')
  found.set(path, source)
  for (const [, from] of source.matchAll(/^\s*(?:import|export) (?!type)[^\n]*from '(\.[^']+)'/gm)) {
    withAllItImports(join(dirname(path), from!), found)
  }
  return found
}

test('what is loaded with home names only texts that are', () => {
  const known = new Set(idsOf('en'))
  const sources = withAllItImports('src/main.ts')
  expect([...sources.keys()]).toContain('src/places/GameCard.svelte')
  expect([...sources.values()].flatMap(named).filter((name) => !known.has(name))).toEqual([])
})

test('every text the page names is there', () => {
  const known = new Set(ids('en'))
  const files = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  const sources = files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf-8'))
  const names = sources.flatMap(named)
  expect(names.length).toBeGreaterThan(80)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('in French no line breaks before high punctuation', () => {
  expect(typeset('fr', 'ask = Pourquoi ? « Oui » : voici !')).toBe(
    'ask = Pourquoi\u202f? «\u00a0Oui\u00a0»\u202f: voici\u202f!',
  )
  expect(typeset('en', 'ask = Why ?')).toBe('ask = Why ?')
})

test('apostrophes are round', () => {
  expect(typeset('fr', "C'est l'été de l'élève")).toBe('C’est l’été de l’élève')
  expect(typeset('en', "It's 5' o'clock")).toBe("It’s 5' o’clock")
})
