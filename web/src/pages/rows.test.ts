import { expect, test } from 'vitest'
import { contentOf, listsOf, numbersOf, rowIn, sumOf, withNumber, withPart } from './rows'

const EXAMPLE = { walls: [{ id: 'W1', towers: 1 }], towers: [{ id: 'T1', towers: 2 }], supply: { towers: 3 } }
const read = (value: unknown) => contentOf(JSON.stringify(value), EXAMPLE)

test('a text like the example is rows and columns', () => {
  const content = read(EXAMPLE)
  expect(content && listsOf(content).map(([name]) => name)).toEqual(['walls', 'towers'])
  expect(content && numbersOf(content)).toEqual([['supply', { towers: 3 }]])
  expect(content && sumOf(content, 'towers')).toBe(3)
})

test('what is typed is changed and nothing else', () => {
  const content = read(EXAMPLE)
  expect(content && withPart(content, 'walls', 0, 'towers', 4)).toEqual({
    ...EXAMPLE,
    walls: [{ id: 'W1', towers: 4 }],
  })
  expect(content && withNumber(content, 'supply', 'towers', 5)).toEqual({ ...EXAMPLE, supply: { towers: 5 } })
  expect(content).toEqual(EXAMPLE)
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a part that is not there', JSON.stringify({ walls: EXAMPLE.walls })],
  ['a part too many', JSON.stringify({ ...EXAMPLE, more: {} })],
  ['a row without a column', JSON.stringify({ ...EXAMPLE, walls: [{ id: 'W1' }] })],
  ['a row that is no row', JSON.stringify({ ...EXAMPLE, walls: [3] })],
  ['a number that is a word', JSON.stringify({ ...EXAMPLE, supply: { towers: '3' } })],
])('%s stays a text', (_, source) => {
  expect(contentOf(source, EXAMPLE)).toBeNull()
})

test('a refusal names its row', () => {
  expect(rowIn('option deck.wall_deck[2].towers')).toEqual({ list: 'wall_deck', row: 2 })
  expect(rowIn('option deck.wall_deck')).toBeNull()
})
