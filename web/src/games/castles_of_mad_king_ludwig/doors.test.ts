import { expect, test, vi } from 'vitest'
import { OPEN } from './castle'
import { labelsOf, meant } from './doors'
import { type Point, planOf } from './drawings/plan'
import { placesOf } from './places'
import type { TileView } from './protocol'

vi.mock('../../texts/texts.svelte', () => ({ signed: String }))

const CELL = 30
/** One hallway with all its doors open. */
const CASTLE = [lying('hallway')]

function lying(name: string): TileView {
  return { name, x: 0, y: 0, turn: 0, doors: planOf(name, 0).doors.map(() => OPEN) } as TileView
}

/** All places of a tile at the hallway, whatever it covers. */
function placesAt(piece: string) {
  const spots = [0, 1, 2, 3].flatMap(turn =>
    range(-12, 16).flatMap(x => range(-12, 12).map(y => ({ action: 0, piece, x, y, turn }))),
  )
  const joining = placesOf(CASTLE, 0, spots).filter(place => place.joins.length)
  return joining.map((place, action) => ({ ...place, action }))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

/** What each of its doors means to a tile that is let go there. */
function letGo(name: string, isPill: boolean) {
  const places = placesAt(name)
  const labels = labelsOf(CASTLE, places, () => 1, CELL).map(label => ({ ...label, isPill }))
  return labels.map(label => {
    const at: Point = [label.x / CELL, label.y / CELL]
    const pointer = { at, cell: CELL, isCarrying: true, isTouching: false, pointed: null }
    return { name, label, found: meant(labels, places, pointer) }
  })
}

/** A small one, and two whose doors are far from their middle. */
const ROOMS = ['nap_room', 'salon', 'stables']

test('a tile that is let go on a pill means the place of that pill', () => {
  const wrong = ROOMS.flatMap(name => letGo(name, true)).filter(({ label, found }) => found !== label)
  expect(wrong).toEqual([])
})

test('a tile that is let go on a dot always means a place', () => {
  const lost = ROOMS.flatMap(name => letGo(name, false)).filter(({ found }) => !found)
  expect(lost).toEqual([])
})
