// Which reward is being taken, which were taken and which wait, told beside the tray.
import { expect, test, vi } from 'vitest'
import type { Event } from '../../protocol'
import type { Source } from '../face'
import type { LudwigView } from './protocol'
import { rewardsOf } from './rewards'

vi.mock('../../texts/texts.svelte', () => ({ text: (key: string) => key, listOf: String }))
vi.mock('../../state/people', () => ({ seatName: () => '' }))

const ME = 0

/** My turn, in which the Panic Room was laid: it completed itself and the foyer. */
function turn(view: Partial<LudwigView>, done: object[]): Source<LudwigView> {
  const castle = [
    { name: 'foyer_red', completed_by: 1 },
    { name: 'panic_room', completed_by: 1 },
    ...done.filter(action => 'do' in action && action.do === 'place').map(() => ({ name: 'hallway' })),
  ]
  const actions = [{ do: 'buy' }, { do: 'place' }, ...done]
  const events = actions.map(
    (action, index) => ({ seq: index + 1, seat: ME, kind: 'acted', action }) as unknown as Event,
  )
  const seats = [{ castle }, { castle: [] }]
  return {
    seq: events.length,
    events,
    view: { seat: ME, turn: ME, pending: [], around: [], seats, ...view },
  } as unknown as Source<LudwigView>
}

function statesOf(source: Source<LudwigView>): Record<string, string> {
  return Object.fromEntries(rewardsOf(source, ME).map(({ tile, state }) => [tile, state]))
}

test('both wait until one is named', () => {
  const source = turn({ phase: 'reward', pending: ['foyer_red', 'panic_room'] }, [])
  expect(statesOf(source)).toEqual({ foyer_red: 'next', panic_room: 'next' })
})

test('the one that was named is being taken', () => {
  const source = turn({ phase: 'free tile', pending: ['panic_room'] }, [{ do: 'reward', tile: 'foyer_red' }])
  expect(statesOf(source)).toEqual({ foyer_red: 'now', panic_room: 'next' })
})

test('the last one begins by itself: it is being taken, and the one named before was taken', () => {
  const done = [{ do: 'reward', tile: 'foyer_red' }, { do: 'free', tile: 'hallway' }, { do: 'place' }]
  expect(statesOf(turn({ phase: 'keep a card' }, done))).toEqual({ foyer_red: 'done', panic_room: 'now' })
})
