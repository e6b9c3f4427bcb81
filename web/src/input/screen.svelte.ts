// How much room there is: below 1024 pixels the right column is a drawer, below 600 tabs, and one board is large at a time.
const FLAT = '(max-width: 1023px) and (max-height: 499px)'

class Screen {
  isSmall = $state(false)
  isPhone = $state(false)
  /** The right column is a drawer. */
  hasDrawer = $state(false)
  /** A desk with little height: the tray is one line of small pieces. */
  isLow = $state(false)
  /** A phone that lies: board and tray stand side by side. */
  isFlat = $state(false)
  /** One of the shortest phones: what can be left out is. */
  isShort = $state(false)
  /** A large screen: pieces and boards grow. */
  isLarge = $state(false)
  /** The system gives the colours: types are told by outline and letter. */
  isForced = $state(false)

  constructor() {
    this.follow('(max-width: 1023px)', matches => (this.isSmall = matches))
    this.follow(`(max-width: 599px), ${FLAT}`, matches => (this.isPhone = matches))
    this.follow(
      '(min-width: 600px) and (max-width: 1023px) and (min-height: 500px)',
      matches => (this.hasDrawer = matches),
    )
    this.follow('(forced-colors: active)', matches => (this.isForced = matches))
    this.follow('(max-width: 599px) and (max-height: 699px)', matches => (this.isShort = matches))
    this.follow('(min-width: 1600px) and (min-height: 1000px)', matches => (this.isLarge = matches))
    this.follow(FLAT, matches => (this.isFlat = matches))
    this.follow('(min-width: 1024px) and (max-height: 699px)', matches => (this.isLow = matches))
  }

  private follow(query: string, set: (matches: boolean) => void): void {
    const media = matchMedia(query)
    set(media.matches)
    media.addEventListener('change', () => set(media.matches))
  }
}

export const screen = new Screen()
