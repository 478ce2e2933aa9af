/** The reader's part in a deal: a number that the page draws, commits to, and reveals by itself (docs/fairness.md). */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const KEY = 'saloon-pledges'
const MOST = 50 // that are kept; of more tables at once the oldest are forgotten
const PREFIX = utf8ToBytes('saloon entropy 2\0')

type Kept = [commitment: string, entropy: string][]

const memory = new Map<string, string>() // where the browser keeps nothing, for as long as the page is open

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Kept) : []
  } catch {
    return []
  }
}

export const commitmentTo = (entropy: Uint8Array): string => bytesToHex(sha256(concatBytes(PREFIX, entropy)))

/** Draw a number, keep it, and say what commits to it. */
export function pledge(): string {
  const entropy = crypto.getRandomValues(new Uint8Array(32))
  const commitment = commitmentTo(entropy)
  memory.set(commitment, bytesToHex(entropy))
  try {
    localStorage.setItem(KEY, JSON.stringify([...read(), [commitment, bytesToHex(entropy)]].slice(-MOST)))
  } catch {
    // not kept: it is in memory
  }
  return commitment
}

/** What a commitment of this browser commits to; nothing if it was made elsewhere. */
export function kept(commitment: string): string | undefined {
  return memory.get(commitment) ?? read().find(([known]) => known === commitment)?.[1]
}

/** What the page has to say before a deal for the seats of its reader. */
export type Step = { type: 'commit'; seat: number; commitment: string } | { type: 'reveal'; seat: number; entropy: string }

interface Told {
  sources: readonly string[]
  commitments: readonly string[]
  awaits: string
  waiting: readonly number[]
}

/** The next steps. Whoever comes to a table from another device (`arriving`) commits anew: its secret is not here. */
export function stepsFor({ sources, commitments, awaits, waiting }: Told, mine: readonly number[], arriving: boolean): Step[] {
  return mine.flatMap((seat): Step[] => {
    const commitment = commitments[seat] ?? ''
    if (sources[seat] !== 'player') return []
    const entropy = kept(commitment)
    if (awaits === 'reveal') return waiting.includes(seat) && entropy ? [{ type: 'reveal', seat, entropy }] : []
    return !commitment || (arriving && !entropy) ? [{ type: 'commit', seat, commitment: pledge() }] : []
  })
}
