// A chain of bonuses in words: what set each off, what has run out, and the steps that led here.
import { capital, text } from '../../../texts/texts.svelte'
import type { Step } from '../../face'
import { FACTS } from '../facts'
import type { CastleGestures } from '../gestures.svelte'
import { type ChainStep, chainOf } from '../history'
import type { WaitView } from '../protocol'
import { pieceName, roomName, typeName, typeOf } from '../words'

/** «Pantry is the third food room in Eltz». */
export function causeWords(play: CastleGestures, board: number): string {
  const waits = play.waitsIn(board)
  if (!waits) return ''
  const { number, cause } = waits
  return text('bonus-cause', {
    number,
    type: typeName(typeOf(cause)),
    room: roomName(cause),
    castle: play.boardName(board),
  })
}

/** Where the bonus names a kind that has run out, or an attendant that nobody can take any more. */
export function usedUpWords(play: CastleGestures, { bonus, cause }: WaitView): string {
  const { specials, attendants } = play.view.supply
  const named = FACTS.bonuses[typeOf(cause)] ?? ''
  if (bonus === 'special' && specials[named] === 0) return text('kind-used-up', { room: roomName(named) })
  const gone = Object.keys(bonus === 'special' ? specials : bonus === 'attendant' ? attendants : {}).filter(
    kind => !(specials[kind] ?? attendants[kind]),
  )
  return gone.length ? text('kinds-used-up', { kinds: gone.map(pieceName).join(', ') }) : ''
}

/** The steps that led here, each with its cause, and the one that is now. */
export function stepsOf(play: CastleGestures, board: number): Step[] {
  const waits = play.waitsIn(board)
  if (!waits) return []
  const chain = chainOf(play.source, play.view, board)
  // A long chain has room for one cause: what set off this bonus.
  const told = chain.length > 2 ? chain.slice(-1) : chain
  const done = chain.map(step => ({
    label: capital(pieceName(step.action.piece)),
    small: told.includes(step) ? stepWords(step) : undefined,
    state: 'done' as const,
  }))
  const label = text(`step-${waits.bonus}`, { room: waits.room ? roomName(waits.room) : '' })
  return [...done, { label, state: 'now' as const }]
}

/** Why a step of a chain led on: «third food room»; else what it was. */
function stepWords({ action, number }: ChainStep): string {
  const type = typeOf(action.piece)
  if (action.do !== 'lay' || type === 'special') return text(`step-was-${action.do}`)
  return text('step-cause', { number, type: typeName(type) })
}
