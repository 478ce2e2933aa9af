import { describe, expect, it } from 'vitest'
import { timed } from '../../motion/moves'
import { isDeal, movesOf } from './moves'
import type { Fact } from './shape'

const ways = (facts: Fact[], me = 0): string[] =>
  movesOf(facts, me).map(({ act, what, from, to }) => `${act} ${what || 'back'}: ${from.split(' ')[0]} > ${to.split(' ')[0]}`)

describe('what the facts look like', () => {
  const drew = (seat: number, card: string | null): Fact => ({ fact: 'drew', seat, card })

  it('shows the own cards, and the backs of the others', () => {
    expect(ways([drew(0, 'hideout'), drew(2, null)])).toEqual(['fly hideout: draw > hand:hideout', 'fly back: draw > seat:2'])
  })

  it('shows a shot in the order of the facts: announced, turned over, put away', () => {
    const facts: Fact[] = [
      { fact: 'played', seat: 1, card: 'fastest-gun', use: 'attach', picked: false },
      { fact: 'turned', card: 'wyatt-earp', hit: false },
      { fact: 'spent', seat: 1, card: 'fastest-gun' },
    ]
    expect(ways(facts)).toEqual([
      'fly fastest-gun: seat:1 > middle',
      'shot wyatt-earp: draw > middle',
      'fly fastest-gun: middle > discards',
    ])
  })

  it('takes a stolen card from the pile into the hand, and lets go what it leaves alone', () => {
    const facts: Fact[] = [
      { fact: 'stole', seat: 0, owner: 2, outlaw: 'bob-dalton' },
      { fact: 'orphaned', seat: 2, outlaw: 'bob-dalton', card: 'bank-robbery' },
    ]
    expect(ways(facts)).toEqual([
      'fly bob-dalton: cell:2:bob-dalton:bob-dalton > hand:bob-dalton',
      'fly bank-robbery: cell:2:bob-dalton:bank-robbery > discards',
    ])
  })

  it('deals before anything else, and knows a deal that nobody has played on', () => {
    const deal: Fact[] = [{ fact: 'round-began', round: 1, dealer: 1 }, { fact: 'dealt', seat: 1, card: null }, { fact: 'dealt', seat: 0, card: 'hideout' }]
    expect(isDeal(deal)).toBe(true)
    expect(isDeal([...deal, drew(0, 'hideout')])).toBe(false)
    expect(ways(deal)).toEqual(['fly back: draw > seat:1', 'fly hideout: draw > hand:hideout'])
  })
})

describe('one after the other', () => {
  const fly = { act: 'fly', what: '', from: 'a', to: 'b' } as const

  it('begins each movement after the one before', () => {
    const starts = timed([fly, { ...fly, gap: 40 }, fly]).map(({ start }) => start)
    expect(starts[0]).toBe(0)
    expect(starts[1]).toBeGreaterThan(0)
    expect(starts[2]! - starts[1]!).toBe(40)
  })

  it('hurries where there is very much to show', () => {
    const shots = timed(Array.from({ length: 40 }, () => ({ ...fly, act: 'shot' as const })))
    expect(shots.at(-1)!.start).toBeLessThan(4_000)
  })
})
