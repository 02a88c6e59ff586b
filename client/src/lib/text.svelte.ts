// The page's own texts in the reader's language.
import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import { bundleOf, said } from './bundle'
import { settings } from './settings.svelte'
import type { Language } from './wire'

const sources = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default' })

const loaded: Partial<Record<Language, FluentBundle>> = {}
let current = $state.raw<FluentBundle | null>(null)

/** Shows the page in that language as soon as its texts are here. */
export async function speak(language: Language): Promise<void> {
  loaded[language] ??= bundleOf(language, await sources[`../locale/${language}.ftl`]!())
  settings.language = language
  current = loaded[language]!
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
