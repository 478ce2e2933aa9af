/** What the facts of Revolver look like on the table. */

import { t } from '../../lib/words.svelte'
import type { Cue } from '../../motion/cues'
import { dealt, type Move } from '../../motion/moves'
import type { Deck } from './deck'
import { seatOf } from './seats'
import type { Fact } from './shape'

const DEAL: readonly Fact['fact'][] = ['game-began', 'dealt', 'put-aside', 'turn-began', 'drew', 'marker-moved']

/** The cards have just been dealt, and nobody has done anything yet. */
export const isDeal = (facts: readonly Fact[]): boolean => facts.some(({ fact }) => fact === 'dealt') && facts.every(({ fact }) => DEAL.includes(fact))

/** What is seen of these facts from a side (-1: from beside the table). */
export function movesOf(facts: readonly Fact[], deck: Deck, me: number): Move[] {
  const ownerOf = (card: string): number => deck.side(card) ?? 0
  const hand = (seat: number, card: string): string => (seat === me ? (card ? `hand:${card} hand` : 'hand') : `seat:${seat} piles`)
  const deckOf = (seat: number): string => `deck:${seat} seat:${seat} piles`
  const discards = (seat: number): string => `discards:${seat} seat:${seat} piles`
  const lying = (field: string, card: string): string => `table:${field}:${card} field:${field}`
  const fly = (what: string, from: string, to: string, cue: Cue, more: Partial<Move> = {}): Move => ({ act: 'fly', what, from, to, cue, ...more })
  const fall = (what: string, from: string, cue: Cue): Move => ({ act: 'fall', what, from, to: '', cue })
  const stamp = (at: string, word: string, cue: Cue, hit?: boolean): Move => ({ act: 'stamp', what: '', from: at, to: at, word, cue, hit })
  let back = '' // a card that comes out of the discard pile onto the table

  const drawn = (side: string, card: string | null): Move => {
    const seat = seatOf(side)
    return fly(card ?? '', deckOf(seat), hand(seat, card ?? ''), 'draw', { turns: !!card })
  }
  const one = (fact: Fact): Move[] => {
    const seat = 'side' in fact ? seatOf(fact.side) : -1
    const field = 'field' in fact ? fact.field : ''
    const bandit = 'bandit' in fact ? fact.bandit : ''
    const card = 'card' in fact ? (fact.card ?? '') : ''
    switch (fact.fact) {
      case 'drew':
        return [drawn(fact.side, fact.card)]
      case 'played':
        return ['shot', 'reaction'].includes(deck.cards.get(card)?.kind ?? '') || fact.as_shot
          ? [fly(card, hand(seat, card), 'middle', 'slide', { gap: 260 })]
          : []
      case 'reacted':
        return [fly(card, hand(seat, card), 'middle', 'cock', { gap: 300 })]
      case 'cancelled':
        return [stamp('middle', t('web-stamp-cancelled'), 'miss', false)]
      case 'placed': {
        const from = back === card ? discards(ownerOf(card)) : hand(ownerOf(card), card)
        back = ''
        return [fly(card, from, lying(field, card), 'slide')]
      }
      case 'paid':
      case 'discarded':
        return [fly(card, hand(seat, card), discards(seat), 'discard', { gap: 90 })]
      case 'paid-back':
        return [fly(card, discards(seat), hand(seat, card), 'draw')]
      case 'spent':
        return [fly(card, 'middle', discards(ownerOf(card)), 'discard')]
      case 'lawman-killed':
      case 'gun-destroyed':
        return [fall(card, lying(field, card), fact.fact === 'lawman-killed' ? 'kill' : 'hit')]
      case 'removed':
      case 'row-destroyed':
      case 'wrecked':
        return [{ ...fall(card, lying(field, card), 'cube'), gap: 120 }]
      case 'token-gained':
        return [{ act: 'gain', what: `icon:tok-${fact.token}`, from: lying(field, card), to: lying(field, card), cue: 'badge' }]
      case 'bandit-token':
        return [{ act: 'gain', what: 'icon:tok-grit', from: `bandit:${bandit} gang`, to: `bandit:${bandit} gang`, cue: 'badge' }]
      case 'grit-helped':
        return [stamp(lying(field, card), t('web-stamp-grit'), 'badge', false)]
      case 'bandit-grit-lost':
        return [stamp(`bandit:${bandit} gang`, t('web-stamp-grit'), 'badge', false)]
      case 'taken-off':
        return [fly(card, lying(field, card), discards(ownerOf(card)), 'discard')]
      case 'taken-back':
        return [fly(card, lying(field, card), hand(ownerOf(card), card), 'draw')]
      case 'recovered':
        back = fact.to_hand ? '' : card
        return fact.to_hand ? [fly(card, discards(ownerOf(card)), hand(ownerOf(card), card), 'draw')] : []
      case 'moved':
        return [fly(card, lying(field, card), lying(fact.to, card), 'slide')]
      case 'attacked':
        return [stamp('duel', t(fact.won ? 'web-stamp-hit' : 'web-stamp-holds'), fact.won ? 'hit' : 'miss', fact.won)]
      case 'bandit-died':
      case 'lost-in-wreck':
        return [fall(bandit, `bandit:${bandit} gang`, 'kill')]
      case 'prevented':
        return [stamp('gang', t('web-stamp-saved'), 'badge', false)]
      case 'cubes-removed':
        return Array.from({ length: fact.cubes }, () => ({ act: 'hop', what: 'icon:cube', from: 'cube cubes', to: '', cue: 'cube' }))
      case 'marker-moved':
      case 'field-reached':
        return [fly('icon:mk-clock', 'marker', 'marker', 'marker', { gap: 260 })]
      case 'special-used':
        return [{ ...stamp('middle', t('web-stamp-derailed'), 'derail', true), gap: 900 }]
      default:
        return []
    }
  }
  const deal = dealt(facts.filter((fact) => fact.fact === 'dealt').map(({ side, card }) => drawn(side, card)))
  return [...deal, ...facts.flatMap(one)]
}
