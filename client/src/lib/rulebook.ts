// A rulebook in its sections, and what a reader looks for in them.
import { lexer, type Token, type Tokens } from 'marked'

export interface Section {
  id: string
  title: string
  /** 2 for a section, 3 for a part of one. */
  depth: number
  body: Token[]
  /** All that stands in it, folded for the search. */
  folded: string
}

/** What is said before the first head has no place in a list of contents, and is left out. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = []
  for (const token of lexer(markdown)) {
    if (isHead(token)) sections.push({ ...begun(token), id: `rules-${sections.length}` })
    else sections.at(-1)?.body.push(token)
  }
  return sections.map((section) => ({ ...section, folded: folded(textOf(section)) }))
}

function isHead(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && (token.depth === 2 || token.depth === 3)
}

function begun({ text, depth }: Tokens.Heading): Omit<Section, 'id'> {
  return { title: text, depth, body: [], folded: '' }
}

function textOf({ title, body }: Section): string {
  return [title, ...body.map(({ raw }) => raw)].join(' ')
}

/** A picture of a thing: `![caption](card:rope)`. */
export interface Pictured {
  caption: string
  domain: string
  value: string
}

export function picturedBy({ text, href }: Tokens.Image): Pictured {
  const [domain, value] = href.split(':')
  return { caption: text, domain: domain!, value: value ?? '' }
}

/** The pictures of a paragraph that has nothing else; null where there is something to read. */
export function onlyPictures(tokens: Token[]): Pictured[] | null {
  const seen = tokens.filter(({ type, raw }) => type !== 'br' && raw.trim())
  const pictures = seen.filter((token): token is Tokens.Image => token.type === 'image')
  return pictures.length && pictures.length === seen.length ? pictures.map(picturedBy) : null
}

/** The sections in which every word that is looked for stands somewhere. */
export function found(sections: Section[], sought: string): Section[] {
  const words = folded(sought).split(/\s+/).filter(Boolean)
  return sections.filter((section) => words.every((word) => section.folded.includes(word)))
}

/** A text in pieces, in turn not looked for and looked for. */
export function inPieces(text: string, sought: string): string[] {
  const words = folded(sought).split(/\s+/).filter((word) => word.length > 1)
  if (!words.length) return [text]
  const pieces = folded(text).split(new RegExp(`(${words.map(escaped).join('|')})`))
  let at = 0
  return pieces.map((piece) => text.slice(at, (at += piece.length)))
}

/** Without capitals and accents, letter for letter. */
export function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join('')
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
