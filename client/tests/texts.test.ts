// Every text of the page exists in both languages, and every text asked for exists.
import { readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { typeset } from '../src/lib/typeset'

const ids = (language: string) =>
  new FluentResource(readFileSync(`src/locale/${language}.ftl`, 'utf-8')).body.map(({ id }) => id)

test('French and English have the same texts', () => expect(ids('fr')).toEqual(ids('en')))

test('every text the page names is there', () => {
  const known = new Set(ids('en'))
  const files = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  const sources = files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf-8'))
  const named = sources.flatMap((source) => [...source.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((m) => m[1]!))
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('in French no line breaks before high punctuation', () => {
  expect(typeset('fr', 'ask = Pourquoi ? « Oui » : voici !')).toBe(
    'ask = Pourquoi\u202f? «\u00a0Oui\u00a0»\u202f: voici\u202f!',
  )
  expect(typeset('en', 'ask = Why ?')).toBe('ask = Why ?')
})
