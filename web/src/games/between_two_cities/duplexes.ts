// The two buildings of each duplex: left and right (DH) or top and bottom (DV), as on the tiles.
interface Duplex {
  isVertical: boolean
  first: string
  second: string
}

const HALVES: Record<string, string> = {
  DH01: 'food factory',
  DH02: 'factory office',
  DH03: 'factory shop',
  DH04: 'house park',
  DH05: 'house bed',
  DH06: 'office house',
  DH07: 'office shop',
  DH08: 'drink park',
  DH09: 'park factory',
  DH10: 'park office',
  DH11: 'shop music',
  DH12: 'shop house',
  DV01: 'factory food',
  DV02: 'factory office',
  DV03: 'house office',
  DV04: 'house shop',
  DV05: 'office park',
  DV06: 'office shop',
  DV07: 'drink house',
  DV08: 'park factory',
  DV09: 'park house',
  DV10: 'music park',
  DV11: 'shop factory',
  DV12: 'shop bed',
}

export const DUPLEXES: Record<string, Duplex> = Object.fromEntries(
  Object.entries(HALVES).map(([tile, halves]) => {
    const [first = '', second = ''] = halves.split(' ')
    return [tile, { isVertical: tile.startsWith('DV'), first, second }]
  }),
)
