// SHA-256 by hand (FIPS 180-4), because a browser lends its own on https only and people play on plain http at home.

const PRIMES = primes(64)
const ROUNDS = PRIMES.map(prime => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map(prime => fraction(Math.sqrt(prime)))

/** The SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text))
  let state = START
  for (let block = 0; block < words.length; block += 16) state = mix(state, words.slice(block, block + 16))
  return state.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) if (found.every(prime => number % prime)) found.push(number)
  return found
}

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) | 0
}

/** The bytes as 32-bit words, filled up to whole blocks of 16 with a mark and the length in bits. */
function padded(bytes: Uint8Array): number[] {
  const words = Array<number>((((bytes.length + 8) >> 6) + 1) * 16).fill(0)
  const put = (byte: number, index: number) => {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - 8 * (index & 3)))
  }
  bytes.forEach(put)
  put(0x80, bytes.length)
  words[words.length - 1] = bytes.length * 8
  return words
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The 16 words of a block, spread to 64. */
function spread(block: number[]): number[] {
  const words = [...block]
  const at = (index: number) => words[index] as number
  for (let index = 16; index < 64; index++) {
    const [early, late] = [at(index - 15), at(index - 2)]
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words.push((at(index - 16) + first + at(index - 7) + second) | 0)
  }
  return words
}

function mix(state: number[], block: number[]): number[] {
  const words = spread(block)
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const key = (ROUNDS[index] as number) + (words[index] as number)
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + key) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0
    ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] as number)) | 0)
}
