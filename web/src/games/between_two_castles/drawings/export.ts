/** A castle as a picture that leaves the page: SVG text. Symbols.svelte must be on the page. */
import { mount, tick, unmount } from 'svelte'
import { standAlone } from '../../../table/picture'
import type { CastleView } from '../protocol'
import Castle from './Castle.svelte'
import { fieldOf } from './layout'

const CELL = 96

export async function castleToSvg(castle: CastleView, title: string): Promise<string> {
  const host = document.createElement('div')
  const field = fieldOf(castle.rooms, 0)
  const props = { castle, width: 480, height: 320, field, least: CELL, most: CELL, label: '', name: () => '', isStill: true }
  const drawn = mount(Castle, { target: host, props })
  await tick()
  const drawing = standAlone(host.querySelector('svg') as SVGSVGElement, { title, description: title })
  await unmount(drawn)
  return drawing
}
