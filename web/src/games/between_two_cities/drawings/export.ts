/** A city as a picture that leaves the page. */
import { toPng, toSvg, type Words } from '../../../look/picture'
import City from './City.svelte'

export interface Picture extends Words {
  rows: readonly string[]
  duplexes?: readonly { tile: string; cell: string }[]
  letters?: Record<string, string>
  width?: number
}

/** A city as SVG text, in the colours of the present theme. Symbols.svelte must be on the page. */
export function cityToSvg(picture: Picture): Promise<string> {
  const { rows, duplexes, letters, width = 480, ...words } = picture
  const props = { rows, duplexes, letters, width, compact: true, most: 120, label: '', name: () => '' }
  return toSvg(City, props, words)
}

/** The same as PNG. */
export const cityToPng = async (picture: Picture): Promise<Blob> => toPng(await cityToSvg(picture))
