/** A castle as a picture that leaves the page. */
import { toSvg } from '../../../look/picture'
import type { CastleView } from '../protocol'
import Castle from './Castle.svelte'
import { fieldOf } from './layout'

const CELL = 96

/** A castle as SVG text, in the colours of the present theme. Symbols.svelte must be on the page. */
export function castleToSvg(castle: CastleView, title: string): Promise<string> {
  const field = fieldOf(castle.rooms, 0)
  const size = { width: 480, height: 320, field, least: CELL, most: CELL }
  return toSvg(Castle, { castle, ...size, label: '', name: () => '', isStill: true }, { title, description: title })
}
