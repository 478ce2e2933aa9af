/** The one sum of a record that needs no engine, done in the reader's own browser: does the seed fit the commitment? */

const PREFIX = 'saloon commitment 1\0' // as src/saloon/kernel/rng.py has it

export type Check = 'holds' | 'differs' | 'unseen' // unseen: a browser that cannot hash here

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Nothing, if the record has no seed to be checked. */
export async function checkCommitment(record: unknown): Promise<Check | null> {
  const { seed, commitment } = (record ?? {}) as Record<string, unknown>
  if (typeof seed !== 'string' || typeof commitment !== 'string' || !/^([0-9a-f]{2})+$/.test(seed)) return null
  if (!globalThis.crypto?.subtle) return 'unseen' // a page without https
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...new TextEncoder().encode(PREFIX), ...bytes]))
  return hex(new Uint8Array(digest)) === commitment ? 'holds' : 'differs'
}
