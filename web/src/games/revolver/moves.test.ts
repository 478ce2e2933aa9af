import { describe, expect, it } from 'vitest'
import type { DeckInfo } from '../../wire'
import { Deck } from './deck'
import { movesOf } from './moves'
import type { Fact } from './shape'

const card = (id: string, side: string, kind: string) => ({ id, name: id, side, kind })
const deck = new Deck({
  cards: [card('cowboy', 'mcready', 'lawman'), card('rifle', 'colty', 'gun'), card('reflexes', 'colty', 'reaction'), card('dynamite', 'colty', 'shot')],
  bandits: [],
  battlefields: [],
  specials: [],
} as unknown as DeckInfo)
const ways = (facts: Fact[], me = 0): string[] =>
  movesOf(facts, deck, me).map(({ act, what, from, to }) => `${act} ${what || 'back'}: ${from.split(' ')[0]} > ${to.split(' ')[0]}`)

describe('what the facts look like', () => {
  it('pays before the card is placed, from the own hand', () => {
    const facts: Fact[] = [
      { fact: 'paid', side: 'colty', card: 'dynamite' },
      { fact: 'placed', card: 'rifle', field: 'bank' },
    ]
    expect(ways(facts)).toEqual(['fly dynamite: hand:dynamite > discards:0', 'fly rifle: hand:rifle > table:bank:rifle'])
  })

  it('brings a lawman back from the discard pile, not from a hand', () => {
    const facts: Fact[] = [
      { fact: 'recovered', card: 'cowboy', to_hand: false },
      { fact: 'placed', card: 'cowboy', field: 'bank' },
      { fact: 'placed', card: 'cowboy', field: 'bank' },
    ]
    expect(ways(facts)).toEqual(['fly cowboy: discards:1 > table:bank:cowboy', 'fly cowboy: seat:1 > table:bank:cowboy'])
  })

  it('shows what a card does between the card and its way to the discard pile', () => {
    const facts: Fact[] = [
      { fact: 'played', side: 'colty', card: 'dynamite', as_shot: false, field: 'bank' },
      { fact: 'lawman-killed', card: 'cowboy', field: 'bank', tokens: [] },
      { fact: 'spent', card: 'dynamite' },
    ]
    expect(ways(facts, 1)).toEqual(['fly dynamite: seat:0 > middle', 'fall cowboy: table:bank:cowboy > ', 'fly dynamite: middle > discards:0'])
  })

  it('lets as many cubes hop as leave the border', () => {
    expect(ways([{ fact: 'cubes-removed', cubes: 2, left: 8, by_check: true }])).toEqual(['hop icon:cube: cube > ', 'hop icon:cube: cube > '])
  })
})
