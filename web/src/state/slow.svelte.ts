// Answers that take long: after a moment a calm bar at the top of the page says that something is on its way.
const LATE_AFTER = 300

class Slow {
  private late = $state(0)

  get isLate(): boolean {
    return this.late > 0
  }

  /** Something was asked for; call the answer when it has come. */
  wait(): () => void {
    let isShown = false
    const timer = setTimeout(() => {
      isShown = true
      this.late += 1
    }, LATE_AFTER)
    return () => {
      clearTimeout(timer)
      if (isShown) this.late -= 1
      isShown = false
    }
  }
}

export const slow = new Slow()
