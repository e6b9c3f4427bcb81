import { describe, expect, it } from 'vitest'
import { BadText, layOut, readContent } from './content'

const DECK = {
  wall_deck: [
    { id: 'W1', towers: 1 },
    { id: 'W2', towers: 0 },
  ],
  supply: { towers: 1 },
}

describe('the content of a file', () => {
  it('is laid out with an item of a list on one line, and read again', () => {
    expect(layOut(DECK).split('\n')).toEqual([
      '{',
      '  "wall_deck": [',
      '    {"id": "W1", "towers": 1},',
      '    {"id": "W2", "towers": 0}',
      '  ],',
      '  "supply": {"towers": 1}',
      '}',
    ])
    expect(readContent(layOut(DECK))).toEqual(DECK)
  })
  it.each([
    ['a comma is missing', layOut(DECK).replace('},\n', '}\n'), 4],
    ['a quotation mark is missing', layOut(DECK).replace('"W2"', '"W2'), 4],
    ['a word is no value', layOut(DECK).replace('"towers": 0', '"towers": none'), 4],
    ['the end is missing', layOut(DECK).slice(0, -2), 6],
    ['nothing is there', '', 1],
  ])('says on which line %s', (_, source, line) => {
    expect(() => readContent(source)).toThrow(new BadText(line))
  })
})
