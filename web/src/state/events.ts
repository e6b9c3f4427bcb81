// What has happened at a table, in order; each thing once, however often it is told.
import type { Event, OnBoard, Wished } from '../protocol'

/** Events that are not known yet. */
export function newOf(fresh: readonly Event[], known: readonly Event[]): Event[] {
  const ids = new Set(known.map(eventId))
  return fresh.filter(event => !ids.has(eventId(event)))
}

/** Whether an event ends a wish: its tile is laid, or something is revealed. */
export function ends(event: Event, wish: Wished): boolean {
  if (event.kind === 'revealed') return true
  const laid = (event.action as Partial<OnBoard> | null)?.piece
  return event.kind === 'acted' && event.seat === wish.seat && laid?.toLowerCase() === wish.tile.toLowerCase()
}

export function eventId(event: Event): string {
  return `${event.seq} ${event.kind} ${event.seat} ${event.at}`
}
