// The slots of the tray, step by step: the sentence, the buttons, what waits.
import { screen } from '../../input/screen.svelte'
import { seatName } from '../../state/people'
import { text } from '../../texts/texts.svelte'
import type { Button, TraySlots } from '../face'
import { FACTS } from './facts'
import type { LudwigGestures } from './gestures.svelte'
import { legalOf } from './legal'
import { stepsOf } from './rewards'
import type { LudwigStep } from './steps'
import { money, roomName } from './words'

type Slots = (play: LudwigGestures) => TraySlots

export function slotsOf(play: LudwigGestures): TraySlots {
  const slots = (SLOTS[play.step] ?? optionSlots)(play)
  const steps = screen.isSmall ? stepsOf(play.source, play.seat) : []
  // On a phone that lies or is low the rewards that wait take the room of the smaller words.
  const now = (screen.isFlat || screen.isShort) && steps.length ? { ...slots.now, small: '' } : slots.now
  return { ...slots, now, steps }
}

const SLOTS: Partial<Record<LudwigStep, Slots>> = {
  turn: turnSlots,
  place: placeSlots,
  free: freeSlots,
  arrange: arrangeSlots,
  take: takeSlots,
}

function closed(label: string, icon?: string): Button {
  return { label: text(label), icon, can: false, run: () => undefined }
}

function turnSlots(play: LudwigGestures): TraySlots {
  if (play.chosen !== null) return tryingSlots(play)
  const pass = legalOf(play.view.legal, 'pass')[0]
  const now = play.view.around.length ? 'now-extra-turn' : 'now-turn'
  const words = text(screen.isPhone ? `${now}-short` : now)
  const second = pass && {
    label: text(screen.isPhone ? 'pass-short' : 'pass-button', { money: money(FACTS.pass_income) }),
    can: true,
    run: () => play.act(pass.number),
  }
  return { now: { words, small: inLastRound(play, payWords(play)) }, main: closed('choose-room', 'hand'), second }
}

/** A tile of the market that I am trying out in my castle. */
function tryingSlots(play: LudwigGestures): TraySlots {
  const tile = play.chosen ?? ''
  const price = money(play.purchase.priceOf(tile))
  const now = { words: text('now-try', { room: roomName(tile) }), small: fitWords(play, 'try-small') }
  const main = { ...layButton(play, 'buy-and-place'), small: text('pay-price', { money: price }) }
  return { now, icon: 'move', main, second: screen.isPhone ? null : backButton(play) }
}

/** What follows, after the announcement of the last round, which is all that a phone has room for. */
function inLastRound({ view }: LudwigGestures, words: string): string {
  if (!view.is_last_round) return words
  return screen.isPhone ? text('last-round-now') : `${text('last-round-now')} ${words}`
}

/** Whom I pay. */
function payWords({ view, source }: LudwigGestures): string {
  if (view.seats.length === 1) return text('pay-bank-alone')
  if (view.builder === view.seat) return text('pay-bank')
  return text('pay-builder', { name: seatName(source.info, view.builder) })
}

/** How many doors fit, in the words of a tile that is bought already or is not. */
function fitWords(play: LudwigGestures, key: 'try-small' | 'place-small'): string {
  if (!play.open.length) return text('try-waits')
  return screen.isPhone ? '' : text(key, { count: play.spots.length })
}

/** What cannot be taken back says so in its button. */
const finalWords = (): string => text(screen.isPhone ? 'final-short' : 'final')

function layButton(play: LudwigGestures, label: string): Button {
  const place = play.pointed
  return { label: text(place ? label : 'choose-place'), can: place !== null, run: () => place && play.choose(place) }
}

function backButton(play: LudwigGestures): Button {
  return { label: text('back-to-market'), icon: 'chevron-left', can: true, run: () => play.try(null) }
}

function placeSlots(play: LudwigGestures): TraySlots {
  const words = text('now-place', { room: roomName(play.view.in_hand ?? '') })
  return { now: { words, small: fitWords(play, 'place-small') }, icon: 'move', main: layButton(play, 'place-here') }
}

function freeSlots(play: LudwigGestures): TraySlots {
  const now = { words: text('now-free'), small: text('now-free-small') }
  if (play.chosen === null) return { now, mood: 'gold', main: closed('choose-free'), second: declineButton(play) }
  return { now, mood: 'gold', main: layButton(play, 'place-here'), second: screen.isPhone ? null : backButton(play) }
}

function arrangeSlots(play: LudwigGestures): TraySlots {
  const { isChanged } = play.arranging
  const small = screen.isPhone ? 'arrange-touch' : isChanged ? 'now-arrange-small' : 'arrange-keys'
  const back = { label: text('arrange-reset'), icon: 'undo-2', can: true, run: () => play.arranging.layBack() }
  return {
    now: {
      words: text(screen.isPhone ? 'now-arrange-short' : 'now-arrange'),
      small: inLastRound(play, text(small)),
    },
    icon: 'pencil-ruler',
    main: { label: text('open-market'), can: true, run: () => play.openMarket() },
    second: isChanged ? back : null,
  }
}

/** A look through a stack. */
function takeSlots(play: LudwigGestures): TraySlots {
  const count = play.taken.picked.length
  const { searched, open_stack, is_last_round, legal } = play.view
  const done = legalOf(legal, 'done')[0]
  return {
    now: {
      words: text('now-take', { size: searched ?? 0, count: open_stack.length }),
      small: text(is_last_round ? 'now-take-last' : 'now-take-small'),
    },
    mood: 'private',
    main: { label: text('take-button', { count }), small: finalWords(), can: count > 0, run: () => play.layOnDeck() },
    second: done && {
      label: text('take-none'),
      small: screen.isPhone ? undefined : finalWords(),
      can: true,
      run: () => play.act(done.number),
    },
  }
}

/** One of several is marked, then taken. */
function optionSlots(play: LudwigGestures): TraySlots {
  const { step, options, view } = play
  const now = {
    words: text(`now-${step}`, { count: options.length, size: view.searched ?? 0 }),
    small: text(`now-${step}-small`),
  }
  const mood = step === 'keep' || step === 'return' ? 'private' : step === 'stack' ? 'plain' : 'gold'
  return {
    now,
    mood,
    icon: step === 'reward' ? 'list' : undefined,
    main: markButton(play),
    second: declineButton(play),
  }
}

function markButton(play: LudwigGestures): Button {
  const option = play.markedOption
  const isFinal = ['keep', 'return', 'stack'].includes(play.step)
  return {
    label: text(`button-${play.step}`),
    small: isFinal ? finalWords() : undefined,
    can: option !== null,
    run: () => option && play.act(option.action),
  }
}

function declineButton(play: LudwigGestures): Button | null {
  const found = legalOf(play.view.legal, 'decline')[0]
  if (!found) return null
  const label = text(play.step === 'reward' && play.options.length > 1 ? 'leave-rest' : 'leave-it')
  return { label, can: true, run: () => play.act(found.number) }
}
