/** A castle as a picture that leaves the page. */
import { toSvg, type Words } from '../../../look/picture'
import type { CourtView, PieceView } from '../protocol'
import CastlePicture from './CastlePicture.svelte'
import { boxOf, grown } from './lattice'

const UNIT = 48

/** A castle as SVG text, in the colours of the present theme. Symbols.svelte must be on the page. */
export function castleToSvg(
  castle: { pieces: readonly PieceView[]; courts: readonly CourtView[] },
  words: Words,
): Promise<string> {
  const box = grown(boxOf(castle.pieces), 1)
  const size = { width: box.width * UNIT, height: box.height * UNIT, most: UNIT }
  return toSvg(CastlePicture, { ...castle, ...size, label: '' }, words)
}
