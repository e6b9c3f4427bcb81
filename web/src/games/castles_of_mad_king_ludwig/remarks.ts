// What a first game explains, one remark at each first thing.
import { screen } from '../../input/screen.svelte'
import type { Remarked } from '../face'
import { isComplete } from './castle'
import type { LudwigGestures } from './gestures.svelte'

export function remarks(play: LudwigGestures): Remarked[] {
  return [
    // Rewards explain themselves in the tray: what completed a room is told when there is time to read.
    {
      id: 'completed',
      section: '6',
      isNow: !play.isPlacing && ['turn', 'wait'].includes(play.step) && play.castle.some(isComplete),
    },
    { id: 'market', section: '3', isNow: play.step === 'arrange' },
    { id: screen.isSmall ? 'doors-touch' : 'doors', section: '4', isNow: play.isPlacing },
    { id: 'purchase', section: '3', isNow: play.step === 'turn' && !play.isPlacing },
  ]
}
