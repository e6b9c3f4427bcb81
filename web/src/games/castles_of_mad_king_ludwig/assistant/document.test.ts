import { describe, expect, it } from 'vitest'
import { type CastleOwner, freshDocument, newOwner, withoutTile, withTile } from './document'

const owner: CastleOwner = {
  name: 'A',
  tiles: [
    ['foyer_red', 0, 0, 0],
    ['study', 3, 0, 0],
    ['pantry', 6, 0, 0],
    ['crypt', 9, 0, 0],
  ],
  bonus_cards: [],
  money: 0,
  start: 0,
  rewards: [
    ['living', 1, 3],
    ['activity', 3, 4],
  ],
}

describe('typed castles', () => {
  it('gives everybody a foyer of their own', () => {
    const { players } = freshDocument()
    expect(newOwner(players).tiles[0]?.[0]).not.toBe(players[0]?.tiles[0]?.[0])
  })

  it('keeps rewards with their rooms when a tile goes and comes back', () => {
    const tile = owner.tiles[2]
    const fewer = withoutTile(owner, 2)
    expect(fewer.rewards).toEqual([
      ['living', 1, 2],
      ['activity', 2, 3],
    ])
    expect(withTile(fewer, 2, tile as CastleOwner['tiles'][number]).tiles).toEqual(owner.tiles)
  })

  it('takes the rewards of a tile away with it', () => {
    expect(withoutTile(owner, 1).rewards).toEqual([['activity', 2, 3]])
  })
})
