import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expect as comes, comesFrom, lands, move, skip } from './motion'

/** An element that lies at a place, and the animation that it got last. */
function piece(left: number) {
  const heard = new Map<string, () => void>()
  const animation = { finish: vi.fn(), addEventListener: (name: string, run: () => void) => heard.set(name, run) }
  const animate = vi.fn((..._given: unknown[]) => animation)
  const getBoundingClientRect = vi.fn(() => ({ left, top: 0, width: 10, height: 10 }))
  return { element: { animate, getBoundingClientRect } as unknown as Element, animate, animation, heard }
}

let frames: (() => void)[]
const page = { hidden: false, documentElement: { dataset: { motion: 'full' as string } } }

beforeEach(() => {
  frames = []
  page.documentElement.dataset.motion = 'full'
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', class {})
  vi.stubGlobal('SVGGraphicsElement', class {})
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
})
afterEach(() => vi.unstubAllGlobals())

describe('motion', () => {
  it('is nowhere where it is unwanted', () => {
    page.documentElement.dataset.motion = 'none'
    const { element, animate } = piece(0)
    move(element, [], 100)
    comesFrom('left')(element)
    expect(animate).not.toHaveBeenCalled()
  })

  it('ends with a press; what has ended by itself is left alone', () => {
    const [going, gone] = [piece(0), piece(0)]
    move(going.element, [], 100)
    move(gone.element, [], 100)
    gone.heard.get('finish')?.()
    skip()
    expect([going.animation.finish.mock.calls.length, gone.animation.finish.mock.calls.length]).toEqual([1, 0])
  })

  it('brings a piece from where it was expected, once, and measures all before anything moves', () => {
    const [one, other] = [piece(100), piece(200)]
    const from = { left: 0, top: 0, width: 10, height: 10 } as DOMRect
    comes(3, ['b2', 'c2'], from)
    lands(3, 'b2')(one.element)
    lands(3, 'c2')(other.element)
    lands(3, 'c2')(piece(0).element)
    expect(frames).toHaveLength(1)
    one.animate.mockImplementation(() => {
      expect(other.element.getBoundingClientRect).toHaveBeenCalled()
      return one.animation
    })
    frames.pop()?.()
    expect(one.animate.mock.calls[0]?.[0]).toEqual([
      { transform: 'translate(-100px, 0px)', opacity: 0.4 },
      { transform: 'none' },
    ])
    expect(other.animate).toHaveBeenCalledTimes(1)
  })

  it('brings nothing that nobody has laid', () => {
    lands(0, 'a1')(piece(0).element)
    expect(frames).toHaveLength(0)
  })
})
