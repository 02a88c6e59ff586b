// The page's own texts in the reader's language.
import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import { bundleOf, said } from './bundle'
import { settings } from './settings.svelte'
import type { Language } from './wire'

const sources = import.meta.glob<string>('../locale/**/*.ftl', { query: '?raw', import: 'default' })

/** Home says little, and is what most see first: the other texts come with the first other place. */
const parts = ['']
const loaded: Record<string, FluentBundle> = {}
let current = $state.raw<FluentBundle | null>(null)

/** Shows the page in that language as soon as its texts are here. */
export async function speak(language: Language): Promise<void> {
  const key = `${parts.join()} ${language}`
  loaded[key] ??= bundleOf(language, ...(await Promise.all(parts.map((part) => sources[`../locale/${part}${language}.ftl`]!()))))
  settings.language = language
  current = loaded[key]!
}

/** From now on the texts of all places are here, not only those of home. */
export async function readOn(): Promise<void> {
  if (parts.length > 1) return
  parts.push('places/')
  await speak(settings.language)
}

/** A text of the page. */
export function t(name: string, variables: Record<string, FluentVariable> = {}): string {
  const pattern = current?.getMessage(name)?.value
  if (!pattern) return name
  return said(current!, pattern, variables)
}

/** Whether the page has such a text. */
export function knows(name: string): boolean {
  return current?.hasMessage(name) ?? false
}
