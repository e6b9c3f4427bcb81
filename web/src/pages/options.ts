// The options of a game at set-up: how their messages are called, and what a table has chosen.
import type { GameInfo } from '../protocol'
import { text } from '../texts/texts.svelte'

/** The value of an option that was given as a file. */
export const OWN = 'own'

/** An option of a game or one of its values, as its messages are called after `option-`: `castellan-deck-own`. */
export const optionKey = (game: string, name: string, value = ''): string =>
  [game, name, value]
    .filter(part => part)
    .join('-')
    .replaceAll('_', '-')

/** What a table has chosen of its game's own options: «Deck: your own». */
export function chosenWords(game: GameInfo, chosen: Record<string, unknown>): string {
  const told = game.options.filter(option => option.from_file || chosen[option.name] !== option.default)
  const words = told.map(({ name }) => {
    const value = typeof chosen[name] === 'string' ? chosen[name] : OWN
    return text('option-chosen', {
      option: text(`option-${optionKey(game.name, name)}`),
      value: text(`option-${optionKey(game.name, name, value)}`),
    })
  })
  return words.join(' ')
}
