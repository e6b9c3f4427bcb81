import '../../testing/bare'
import { expect, test } from 'vitest'
import type { Piece } from './drawings/lattice'
import { nodeWords, pieceWords } from './words'

const WALL: Piece = { piece: 'short', x: 0, y: 0, side: 'h' }
const TOWER: Piece = { piece: 'tower', x: 1, y: 0, side: '' }
const NEXT: Piece = { piece: 'tower', x: 1, y: 2, side: '' }

test('ways are told from the tower that was laid first, wherever it stands', () => {
  const castle = [WALL, TOWER, NEXT]
  expect(nodeWords([0, -1], castle)).toBe('castellan-from-first castellan-west 1 and castellan-north 1')
  expect(pieceWords(TOWER, castle)).toBe('castellan-first-tower')
  expect(pieceWords(NEXT, castle)).toContain('castellan-from-first castellan-south 2')
})

test('until a tower stands they are told from the beginning of the first wall', () => {
  expect(nodeWords([0, 0], [WALL])).toBe('castellan-start')
  expect(pieceWords(TOWER, [WALL])).toContain('castellan-from-start castellan-east 1')
})
