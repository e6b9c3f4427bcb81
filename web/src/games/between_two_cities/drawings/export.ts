/** A city as a picture that leaves the page. */
import type { ComponentProps } from 'svelte'
import { type Picture, toPng, toSvg } from '../../../play/picture'
import City from './City.svelte'

export interface CityPicture extends Picture {
  rows: readonly string[]
  duplexes?: readonly { tile: string; cell: string }[]
  letters?: Record<string, string>
  width?: number
}

const LOOKS = {
  well: { fill: 'none', stroke: 'var(--grid)', 'stroke-dasharray': '2 4' },
  clasp: { fill: 'var(--piece)', stroke: 'var(--piece-edge)', 'stroke-width': '1.5' },
}

/** A city as SVG text; Symbols.svelte must be on the page. */
export async function cityToSvg({ title, description, width = 480, ...city }: CityPicture): Promise<string> {
  const props = { ...city, width, compact: true, most: 120, label: '', name: () => '' } as ComponentProps<typeof City>
  return toSvg(City, props, { title, description, looks: LOOKS })
}

export async function cityToPng(picture: CityPicture): Promise<Blob> {
  return toPng(await cityToSvg(picture))
}
