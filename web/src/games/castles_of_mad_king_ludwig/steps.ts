// What is to be done, by the phase of the view, and whom we wait for meanwhile.
import { seatName } from '../../state/people'
import { text } from '../../texts/texts.svelte'
import type { Sentence, Source } from '../face'
import type { LudwigView } from './protocol'
import { roomName } from './words'

const STEPS = {
  'return a card': 'return',
  arrange: 'arrange',
  turn: 'turn',
  place: 'place',
  reward: 'reward',
  'free tile': 'free',
  'choose stack': 'stack',
  'take tiles': 'take',
  'keep a card': 'keep',
  'choose reward': 'choose',
  'choose room': 'rescore',
  over: 'over',
} as const

export type LudwigStep = (typeof STEPS)[keyof typeof STEPS] | 'wait'

const DOING: Record<string, string> = {
  arrange: 'wait-arrange',
  'choose stack': 'wait-look',
  'take tiles': 'wait-look',
  'keep a card': 'wait-keep',
  turn: 'wait-turn',
}

export function stepOf(view: LudwigView): LudwigStep {
  const step = STEPS[view.phase as keyof typeof STEPS] ?? 'wait'
  return step === 'over' || view.legal.length > 0 ? step : 'wait'
}

/** What somebody else is doing. */
export function doingWords({ view, info }: Source<LudwigView>): Sentence {
  const { phase, builder, turn } = view
  const name = seatName(info, phase === 'arrange' ? builder : turn)
  const small = text(phase === 'arrange' ? 'wait-arrange-small' : 'wait-small')
  return { words: text(DOING[phase] ?? 'wait-place', { name, room: roomName(view.in_hand ?? '') }), small }
}
