// Who sits where, in words.
import type { SeatInfo, TableInfo } from '../protocol'
import { text } from '../texts/texts.svelte'

export function seatName(info: TableInfo | null, seat: number): string {
  const found = info?.seats[seat]
  if (!found) return text('seat-number', { number: seat + 1 })
  if (found.kind === 'bot') return text('bot-number', { number: botNumber(info, seat) })
  return found.name ?? text('seat-free')
}

function botNumber(info: TableInfo, seat: number): number {
  return info.seats.filter(other => other.kind === 'bot' && other.seat <= seat).length
}

/** A bot plays in this seat, as its own or for a person who is away. */
export function isBot(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && (seat.kind === 'bot' || seat.bot_plays)
}
