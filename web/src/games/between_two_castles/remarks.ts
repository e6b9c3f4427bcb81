// What a first game explains, one remark at each first thing.
import type { Remarked } from '../face'
import type { CastleGestures } from './gestures.svelte'

export function remarks(play: CastleGestures): Remarked[] {
  const isNear = play.boards.some(board => play.castle(board).counters.some(([, count, next]) => next === count + 1))
  return [
    { id: 'castles-bonus', section: '5', isNow: play.step === 'bonus' },
    { id: 'castles-ludwig', section: '9', isNow: play.step === 'give' },
    { id: 'castles-near', section: '5', isNow: isNear && (play.step === 'choose' || play.step === 'lay') },
    { id: 'castles-lay', section: '4', isNow: play.step === 'lay' },
    { id: 'castles-choose', section: '3', isNow: play.step === 'choose' },
  ]
}
