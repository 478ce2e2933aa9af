import { beforeAll, describe, expect, it, vi } from 'vitest'
import { speak } from '../../lib/words.svelte'
import type { WyattEarpPoster, WyattEarpView } from '../../wire'
import { highlights } from './highlights'
import { payoutOf } from './payout'
import type { Fact } from './shape'
import { short, verdict } from './words'

const WORDS = import.meta.glob<string>('../../words/en.ftl', { query: '?raw', import: 'default', eager: true })
const NAMES = ['Ann', 'Hank', 'Ruth']

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(WORDS['../../words/en.ftl'])))
  await speak('en')
})

/** A table on which each seat has so many points of an outlaw; negative ones lie under a Hideout. */
const lying = (outlaw: string, ...points: number[]): WyattEarpView =>
  ({
    players: points.map((n) => ({
      piles: n ? [{ outlaw, cards: Math.abs(n) / 2, photo: false, stagecoaches: 0, banks: 0, gun: false, covered: n < 0, points: Math.max(n, 0) }] : [],
    })),
  }) as unknown as WyattEarpView

const captured = (outlaw: string, points: number, pays: number[], stays = 0): Fact[] => [
  { fact: 'captured', outlaw, points },
  ...pays.flatMap((dollars, seat): Fact[] => (dollars ? [{ fact: 'paid', seat, outlaw, dollars }] : [])),
  ...(stays ? [{ fact: 'stayed', outlaw, dollars: stays } as Fact] : []),
]
const END: Fact = { fact: 'round-ended', reason: 'went-out', seat: 1 }

describe('reward day', () => {
  const row = (facts: Fact[], before: WyattEarpView | null) => payoutOf([END, ...facts], 3, before)!.rows[0]!

  it('says by which rule a poster pays what it pays', () => {
    expect(row(captured('jesse-james', 14, [0, 9000, 0]), lying('jesse-james', 4, 10, 0)).why).toBe('sole')
    expect(row(captured('jesse-james', 14, [4000, 5000, 0]), lying('jesse-james', 6, 8, 0)).why).toBe('shared')
    expect(row(captured('jesse-james', 16, [2000, 2000, 0], 1000), lying('jesse-james', 8, 8, 0))).toMatchObject({ why: 'tied', stays: 1000, pot: 5000 })
    expect(row(captured('jesse-james', 8, [0, 0, 0], 3000), lying('jesse-james', 4, 4, 0)).why).toBe('unpaid')
    expect(row([{ fact: 'escaped', outlaw: 'jesse-james', points: 6 }, { fact: 'stayed', outlaw: 'jesse-james', dollars: 3000 }], null)).toMatchObject({ why: 'large', pot: 3000 })
    expect(row([{ fact: 'escaped', outlaw: 'jesse-james', points: 0 }], null).why).toBe('none')
  })

  it('is not sole because only one was paid: the pot may have been too small for the others', () => {
    expect(row(captured('jesse-james', 10, [0, 2000, 0]), lying('jesse-james', 4, 6, 0)).why).toBe('shared')
  })

  it('shows points under a Hideout, and does not count them', () => {
    const hidden = row([{ fact: 'escaped', outlaw: 'jesse-james', points: 6 }], lying('jesse-james', 6, -10, 0))
    expect([hidden.each, hidden.hidden]).toEqual([[6, 0, 0], [0, 10, 0]])
  })

  it('knows whether another round follows', () => {
    expect(payoutOf([END, { fact: 'round-began', round: 2, dealer: 0 }], 3, null)?.over).toBe(false)
    expect(payoutOf([END, { fact: 'won', seat: 0 }], 3, null)?.over).toBe(true)
  })
})

describe('a poster', () => {
  const poster = (points: number, pot: number, more: Partial<WyattEarpPoster> = {}): WyattEarpPoster => ({ outlaw: 'jesse-james', pot, opened: true, points, pays: [0, 0, 0], stays: 0, ...more })

  it('that has been paid out is captured, never at large with more points than are needed', () => {
    expect(verdict(poster(9, 0), NAMES, 0, 8)[0]).toBe('Captured')
    expect(verdict(poster(8, 3000, { stays: 3000 }), NAMES, 0, 8)).toEqual(['Captured', '$3k stays'])
    expect(verdict(poster(8, 3000), NAMES, 0, 9)).toEqual(['At large', '8 of 9'])
    expect(short(0)).toBe('–')
  })
})

describe('what is remembered of a game', () => {
  const GAME: Fact[] = [
    { fact: 'round-began', round: 1, dealer: 0 },
    { fact: 'played', seat: 1, card: 'fastest-gun', use: 'attach', picked: false },
    { fact: 'turned', card: 'jesse-james', hit: true },
    { fact: 'attached', seat: 1, outlaw: 'belle-starr', card: 'fastest-gun' },
    END,
    ...captured('belle-starr', 12, [3000, 5000, 0]),
    ...captured('jesse-james', 10, [6000, 0, 0]),
    { fact: 'round-began', round: 2, dealer: 1 },
    END,
    ...captured('bob-dalton', 9, [0, 9000, 0]),
    { fact: 'won', seat: 1 },
  ]

  it('is the biggest reward, the best shot and the capture that decided it, each with its moment', () => {
    const found = highlights(GAME, NAMES, 0)
    expect(found.map(({ label }) => label)).toEqual(['Biggest reward', 'Best shot', 'Turning point'])
    expect(found.map(({ text }) => text)).toEqual([
      '$9,000 for Bob Dalton: Hank',
      'Hank: Fastest Gun on Belle Starr, worth $5,000',
      'Round 2: $9,000 for Bob Dalton puts Hank ahead for good',
    ])
    expect(found.map(({ at }) => GAME[at]?.fact)).toEqual(['captured', 'attached', 'captured'])
    expect(highlights(GAME, NAMES, 1)[2]?.text).toBe('Round 2: $9,000 for Bob Dalton puts you ahead for good')
  })

  it('is nothing where nothing happened', () => {
    expect(highlights([], NAMES, 0)).toEqual([])
  })
})
