import { describe, expect, it } from 'vitest'
import { inline, read } from './markdown'

const PAGE = `# A game

About it.

## 1 Things
There are **two**.

| a | b |
| --- | --- |
| 1 | 2 |

## 6 Points
1. {tile:shop} Shops.

\`\`\`city shop=5
SS. **.
..H ...
> Two: 5
\`\`\`

2. Others.

Then more.
`

describe('rules', () => {
  const page = read(PAGE)

  it('have a title, an introduction and numbered sections', () => {
    expect(page.title).toBe('A game')
    expect(page.introduction).toEqual([{ kind: 'text', words: [{ text: 'About it.' }] }])
    expect(page.sections.map(section => [section.number, section.title])).toEqual([
      ['1', 'Things'],
      ['6', 'Points'],
    ])
  })
  it('keep an example with its point and go on with the same list', () => {
    const [list, rest] = page.sections[1]?.blocks ?? []
    expect(list).toMatchObject({ kind: 'list', items: [{ number: 1 }, { number: 2, examples: [] }] })
    expect(list?.kind === 'list' && list.items[0]?.examples).toEqual([
      {
        rows: ['SS.', '..H'],
        lit: [
          [0, 0],
          [0, 1],
        ],
        caption: [{ text: 'Two: 5' }],
      },
    ])
    expect(rest?.kind).toBe('text')
  })
  it('have tables', () => {
    expect(page.sections[0]?.blocks[1]).toEqual({
      kind: 'table',
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [[[{ text: '1' }], [{ text: '2' }]]],
    })
  })
  it('mark bold words and tiles in a line', () => {
    expect(inline('a **b** {tile:park} c')).toEqual([
      { text: 'a ' },
      { text: 'b', bold: true },
      { text: ' ' },
      { tile: 'park' },
      { text: ' c' },
    ])
  })
})
