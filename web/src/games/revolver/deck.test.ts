import { describe, expect, it } from 'vitest'
import type { DeckInfo } from '../../wire'
import { Deck } from './deck'

const bandit = (id: string, leader: boolean, loses_before: string): object => ({ id, name: id, leader, loses_before })
const deck = new Deck({
  cards: [],
  specials: [],
  battlefields: ['bank', 'creek', 'express'].map((id) => ({ id, name: id })),
  bandits: [bandit('jack', true, ''), bandit('cortez', false, 'express'), bandit('ned', false, '')],
} as unknown as DeckInfo)

describe('whose death loses the game (RV-14.2, RV-14.3)', () => {
  it('is the leader’s everywhere, another one’s before the battlefield that he is needed for, and nobody else’s', () => {
    const needed = (field: string): string[] => ['jack', 'cortez', 'ned'].filter((id) => deck.needs(id, field))
    expect(needed('bank')).toEqual(['jack', 'cortez'])
    expect(needed('creek')).toEqual(['jack', 'cortez'])
    expect(needed('express')).toEqual(['jack'])
  })
})
