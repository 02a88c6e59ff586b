// What this browser's owner likes: language, theme, sound, vibration, pace. Kept in the browser alone.
import type { Pace } from './surface'
import type { Language } from './wire'

export type Theme = 'auto' | 'light' | 'dark'

interface Kept {
  language: Language
  theme: Theme
  sound: boolean
  vibration: boolean
  /** How quickly what happens is shown. */
  pace: Pace
  /** Whether to ask before a choice that is final. */
  confirm: boolean
  /** How long a big moment stays: until OK, for a few seconds, or it gets no stage. */
  stage: 'until-ok' | 'awhile' | 'never'
  /** Whether small tips come in the first games. */
  tips: boolean
}

const KEPT_AS = 'deductio'

function firstLanguage(): Language {
  return navigator.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

function read(): Kept {
  const usual: Kept = {
    language: firstLanguage(),
    theme: 'auto',
    sound: true,
    vibration: true,
    pace: 'normal',
    confirm: true,
    stage: 'until-ok',
    tips: true,
  }
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') }
  } catch {
    return usual
  }
}

export const settings: Kept = $state(read())

/** Writes the settings down and shows the theme; called whenever one changes. */
export function keep(): void {
  const root = document.documentElement
  root.lang = settings.language
  if (settings.theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = settings.theme
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
