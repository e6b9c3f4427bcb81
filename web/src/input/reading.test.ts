import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readable } from './reading'

/** An element that finds this piece under every pointer. */
class Ground extends EventTarget {
  piece: object | null = null

  closest(): object | null {
    return this.piece
  }

  send(name: string, clientX: number, clientY: number): void {
    this.dispatchEvent(Object.assign(new Event(name), { pointerType: 'mouse', buttons: 0, clientX, clientY }))
  }
}

describe('a mouse that rests', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function read(): { ground: Ground; seen: unknown[] } {
    const ground = new Ground()
    const seen: unknown[] = []
    readable({ pieces: '*', glance: piece => seen.push(piece), read: () => undefined })(
      ground as unknown as HTMLElement,
    )
    return { ground, seen }
  }

  it('glances at the piece under it', () => {
    const { ground, seen } = read()
    ground.piece = { name: 'study' }
    ground.send('pointerover', 5, 5)
    vi.runAllTimers()
    expect(seen).toEqual([ground.piece])
  })

  it('glances at what was laid under it only once it moves', () => {
    const { ground, seen } = read()
    ground.send('pointerdown', 5, 5)
    ground.piece = { name: 'study' }
    ground.send('pointerover', 5, 5)
    vi.runAllTimers()
    expect(seen).toEqual([])
    ground.send('pointermove', 6, 5)
    vi.runAllTimers()
    expect(seen).toEqual([ground.piece])
  })
})
