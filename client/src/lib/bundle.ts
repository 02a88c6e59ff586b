// Texts in Fluent, and how they are said.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import { joined } from './grammar'
import { typeset } from './typeset'
import type { Language } from './wire'

export function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language)
  for (const source of sources) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }
  return bundle
}

/** A pattern of a bundle as a sentence; what is wrong with it is added to the errors. */
export function said(
  bundle: FluentBundle,
  pattern: NonNullable<Message['value']>,
  variables: Record<string, FluentVariable> = {},
  errors: Error[] | null = null,
): string {
  const language = bundle.locales[0] as Language
  return typeset(language, joined(language, bundle.formatPattern(pattern, variables, errors)))
}
