/** Form and colour of the seven seats; each also shows an initial, so that colour is never alone. */

export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'green', 'violet', 'sky', 'stone'] as const

const RADIUS = 10.5

/** A disc whose corners are sharp where the four flags say so: top left, top right, bottom right, bottom left. */
function drop(topLeft: boolean, topRight: boolean, bottomRight: boolean, bottomLeft: boolean): string {
  const r = RADIUS
  const corner = (isSharp: boolean, corner: string, end: string) =>
    isSharp ? `L${corner}L${end}` : `A${r} ${r} 0 0 1 ${end}`
  return [
    `M0 ${-r}`,
    corner(topRight, `${r} ${-r}`, `${r} 0`),
    corner(bottomRight, `${r} ${r}`, `0 ${r}`),
    corner(bottomLeft, `${-r} ${r}`, `${-r} 0`),
    corner(topLeft, `${-r} ${-r}`, `0 ${-r}`),
    'z',
  ].join('')
}

export const DROPS = [
  drop(false, false, true, false),
  drop(false, true, false, false),
  drop(false, false, false, true),
  drop(true, false, false, false),
  drop(false, true, false, true),
  drop(true, false, true, false),
  drop(true, true, false, false),
]
