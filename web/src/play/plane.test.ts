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
  plane.before = 60
  plane.fit()
  expect(plane.toScreen(5, 2.5)).toEqual([180, 170])
  expect(plane.scale).toBeCloseTo(16.8)
})

test('pieces are never fitted below their least size: the rest lies outside', () => {
  const plane = seen()
  plane.hold({ x: 0, y: 0, width: 100, height: 5 })
  expect(plane.scale).toBe(16)
  expect(plane.isLarger).toBe(true)
  expect(plane.beyond).toEqual({ above: false, below: false, left: true, right: true })
  expect(
    plane.outside([
      [1, 2],
      [50, 2],
      [99, 2],
      [50, 40],
    ]),
  ).toEqual({ above: 0, below: 1, left: 1, right: 1 })
})

test('what is only looked at may shrink until all of it is in sight, unless the person has moved it', () => {
  const plane = seen()
  plane.hold({ x: 0, y: 0, width: 30, height: 5 })
  expect([plane.scale, plane.isLarger]).toEqual([16, true])
  plane.allow(8)
  expect(plane.scale).toBeCloseTo(10.93)
  expect(plane.isLarger).toBe(false)
  plane.pan(5, 0)
  const before = [plane.left, plane.top, plane.scale]
  plane.allow(16)
  expect([plane.left, plane.top, plane.scale]).toEqual(before)
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

test('a view that is led to a place is fitted by itself again when its size changes, and moves along no way that fits', () => {
  const plane = seen()
  plane.hold({ x: 0, y: 0, width: 100, height: 5 })
  const top = plane.top
  plane.lead({ x: 98, y: 0, width: 1, height: 1 })
  expect(plane.outside([[98.5, 0.5]])).toEqual({ above: 0, below: 0, left: 0, right: 0 })
  expect([plane.top, plane.isMoved]).toEqual([top, false])
  plane.resize(500, 300)
  expect(plane.toScreen(50, 0)[0]).toBeCloseTo(250)
})

test('what the person has moved to the middle stays there in a view of another size', () => {
  const plane = seen()
  plane.pan(30, -10)
  const middle = plane.toPlane(200, 150)
  plane.resize(300, 400)
  const [x, y] = plane.toScreen(...middle)
  expect([Math.round(x), Math.round(y)]).toEqual([150, 200])
})

test('a square of which a part leaves the view is hidden, an empty edge of what lies there is not', () => {
  const plane = seen()
  plane.hold({ x: 0, y: 0, width: 100, height: 5 })
  const [left] = plane.toPlane(0, 0)
  expect(plane.isLarger).toBe(true)
  expect(plane.hides([[50, 2.5]])).toBe(false)
  expect(plane.hides([[left + 0.6, 2.5]])).toBe(false)
  expect(plane.hides([[left + 0.3, 2.5]])).toBe(true)
})
