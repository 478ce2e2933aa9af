/** What the facts of Wyatt Earp look like on the table. */

import { money, t } from '../../lib/words.svelte'
import type { Cue } from '../../motion/cues'
import { dealt, type Move } from '../../motion/moves'
import type { Fact } from './shape'

const AIM: Record<string, Cue> = { ask: 'slide', steal: 'cock', attach: 'cock', hide: 'cock', remove: 'badge', draw: 'badge', pick: 'badge' }
const DEAL: readonly Fact['fact'][] = ['round-began', 'dealt', 'turned-up', 'turn-began']

/** The cards have just been dealt, and nobody has done anything yet. */
export const isDeal = (facts: readonly Fact[]): boolean => facts.some(({ fact }) => fact === 'dealt') && facts.every(({ fact }) => DEAL.includes(fact))

/** What is seen of these facts from a seat (-1: from beside the table). */
export function movesOf(facts: readonly Fact[], me: number): Move[] {
  const hand = (seat: number, card: string): string => (seat === me ? (card ? `hand:${card} hand` : 'hand') : `seat:${seat}`)
  const pile = (seat: number, outlaw: string, card: string): string => `cell:${seat}:${outlaw}:${card} cell:${seat}:${outlaw} poster:${outlaw}`
  const fly = (what: string, from: string, to: string, cue: Cue, more: Partial<Move> = {}): Move => ({ act: 'fly', what, from, to, cue, ...more })
  const shot = (what: string, hit: boolean): Move => ({
    act: 'shot',
    what,
    from: 'draw middle',
    to: 'middle',
    hit,
    word: t(hit ? 'web-stamp-hit' : 'web-stamp-miss'),
    cue: hit ? 'hit' : 'miss',
  })
  const drawn = (seat: number, card: string | null): Move =>
    fly(card ?? '', 'draw', hand(seat, card ?? ''), 'draw', { turns: !!card })
  const one = (fact: Fact): Move[] => {
    const seat = 'seat' in fact ? fact.seat : -1
    const outlaw = 'outlaw' in fact ? fact.outlaw : ''
    const card = 'card' in fact ? (fact.card ?? '') : ''
    switch (fact.fact) {
      case 'drew':
        return [drawn(seat, card)]
      case 'took':
        return [fly(card, 'discards', hand(seat, card), 'draw')]
      case 'laid':
        return Array.from({ length: fact.cards }, () => fly(outlaw, hand(seat, outlaw), pile(seat, outlaw, outlaw), 'slide', { gap: 90 }))
      case 'pot-grew':
        return [{ act: 'gain', what: '', from: `poster:${outlaw}`, to: `poster:${outlaw}`, word: `+${money(fact.dollars)}`, cue: 'chip' }]
      case 'played':
        return [fly(card, hand(seat, card), 'middle', AIM[fact.use] ?? 'slide', { gap: 260 })]
      case 'turned':
      case 'duelled':
        return [shot(card, fact.hit)]
      case 'spent':
        return [fly(card, `middle seat:${seat}`, 'discards', 'discard')]
      case 'attached':
        return [fly(card, 'middle', pile(seat, outlaw, card), 'slide')]
      case 'gun-left':
        return [fly('fastest-gun', pile(seat, outlaw, 'fastest-gun'), 'discards', 'discard')]
      case 'orphaned':
        return [fly(card, pile(seat, outlaw, card), 'discards', 'discard')]
      case 'gave':
        return [fly(outlaw, hand(seat, outlaw), hand(fact.to, outlaw), 'slide')]
      case 'stole':
        return [fly(outlaw, pile(fact.owner, outlaw, outlaw), hand(seat, outlaw), 'slide')]
      case 'denied':
        return [{ act: 'gain', what: '', from: `seat:${seat}`, to: `seat:${seat}`, word: t('web-no') }]
      case 'covered':
        return [fly('hideout', 'middle', pile(fact.owner, outlaw, 'hideout'), 'hammer')]
      case 'uncovered':
        return [fly('hideout', pile(fact.owner, outlaw, 'hideout'), 'discards', 'hammer')]
      case 'picked':
        return [fly(card, 'discards', hand(seat, card), 'draw')]
      case 'discarded':
        return [fly(card, hand(seat, card), 'discards', 'discard')]
      default:
        return []
    }
  }
  const deal = dealt(facts.filter((fact) => fact.fact === 'dealt').map(({ seat, card }) => drawn(seat, card)))
  return [...deal, ...facts.flatMap(one)]
}
