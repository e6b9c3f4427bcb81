// What flies to a total: a line that took the place of another one brings the difference, not its points beside a loss.
import type { ChangedLine } from '../protocol'

const gainOf = (line: ChangedLine) => line.points - line.points_before

/** Lines that changed, in which what a vanished line counted is taken from a new one of its category and board that counts as much. */
export function netted(changes: readonly ChangedLine[]): ChangedLine[] {
  const lines = changes.map(line => ({ ...line }))
  for (const gone of lines.filter(line => line.points === 0 && line.points_before > 0)) {
    const fresh = lines.find(
      line =>
        line.board === gone.board &&
        line.category === gone.category &&
        line.points_before === 0 &&
        line.points >= gone.points_before,
    )
    if (fresh) [fresh.points_before, gone.points_before] = [gone.points_before, 0]
  }
  return lines.filter(line => gainOf(line) !== 0)
}
