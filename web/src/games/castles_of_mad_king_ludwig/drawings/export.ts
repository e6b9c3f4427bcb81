/** A castle as a picture that leaves the page. */
import { toPng, toSvg, type Words } from '../../../look/picture'
import type { TileView } from '../protocol'
import { boundsOf } from './bounds'
import CastlePicture from './CastlePicture.svelte'

export interface CastleToSave extends Words {
  tiles: readonly TileView[]
  names?: readonly string[]
}

/** Pixels a cell: badge, points, bonus and most names can be read. */
const CELL = 30

/** A castle as SVG text; Symbols.svelte must be on the page. */
export async function castleToSvg({ tiles, names, title, description }: CastleToSave): Promise<string> {
  const box = boundsOf(tiles)
  const [width, height] = [Math.max(360, (box.width + 2) * CELL), (box.height + 2) * CELL]
  return toSvg(CastlePicture, { tiles, names, width, height, most: CELL }, { title, description })
}

export async function castleToPng(picture: CastleToSave): Promise<Blob> {
  return toPng(await castleToSvg(picture))
}
