// What a first game explains, one remark at each first thing.
import type { Remarked } from '../face'
import type { CastellanGestures } from './gestures.svelte'

export function remarks(play: CastellanGestures): Remarked[] {
  const isMine = play.step !== 'wait' && play.step !== 'over'
  return [
    { id: 'castellan-last', section: '6', isNow: isMine && play.isLastTurn },
    { id: 'castellan-handed', section: '3', isNow: play.step === 'cards' && play.cards.handedOn !== null },
    { id: 'castellan-cards', section: '3', isNow: play.step === 'cards' },
    { id: 'castellan-claim', section: '3', isNow: play.step === 'claim' && !play.claiming.isCut },
    { id: 'castellan-courts', section: '5', isNow: isMine && play.view.courts.length > 0 },
    { id: 'castellan-build', section: '4', isNow: play.step === 'build' },
    { id: 'castellan-draw', section: '3', isNow: play.step === 'draw' },
  ]
}
