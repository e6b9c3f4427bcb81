// Names of boards that nobody has named.
import { describe, expect, test } from 'vitest'
import { freeLetter } from './assistant'

describe('a board without a name', () => {
  test('gets the first letter that no other is called by', () => {
    expect(freeLetter([])).toBe('A')
    expect(freeLetter(['A', 'B'])).toBe('C')
    expect(freeLetter(['A', 'C'])).toBe('B')
    expect(freeLetter(['Ann', 'B'])).toBe('A')
  })

  test('may keep its own', () => {
    expect(freeLetter(['B', 'A'], 1)).toBe('A')
    expect(freeLetter(['B', 'Ann'], 1)).toBe('A')
  })
})
