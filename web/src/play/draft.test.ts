import { expect, test } from 'vitest'
import type { Given } from '../games/face'
import { Draft } from './draft.svelte'

test('what is prepared is sent at once and in its order, and nothing is left', () => {
  const sent: (readonly Given[])[] = []
  const draft = new Draft({
    canAct: true,
    isOffline: false,
    act: () => {},
    wish: () => {},
    draft: all => sent.push(all),
  })
  draft.add('set 2000 Porch', 'set 4000 Crypt')
  draft.add({ do: 'done' })
  expect(draft.back()).toBe(true)
  draft.send()
  draft.send()
  expect(sent).toEqual([['set 2000 Porch', 'set 4000 Crypt']])
  expect(draft.back()).toBe(false)
})
