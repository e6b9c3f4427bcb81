import { expect, test } from 'vitest'
import { Plane } from './plane.svelte'

function seen(width = 400, height = 300): Plane {
  const plane = new Plane(16, 40)
  plane.content = { x: 0, y: 0, width: 10, height: 5 }
  plane.resize(width, height)
  return plane
}

test('what is fitted lies in the middle, as large as it can be', () => {
  const plane = seen()
  expect(plane.scale).toBeCloseTo(32.8)
  expect(plane.toScreen(5, 2.5)).toEqual([200, 150])
  expect(plane.isLarger).toBe(false)
})

test('what is fitted keeps clear of what lies over the plane', () => {
  const plane = seen()
  plane.aside = 100
  plane.above = 40
  plane.fit()
  expect(plane.toScreen(5, 2.5)).toEqual([150, 170])
})

test('pieces are never fitted below their least size: the rest lies outside', () => {
  const plane = seen()
  plane.hold({ x: 0, y: 0, width: 100, height: 5 })
  expect(plane.scale).toBe(16)
  expect(plane.isLarger).toBe(true)
  expect(
    plane.outside([
      [1, 2],
      [50, 2],
      [99, 2],
      [50, 40],
    ]),
  ).toEqual({ above: 0, below: 1, left: 1, right: 1 })
})

test('nothing moves while what is added can be seen', () => {
  const plane = seen()
  const before = [plane.left, plane.top, plane.scale]
  plane.hold({ x: -0.5, y: 0, width: 11, height: 5 })
  expect([plane.left, plane.top, plane.scale]).toEqual(before)
})

test('a plane that the person has moved is not fitted by itself', () => {
  const plane = seen()
  plane.pan(-30, 10)
  const before = [plane.left, plane.top]
  plane.hold({ x: 0, y: 0, width: 60, height: 5 })
  expect([plane.left, plane.top]).toEqual(before)
  plane.fit()
  expect([plane.left, plane.top]).not.toEqual(before)
})

test('zooming keeps the point under the pointer where it is', () => {
  const plane = seen()
  const point = plane.toPlane(120, 80)
  plane.zoom(1, 120, 80)
  const [x, y] = plane.toScreen(...point)
  expect([Math.round(x), Math.round(y)]).toEqual([120, 80])
})

test('the plane cannot be pushed out of its view', () => {
  const plane = seen()
  plane.pan(-10_000, 10_000)
  const [right, top] = [plane.toScreen(10, 0)[0], plane.toScreen(0, 0)[1]]
  expect(right).toBeGreaterThan(0)
  expect(top).toBeLessThan(300)
})

test('a place outside is brought into the view by the shortest way', () => {
  const plane = seen()
  plane.hold({ x: 0, y: 0, width: 100, height: 5 })
  const top = plane.top
  plane.show(99, 2)
  expect(plane.outside([[99, 2]])).toEqual({ above: 0, below: 0, left: 0, right: 0 })
  expect(plane.top).toBe(top)
})

test('a point is in sight only where nothing at the edge covers it, and is brought no further than that', () => {
  const plane = seen()
  plane.hold({ x: 0, y: 0, width: 100, height: 5 })
  const [nearEdge] = plane.toPlane(390, 0)
  expect(plane.outside([[nearEdge, 2]]).right).toBe(0)
  expect(plane.isInSight(nearEdge, 2)).toBe(false)
  plane.show(nearEdge, 2)
  expect(plane.isInSight(nearEdge, 2)).toBe(true)
  expect(plane.toScreen(nearEdge, 2)[0]).toBeCloseTo(340)
})
