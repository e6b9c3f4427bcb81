import { expect, test } from 'vitest'
import { wayBack } from './drift'

const seen = (scale: number, left: number, top: number) => ({
  width: 400,
  height: 300,
  scale,
  left,
  top,
  isMoved: false,
})

test('what lies on a fitted plane is drawn first where it lay before', () => {
  const [from, to] = [seen(60, 200, 150), seen(40, 120, 90)]
  const [by, across, down] = wayBack(from, to)
  for (const [x, y] of [
    [0, 0],
    [3, -2],
  ] as const) {
    const now = [x * to.scale + to.left, y * to.scale + to.top] as const
    expect([now[0] * by + across, now[1] * by + down]).toEqual([x * from.scale + from.left, y * from.scale + from.top])
  }
})
