import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Arranging, earnings } from './arranging.svelte'
import type { LudwigView } from './protocol'

const PRICES = [2000, 4000, 6000, 8000]
const store = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
  removeItem: (key: string) => store.delete(key),
})
beforeEach(() => store.clear())

/** A market with these rooms, to be set from this price on; nobody sets it where there is none. */
function market(tiles: (string | null)[], setting: number | null = 8000): LudwigView {
  const slots = tiles.map((tile, index) => ({ price: PRICES[index], tile, coins: 0 }))
  const legal = setting === null ? [] : [[1, 'set', { do: 'set', price: setting, tile: tiles[0] }]]
  return { market: slots, setting, legal } as unknown as LudwigView
}

function builder(view: LudwigView) {
  const table = { view }
  const arranging = new Arranging(
    () => table.view,
    () => 'abc234',
  )
  arranging.follow()
  return { arranging, table }
}

describe('the market as one draft', () => {
  test('what lies as wished is opened by one word', () => {
    expect(builder(market(['a', 'b', 'c', 'd'])).arranging.actions).toEqual(['done'])
  })

  test('prices are set from the dearest down, until the rest lies as wished', () => {
    const { arranging } = builder(market(['a', 'b', 'c', 'd']))
    arranging.order.move(1, 3)
    expect(arranging.actions).toEqual(['set 8000 b', 'done'])
    arranging.order.move(1, 2)
    expect(arranging.actions).toEqual(['set 8000 b', 'set 6000 d', 'done'])
  })

  test('the last room needs no word of its own', () => {
    const { arranging } = builder(market(['a', 'b', 'c', 'd']))
    arranging.order.move(0, 1)
    expect(arranging.actions).toEqual(['set 8000 d', 'set 6000 c', 'set 4000 a'])
  })

  test('a price that stays empty is set empty', () => {
    const { arranging } = builder(market([null, 'b', 'c', 'd']))
    arranging.order.move(0, 3)
    expect(arranging.actions[0]).toBe('set 8000 empty')
  })
})

describe('what comes between', () => {
  test('what is prepared stays while the same rooms lie there', () => {
    const { arranging, table } = builder(market(['a', 'b', 'c', 'd']))
    arranging.order.move(0, 3)
    table.view = market(['a', 'b', 'c', 'd'])
    expect(arranging.follow()).toBe(false)
    expect(arranging.order.items).toEqual(['d', 'b', 'c', 'a'])
  })

  test('it outlives a reload of the page', () => {
    const { arranging } = builder(market(['a', 'b', 'c', 'd']))
    arranging.order.move(0, 3)
    arranging.keep()
    expect(builder(market(['a', 'b', 'c', 'd'])).arranging.order.items).toEqual(['d', 'b', 'c', 'a'])
    expect(builder(market(['a', 'b', 'x', 'd'])).arranging.order.items).toEqual(['a', 'b', 'x', 'd'])
  })

  test('a market that another device opened is told, one that was opened as prepared is not', () => {
    const { arranging, table } = builder(market(['a', 'b', 'c', 'd']))
    arranging.order.move(0, 3)
    table.view = market(['d', 'b', null, 'a'], null)
    expect(arranging.follow()).toBe(false)
    table.view = market(['a', 'b', 'c', 'd'])
    arranging.follow()
    arranging.order.move(0, 3)
    table.view = market(['a', 'b', 'c', 'd'], null)
    expect(arranging.follow()).toBe(true)
    expect(arranging.follow()).toBe(false)
  })
})

test('what rivals can pay is counted with the coins on the rooms', () => {
  const slots = market(['a', 'b', 'c', 'd'], null).market
  expect(earnings(slots, [9000, 6000])).toEqual({ least: 6000, most: 14000 })
  expect(earnings(slots, [1000])).toEqual({ least: 0, most: 0 })
  const rich = slots.map(slot => ({ ...slot, coins: slot.price === 8000 ? 7000 : 0 }))
  expect(earnings(rich, [1000])).toEqual({ least: 8000, most: 8000 })
})
