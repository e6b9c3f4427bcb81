import { expect, test } from 'vitest'
import { keepTogether } from './breaks'

test('French signs stay with their word', () => {
  const kept = keepTogether('key = Encore : « oui » ; non ?', 'fr')
  expect(kept).toBe('key = Encore\u00a0: «\u00a0oui\u00a0»\u00a0; non\u00a0?')
})

test('Polish words of one letter stay with the next word', () => {
  expect(keepTogether('key = graj z botami i w domu', 'pl')).toBe('key = graj z\u00a0botami i\u00a0w\u00a0domu')
  expect(keepTogether('key = Z domu', 'pl')).toBe('key = Z domu')
})

test('keys and choices of a message are left alone', () => {
  const source = 'a = { $count ->\n    [one] x\n   *[other] y\n}'
  for (const language of ['en', 'fr', 'pl'] as const) expect(keepTogether(source, language)).toBe(source)
})

test('points stay with their number', () => {
  expect(keepTogether('key = { $behind } points behind { $names }', 'en')).toBe(
    'key = { $behind }\u00a0points behind { $names }',
  )
  expect(keepTogether('key = { $points } cards', 'en')).toBe('key = { $points } cards')
})
