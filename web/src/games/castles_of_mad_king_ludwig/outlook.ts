// What the server has said that tiles would bring, found by where they would lie.
import type { Preview } from '../../protocol'
import type { Spot } from './places'

/** What lying somewhere brings; the rest of a sheet depends on what others do. */
export const AT_ONCE = ['placement', 'reward']

/** Points of a castle that are scored at once. */
export function atOnce(preview: Preview, seat: number): number {
  return preview.lines
    .filter(line => line.board === seat && AT_ONCE.includes(line.category))
    .reduce((sum, line) => sum + line.points - line.points_before, 0)
}

export function keyOf({ piece, x, y, turn }: Omit<Spot, 'action'>): string {
  return `${piece} ${x},${y} ${turn}`
}

/** The spot of a preview that was tried out in a castle. */
export function spotOf(preview: Preview, seat: number): Spot | null {
  if (preview.action !== null || preview.tile === null || preview.board !== seat || preview.place === null) return null
  const [x, y] = preview.place as [number, number]
  const turn = Number(preview.turn)
  return { action: numberOf(x, y, turn), piece: preview.tile, x, y, turn }
}

/** A place of a tile that is not bought has no action yet; a number of its own, the same as long as it is the same place. */
function numberOf(x: number, y: number, turn: number): number {
  return -1 - ((x + 512) * 4096 + (y + 512) * 4 + turn)
}

/** Previews of a castle by where the tile would lie, with the points that it would score at once. */
export function byPlace(previews: readonly Preview[], seat: number): Map<string, { preview: Preview; gain: number }> {
  return new Map(
    previews.flatMap(preview => {
      const spot = spotOf(preview, seat)
      return spot ? [[keyOf(spot), { preview, gain: atOnce(preview, seat) }] as const] : []
    }),
  )
}
