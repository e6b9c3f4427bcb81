/** A fresh name for a message. Unlike `crypto.randomUUID` this works on plain http too, as in a network at home. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
