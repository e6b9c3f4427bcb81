import { expect, test } from 'vitest'
import { madeBy } from './closing'
import { pieceKey } from './drawings/lattice'
import type { CastellanView } from './protocol'
import { castleOf } from './rules/example'

/** The castle of an example, these pieces laid last. */
function castle(rows: string[], ...last: string[]): CastellanView {
  const { pieces, courts } = castleOf(rows)
  const isLate = (key: string) => last.indexOf(key)
  const laid = [...pieces].sort((one, other) => isLate(pieceKey(one)) - isLate(pieceKey(other)))
  return { pieces: laid, courts } as unknown as CastellanView
}

const told = (view: CastellanView) =>
  [...madeBy(view)].map(([piece, made]) => [piece, made.map(({ towers }) => towers)])

test('a court is made by the last piece round it, with the towers of that time', () => {
  const rows = ['T===T', '|r.rH', 'T-T.H', '|r.rH', 'T===T']
  expect(told(castle(rows, 'tower 2 2'))).toEqual([['tower 2 2', [6]]])
  expect(told(castle(rows, 'long 2 0 v', 'short 0 1 h', 'tower 1 1'))).toEqual([['long 2 0 v', [5]]])
})

test('one piece may make several courts', () => {
  const rows = ['T-T-T', '|r|r|', 'T-T-T']
  expect(told(castle(rows, 'short 1 0 v'))).toEqual([['short 1 0 v', [4, 4]]])
})
