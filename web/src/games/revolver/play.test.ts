import { describe, expect, it } from 'vitest'
import type { RevolverChoice, RevolverTableCard, RevolverView } from '../../wire'
import { lying, spent, type Step } from './play.svelte'

const cards = (card: string, count: number, ...tokens: string[]): RevolverTableCard => ({ card, count, tokens, firepower: 1 })
const states = (found: ReturnType<typeof lying>): string[] => found.map(({ key, state }) => `${key} ${state}`)

describe('cards that lie somewhere', () => {
  it('are shown one by one', () => {
    const now = [cards('cowboy', 2), cards('cowboy', 1, 'grit')]
    expect(states(lying(now, now))).toEqual(['cowboy:#0 there', 'cowboy:#1 there', 'cowboy:grit#0 there'])
  })

  it('come and go with the plan', () => {
    expect(states(lying([cards('cowboy', 2)], [cards('cowboy', 1), cards('josie', 1)]))).toEqual([
      'cowboy:#0 there',
      'cowboy:#1 going',
      'josie:#0 coming',
    ])
  })
})

describe('cards that pay because nothing else can', () => {
  const hand = (...held: [string, number][]): RevolverView =>
    ({ hand: held.map(([card, count]) => ({ card, count })) }) as unknown as RevolverView
  const step = (card: string, n: number): Step => ({ choice: {} as RevolverChoice, place: `hand:${card}`, key: `${card}#${n}` })

  it('are those that leave the hand without having been chosen', () => {
    const found = spent(hand(['gatling', 1], ['rope', 2]), hand(), [step('gatling', 0)])
    expect([...found]).toEqual(['rope#0', 'rope#1'])
  })

  it('are never the card that is played, nor one that was chosen', () => {
    const found = spent(hand(['rifle', 3], ['rope', 1]), hand(['rifle', 1], ['rope', 1]), [step('rifle', 1), step('rifle', 0)])
    expect(found.size).toBe(0)
  })
})
