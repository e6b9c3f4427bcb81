// The letters on the tiles in the reader's language.
import { text } from '../../texts/texts.svelte'
import { KINDS, type Kind } from './drawings/tiles'

export function letters(): Record<Kind, string> {
  return Object.fromEntries(KINDS.map(kind => [kind, text(`letter-${kind}`)])) as Record<Kind, string>
}
