// Who sits where, in words.
import type { SeatInfo, TableInfo } from '../protocol'
import { text } from '../texts/texts.svelte'

export function seatName(info: TableInfo | null, seat: number): string {
  const found = info?.seats[seat]
  if (!found) return text('seat-number', { number: seat + 1 })
  if (found.name) return found.name
  return found.kind === 'bot' ? text('bot-of-level', { level: found.level ?? '' }) : text('seat-free')
}

/** A bot plays in this seat, as its own or for a person who is away. */
export function isBot(seat: SeatInfo | undefined): boolean {
  return seat !== undefined && (seat.kind === 'bot' || seat.bot_plays)
}
