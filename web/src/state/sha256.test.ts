import { expect, test } from 'vitest'
import { sha256 } from './sha256'

async function standard(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

test('it is the SHA-256 of the standard, for texts of every length up to three blocks', async () => {
  for (let length = 0; length < 200; length++) {
    const text = 'Łódź castle '.repeat(20).slice(0, length)
    expect(sha256(text)).toBe(await standard(text))
  }
})
