// What a person has set for this browser; kept in its storage and put on the root element for the style sheets.
export const LANGUAGES = ['en', 'fr', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'full' | 'none'
export type TextSize = 'normal' | 'large' | 'larger'

interface Settings {
  language: Language
  theme: Theme
  motion: Motion
  textSize: TextSize
  sound: boolean
  /** My turn may be told by a notification of the system. */
  notifications: boolean
  letterKeys: boolean
  /** Nothing happens by a click on a place alone: the main button does it. */
  confirm: boolean
}

const STORED = 'castlewright-settings'

export const settings: Settings = $state(load())

/** Keep the settings and show them on the page; called from an effect, so that every change arrives. */
export function applySettings(): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.text = settings.textSize
  set(root, 'theme', settings.theme)
  set(root, 'motion', settings.motion)
  try {
    localStorage.setItem(STORED, JSON.stringify(settings))
  } catch {
    // A browser without storage plays all the same; the settings last as long as the page.
  }
}

function set(root: HTMLElement, name: string, value: string): void {
  if (value === 'system') delete root.dataset[name]
  else root.dataset[name] = value
}

function load(): Settings {
  return { ...defaults(), ...stored() }
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

function defaults(): Settings {
  return {
    language: wantedLanguage(navigator.languages),
    theme: 'system',
    motion: 'system',
    textSize: 'normal',
    sound: false,
    notifications: false,
    letterKeys: true,
    confirm: false,
  }
}

/** The first of the browser's languages that we speak. */
export function wantedLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map(tag => tag.slice(0, 2).toLowerCase())
  return LANGUAGES.find(language => language === spoken.find(tag => LANGUAGES.includes(tag as Language))) ?? 'en'
}
