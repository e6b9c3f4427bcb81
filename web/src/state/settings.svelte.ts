// What a person has set for this browser; kept in its storage and put on the root element for the style sheets.
import { MediaQuery } from 'svelte/reactivity'

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
  /** Nothing happens by one click on a place: the main button does it, or a second click. */
  confirm: boolean
}

const STORED = 'castlewright-settings'

export const settings: Settings = $state(load())

const system = new MediaQuery('prefers-color-scheme: dark')

/** Whether the page is dark, by choice or as the system has it. */
export function isDark(): boolean {
  return settings.theme === 'system' ? system.current : settings.theme === 'dark'
}

/** Keep the settings and show them on the page; called from an effect, so that every change arrives. */
export function applySettings(): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.text = settings.textSize
  root.dataset.theme = isDark() ? 'dark' : 'light'
  if (settings.motion === 'system') delete root.dataset.motion
  else root.dataset.motion = settings.motion
  try {
    localStorage.setItem(STORED, JSON.stringify(settings))
  } catch {
    // A browser without storage plays all the same; the settings last as long as the page.
  }
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
