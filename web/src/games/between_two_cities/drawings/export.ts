/** A city as a picture that leaves the page. */
import { mount, tick, unmount } from 'svelte'
import { standAlone, toPng } from '../../../table/picture'
import City from './City.svelte'

export interface Picture {
  rows: readonly string[]
  duplexes?: readonly { tile: string; cell: string }[]
  title?: string
  description: string
  letters?: Record<string, string>
  width?: number
}

const LOOKS = {
  well: { fill: 'none', stroke: 'var(--grid)', 'stroke-dasharray': '2 4' },
  clasp: { fill: 'var(--piece)', stroke: 'var(--piece-edge)', 'stroke-width': '1.5' },
}

/** A city as SVG text that looks the same anywhere, in the colours of the present theme. Symbols.svelte must be on the page. */
export async function cityToSvg(picture: Picture): Promise<string> {
  const { rows, duplexes, letters, width = 480 } = picture
  const host = document.createElement('div')
  const props = { rows, duplexes, letters, width, compact: true, most: 120, label: '', name: () => '' } as Parameters<
    typeof City
  >[1]
  const city = mount(City, { target: host, props })
  await tick()
  const drawing = standAlone(host.querySelector('svg') as SVGSVGElement, { ...picture, looks: LOOKS })
  await unmount(city)
  return drawing
}

export async function cityToPng(picture: Picture): Promise<Blob> {
  return toPng(await cityToSvg(picture))
}
