/** A deal, recomputed from its record in the reader's own browser. Written from docs/fairness.md, and from nothing else:
the engine is not asked, and neither is the server. What each game does with the stream is in its own `deal.ts`. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Shape } from './table.svelte'

const WORD = 2 ** 32

export interface GameRecord {
  game: string
  seats: string[]
  options: Record<string, unknown>
  commitment: string
  seed: string
  entropy: string[]
  fairness?: { scheme: number; sources: string[]; commitments: string[]; renewed: number }
}

/** A record that can be checked; nothing if its seed is not there yet, or is none. */
export function readRecord(found: unknown): GameRecord | null {
  const record = (found ?? {}) as Partial<GameRecord>
  const isHex = (text: unknown): boolean => typeof text === 'string' && /^([0-9a-f]{2})*$/.test(text)
  if (typeof record.commitment !== 'string' || !record.seed || !isHex(record.seed)) return null
  if (!Array.isArray(record.entropy) || !record.entropy.every(isHex)) return null
  return record as GameRecord
}

const hash = (...parts: Uint8Array[]): Uint8Array => sha256(concatBytes(...parts))
const text = (words: string): Uint8Array => utf8ToBytes(words)

/** Whether the seed fits the server's commitment. */
export function seedFits({ seed, commitment, fairness }: GameRecord): boolean {
  return bytesToHex(hash(text(`saloon commitment ${fairness?.scheme ?? 1}\0`), hexToBytes(seed))) === commitment
}

export type Part = 'fits' | 'breaks' | 'nobody' | 'server'

/** Seat by seat, whether what was added fits what was committed to; nothing of a record of scheme 1. */
export function partsOf({ seats, entropy, fairness }: GameRecord): Part[] {
  if (!fairness) return []
  return seats.map((_, seat) => {
    const [source, bound, added] = [fairness.sources[seat], fairness.commitments[seat] ?? '', entropy[seat] ?? '']
    if (source === 'player') {
      const size = added.length / 2
      const fits = size >= 1 && size <= 64 && bytesToHex(hash(text('saloon entropy 2\0'), hexToBytes(added))) === bound
      return fits ? 'fits' : 'breaks'
    }
    return bound || added ? 'breaks' : source === 'server' ? 'server' : 'nobody'
  })
}

/** Where the cards of a deal come from. */
export interface Chance {
  below(n: number): number
  shuffle<T>(cards: T[]): T[]
}

/** What the players and the server have made together. */
function keyOf({ seed, entropy }: Pick<GameRecord, 'seed' | 'entropy'>): Uint8Array {
  return hash(text('saloon stream 1\0'), hexToBytes(seed), ...entropy.map((item) => hash(hexToBytes(item))))
}

/** By the scheme of the record. */
export function chanceOf(record: GameRecord): Chance {
  const key = keyOf(record)
  return record.fairness?.scheme === 3 ? new Duplicate(key) : new Stream(key)
}

/** The words of a deal, one after the other. */
class Stream implements Chance {
  private block: Uint8Array = new Uint8Array()
  private blocks = 0
  private at = 32

  constructor(private key: Uint8Array) {}

  private word(): number {
    if (this.at === 32) {
      const number = new Uint8Array(8)
      new DataView(number.buffer).setBigUint64(0, BigInt(this.blocks))
      this.block = hash(this.key, number)
      this.blocks += 1
      this.at = 0
    }
    this.at += 4
    return new DataView(this.block.buffer, this.block.byteOffset).getUint32(this.at - 4)
  }

  below(n: number): number {
    const limit = WORD - (WORD % n)
    let word = this.word()
    while (word >= limit) word = this.word()
    return word % n
  }

  shuffle<T>(cards: T[]): T[] {
    for (let i = cards.length - 1; i >= 1; i -= 1) {
      const j = this.below(i + 1)
      const card = cards[i] as T
      cards[i] = cards[j] as T
      cards[j] = card
    }
    return cards
  }
}

interface Deck {
  cards: unknown[]
  dealing: number
  again: number
}

/** Scheme 3: every shuffle has chance of its own, and every card a rank in it. */
class Duplicate implements Chance {
  private numbers: Stream
  private decks: Deck[] = []

  constructor(private key: Uint8Array) {
    this.numbers = new Stream(hash(text('saloon duplicate numbers 3\0'), key))
  }

  below(n: number): number {
    return this.numbers.below(n)
  }

  /** What cannot be known is left as it is: cards that are not named (null) stand for a part of a deck. */
  shuffle<T>(cards: T[]): T[] {
    if (!cards.length || cards.includes(null as T)) return cards
    let at = this.decks.findIndex((deck) => numbersIn(deck.cards, cards))
    if (at < 0) at = this.decks.push({ cards: [...cards], dealing: -1, again: 0 }) - 1
    const deck = this.decks[at]!
    if (cards.length === deck.cards.length) [deck.dealing, deck.again] = [deck.dealing + 1, 0]
    else deck.again += 1
    const ranked = numbersIn(deck.cards, cards)!.map((number) => ({ number, rank: this.rank(at, deck.dealing, deck.again, number) }))
    ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))
    ranked.forEach(({ number }, place) => (cards[place] = deck.cards[number] as T))
    return cards
  }

  private rank(...where: number[]): string {
    const place = new DataView(new ArrayBuffer(4 * where.length))
    where.forEach((number, i) => place.setUint32(4 * i, number))
    return bytesToHex(hash(text('saloon duplicate card 3\0'), this.key, new Uint8Array(place.buffer)))
  }
}

/** The cards of a pile by their numbers in a deck, of several of a kind the first ones; null if it is no part of it. */
function numbersIn(deck: unknown[], pile: unknown[]): number[] | null {
  const left = new Map<unknown, number>()
  for (const card of pile) left.set(card, (left.get(card) ?? 0) + 1)
  const found: number[] = []
  deck.forEach((card, number) => {
    const n = left.get(card) ?? 0
    if (!n) return
    left.set(card, n - 1)
    found.push(number)
  })
  return found.length === pile.length ? found : null
}

/** Cards in their order before a shuffle: each kind so many times. */
export const pile = (kinds: readonly (readonly [string, number])[]): string[] =>
  kinds.flatMap(([kind, copies]) => Array<string>(copies).fill(kind))

/** What follows from the stream, and what was told: equal, or one of them is not known (null). */
export type Compared = readonly [computed: string | null, told: string | null]

/** What a game does with the stream: told fact by fact what happened, it says what must have been. */
export type Dealer = (stream: Chance, record: GameRecord, deck: unknown) => (fact: Shape['fact']) => Compared | null

export interface Verdict {
  cards: number // that were compared
  wrong: Compared | null // the first that differs
}

/** Deal a game again, and compare what a seat was told of it. */
export function checkDeal(dealer: Dealer, record: GameRecord, deck: unknown, facts: readonly Shape['fact'][]): Verdict {
  const hear = dealer(chanceOf(record), record, deck)
  let cards = 0
  for (const fact of facts) {
    const compared = hear(fact)
    if (!compared || compared[0] === null || compared[1] === null) continue
    if (compared[0] !== compared[1]) return { cards, wrong: compared }
    cards += 1
  }
  return { cards, wrong: null }
}
