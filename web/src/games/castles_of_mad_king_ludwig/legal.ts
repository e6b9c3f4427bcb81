// The legal actions of a view by their kind, and what the market offers.
import type { Action, LegalAction, LudwigView } from './protocol'

/** The legal actions of one kind, with their numbers. */
export function legalOf<Do extends Action['do']>(
  legal: readonly LegalAction[],
  kind: Do,
): { number: number; text: string; action: Extract<Action, { do: Do }> }[] {
  return legal.flatMap(([number, text, action]) =>
    action.do === kind ? [{ number, text, action: action as Extract<Action, { do: Do }> }] : [],
  )
}

/** What is offered at one price of the market. */
export interface Offer {
  price: number
  tile: string | null
  coins: number
  /** The number of the legal purchase, if it can be bought now. */
  action: number | null
}

export function offersOf(view: LudwigView): Offer[] {
  const buys = legalOf(view.legal, 'buy')
  return view.market.map(slot => ({
    ...slot,
    action: buys.find(buy => buy.action.tile === slot.tile && buy.action.price === slot.price)?.number ?? null,
  }))
}
