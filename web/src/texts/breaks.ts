// Where a line must not break: the source files hold plain spaces, which people can see and type.
import type { Language } from '../state/settings.svelte'

const NO_BREAK = '\u00a0'

/** Messages in which points stay with their number, French signs with their word, and Polish words of one letter inside them with the next. */
export function keepTogether(plain: string, language: Language): string {
  const source = plain.replace(/(?<=\{ \$(?:points|behind|by) \}) (?=p[ou])/g, NO_BREAK)
  if (language === 'fr') return source.replace(/ (?=[:;!?»])|(?<=«) /g, NO_BREAK)
  if (language === 'pl') return source.replace(/(?<=[^\s=\]][ \u00a0][aiouwz]) (?=\S)/gi, NO_BREAK)
  return source
}
