// Rulebooks in their sections, what is found in them, and that every picture of ours can be drawn.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { createRawSnippet, type Component } from 'svelte'
import type { Tokens } from 'marked'
import { describe, expect, test } from 'vitest'
import { found, inPieces, onlyPictures, sectionsOf } from '../src/lib/rulebook'
import { bundleOf } from '../src/lib/bundle'
import { Words } from '../src/lib/words'
import Markdown from '../src/table/Markdown.svelte'

const BOOK = `Not in a section.

## Setting up

Six cups stand on the table.

### The first look

![cup 2](cup:2)
![a die](picture:die)

## Élever un gobelet

Lift it.
`

describe('sections', () => {
  const sections = sectionsOf(BOOK)

  test('each head begins one', () => {
    expect(sections.map(({ title, depth }) => [title, depth])).toEqual([
      ['Setting up', 2],
      ['The first look', 3],
      ['Élever un gobelet', 2],
    ])
  })

  test('a paragraph of pictures is known', () => {
    const [pictures] = sections[1]!.body.filter(({ type }) => type === 'paragraph') as Tokens.Paragraph[]
    expect(onlyPictures(pictures!.tokens)).toEqual([
      { caption: 'cup 2', domain: 'cup', value: '2' },
      { caption: 'a die', domain: 'picture', value: 'die' },
    ])
    const [text] = sections[0]!.body.filter(({ type }) => type === 'paragraph') as Tokens.Paragraph[]
    expect(onlyPictures(text!.tokens)).toBeNull()
  })

  test('what is sought is found without accents and capitals, every word of it', () => {
    const titles = (sought: string) => found(sections, sought).map(({ title }) => title)
    expect(titles('')).toHaveLength(3)
    expect(titles('elever')).toEqual(['Élever un gobelet'])
    expect(titles('TABLE six')).toEqual(['Setting up'])
    expect(titles('table seven')).toEqual([])
  })

  test('and marked where it stands', () => {
    expect(inPieces('Déjà vu, déjà lu', 'deja')).toEqual(['', 'Déjà', ' vu, ', 'déjà', ' lu'])
    expect(inPieces('why (not)?', '(not)')).toEqual(['why ', '(not)', '?'])
    expect(inPieces('nothing', ' ')).toEqual(['nothing'])
  })
})

test('what is written becomes elements, what is sought is marked, and nothing is taken for HTML', () => {
  const picture = createRawSnippet<[{ caption: string }]>((of) => ({ render: () => `<i>${of().caption}</i>` }))
  const shown = (markdown: string, sought = '') => {
    const [section] = sectionsOf(`## Head\n\n${markdown}`)
    const { body } = render(Markdown, { props: { tokens: section!.body, sought, picture } })
    return body.replace(/<!--.*?-->/g, '').replace(/ class="svelte-\w+"/g, '').trim()
  }
  expect(shown('A **bold** and *soft* word.')).toBe('<p>A <strong>bold</strong> and <em>soft</em> word.</p>')
  expect(shown('- one\n- two', 'TWO')).toBe('<ul><li>one</li><li><mark>two</mark></li></ul>')
  expect(shown('3. three')).toBe('<ol start="3"><li>three</li></ol>')
  expect(shown('| a |\n|---|\n| b |')).toMatch(/<th>a<\/th>.*<td>b<\/td>/s)
  expect(shown('![a cup](cup:2)')).toMatch(/<i>a cup<\/i>/)
  expect(shown('<script>alert(1)</script>')).not.toContain('<script>')
})

const GAMES = '../src/deductio/games'
const things = import.meta.glob<Component<{ domain: string; value: string; words: Words }>>(
  '../src/games/*/Thing.svelte',
  { import: 'default' },
)

test.each(Object.keys(things))('%s draws every picture of its rulebook', async (file) => {
  const game = file.split('/').at(-2)!
  const words = new Words(bundleOf('en', readFileSync(`${GAMES}/${game}/locale/en.ftl`, 'utf-8')), {}, 'en')
  const Thing = await things[file]!()
  const undrawn = pictures(game).filter(({ domain, value }) => {
    const { body } = render(Thing, { props: { domain, value, words } })
    return !body.replace(/<!--.*?-->/g, '').trim()
  })
  expect(undrawn).toEqual([])
  expect(render(Thing, { props: { domain: 'nothing', value: 'none', words } }).body).not.toContain('<svg')
})

function pictures(game: string): { domain: string; value: string }[] {
  const folder = `${GAMES}/${game}/rulebook`
  if (!existsSync(folder)) return []
  const books = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf-8'))
  const named = books.flatMap((book) => [...book.matchAll(/!\[[^\]]*\]\((\w+):([^)\s]+)\)/g)])
  return named.map(([, domain, value]) => ({ domain: domain!, value: value! }))
}
