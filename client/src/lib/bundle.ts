// Texts in Fluent, ready to be formatted.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Language } from './wire'

export function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }
  return bundle
}
