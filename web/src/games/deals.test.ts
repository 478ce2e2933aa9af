import { expect, test } from 'vitest'
import { checkDeal, type Dealer, type GameRecord, partsOf, readRecord, seedFits } from '../lib/deal'
import type { Shape } from '../lib/table.svelte'
import recorded from './fair-games.json?raw'
import revolver from './revolver/deal'
import wyattEarp from './wyatt-earp/deal'

interface Played {
  record: GameRecord
  deck: unknown
  told: Shape['fact'][][] // by seat
}

const DEALERS: Record<string, Dealer> = { revolver, 'wyatt-earp': wyattEarp }
const GAMES = (JSON.parse(recorded) as Played[]).map((played) => ({
  ...played,
  name: `${played.record.game}, ${played.record.seats.length} seats, ${JSON.stringify(played.record.options)}, ${played.record.fairness?.scheme ?? 1}`,
  dealer: DEALERS[played.record.game]!,
}))
const other = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)

// Games that the engine dealt (tools/fair_games.py); the dealers know docs/fairness.md alone.
test.each(GAMES)('the deal of $name follows from its seed and entropy', ({ record, deck, told, dealer }) => {
  expect(readRecord(record)).toBe(record)
  expect(seedFits(record)).toBe(true)
  expect(partsOf(record)).not.toContain('breaks')
  told.forEach((facts) => {
    const { cards, wrong } = checkDeal(dealer, record, deck, facts)
    expect(wrong).toBeNull()
    expect(cards).toBeGreaterThan(10)
  })
})

test.each(GAMES)('another seed, entropy or card is found in $name', ({ record, deck, told, dealer }) => {
  const seed = { ...record, seed: other(record.seed) }
  expect(seedFits(seed)).toBe(false)
  expect(checkDeal(dealer, seed, deck, told[0]!).wrong).not.toBeNull()
  const entropy = { ...record, entropy: [other(record.entropy[0]!), ...record.entropy.slice(1)] }
  if (record.fairness) expect(partsOf(entropy)[0]).toBe('breaks')
  expect(checkDeal(dealer, entropy, deck, told[0]!).wrong).not.toBeNull()
  const shown = told[0]!.map((fact) => ('card' in fact && fact.card ? { ...fact, card: 'joker' } : fact))
  expect(checkDeal(dealer, record, deck, shown).wrong).not.toBeNull()
})

test('both titles, all numbers of seats and all schemes are among them', () => {
  const kinds = new Set(GAMES.map(({ record }) => `${record.game} ${record.seats.length} ${record.fairness?.scheme ?? 1}`))
  for (const kind of ['wyatt-earp 3 3', 'revolver 2 3', 'wyatt-earp 2 2', 'wyatt-earp 3 2', 'wyatt-earp 4 2', 'wyatt-earp 3 1', 'revolver 2 2', 'revolver 2 1']) {
    expect(kinds).toContain(kind)
  }
})

// After its deck has run out a side draws what was discarded: those cards are compared, too.
test('duels, and decks of Revolver that ran out, are followed to the end', () => {
  const facts = ({ told }: Played): Shape['fact'][] => told.flat()
  const duels = GAMES.filter((played) => facts(played).some(({ fact }) => fact === 'duelled'))
  const ways = duels.map(({ record: { options } }) => `${options.duel_mode} ${options.duel_deck}`)
  expect(new Set(ways)).toEqual(new Set(['undefined undefined', 'first_to_lead undefined', 'undefined remaining_pile']))
  const again = GAMES.filter(({ record, ...played }) => record.game === 'revolver' && facts({ record, ...played }).some(({ fact }) => fact === 'reshuffled'))
  expect(new Set(again.map(({ record }) => record.fairness?.scheme))).toEqual(new Set([2, 3]))
  for (const { record, deck, told, dealer } of again) {
    told.forEach((seen) => {
      const at = seen.findIndex(({ fact }) => fact === 'reshuffled')
      const drawn = seen.findIndex((fact, i) => i > at && fact.fact === 'drew' && 'card' in fact && fact.card !== null && 'side' in fact && 'side' in seen[at]! && fact.side === seen[at].side)
      if (drawn < 0) return
      const other = seen.map((fact, i) => (i === drawn ? { ...fact, card: 'joker' } : fact))
      expect(checkDeal(dealer, record, deck, other).wrong?.[1]).toBe('joker')
    })
  }
})

test('a seat without a part has nothing committed and nothing added', () => {
  const { record } = GAMES.find(({ record: { seats, fairness } }) => fairness && seats.length === 4)!
  expect(partsOf(record)).toEqual(['fits', 'nobody', 'fits', 'server'])
  const slipped = { ...record, entropy: record.entropy.with(3, '00') }
  expect(partsOf(slipped)[3]).toBe('breaks')
})

test('a record without its seed is not judged', () => {
  expect(readRecord({ ...GAMES[0]!.record, seed: null })).toBeNull()
  expect(readRecord(null)).toBeNull()
})
