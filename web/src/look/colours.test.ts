import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true })

test('what stands on gold is dark in every theme', () => {
  // The edge of pieces is pale at night, the gold is not.
  const pale = Object.entries(SOURCES).flatMap(([path, source]) =>
    [...source.matchAll(/\{[^{}]*background: var\(--gold-fill\)[^{}]*\}/g)]
      .filter(([rule]) => /[ ;]color: var\(--piece-edge\)/.test(rule))
      .map(() => path),
  )
  expect(pale).toEqual([])
})
