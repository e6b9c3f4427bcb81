// What tiles would bring that are not mine yet: the best place of each in every castle, and the one that is looked at.
import type { Preview } from '../../protocol'
import { atOnce, spotOf } from './outlook'
import { type LudwigPlace, placesOf } from './places'
import type { TileView } from './protocol'

export class Outlook {
  /** The best place of each tile that can be had, in every castle. */
  previews: Preview[] = $state.raw([])
  /** A tile that is looked at, neither bought nor mine: where it would score most is shown in my castle. */
  private imagined: string | null = $state(null)

  constructor(
    private readonly seat: () => number,
    private readonly castle: () => readonly TileView[],
  ) {}

  /** The place where a tile would score most in a castle; nothing where it has none or nobody has told. */
  bestPlace(tile: string, seat: number = this.seat()): Preview | undefined {
    return this.previews.find(preview => preview.tile === tile && preview.board === seat)
  }

  bestOf(tile: string, seat: number = this.seat()): number | null {
    const found = this.bestPlace(tile, seat)
    return found ? atOnce(found, seat) : null
  }

  /** Show where a tile would lie best. */
  imagine(tile: string | null): void {
    this.imagined = tile
  }

  /** The place of the tile that is looked at, and what it would bring. */
  get vision(): { place: LudwigPlace; preview: Preview } | null {
    const preview = this.imagined === null ? undefined : this.bestPlace(this.imagined)
    const spot = preview && spotOf(preview, this.seat())
    const place = spot && placesOf(this.castle(), this.seat(), [spot])[0]
    return place ? { place, preview } : null
  }
}
