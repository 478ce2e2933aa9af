/** How Revolver is dealt, from docs/fairness.md. */

import { type Dealer, pile } from '../../lib/deal'
import { SIDES } from './seats'
import type { Fact } from './shape'

interface Printed {
  cards: { id: string; side: string; kind: string; copies: number }[]
}

/** A side's deck in its order: what is no reaction first, each as the deck file has it. */
function deckOf({ cards }: Printed, side: string): (string | null)[] {
  const own = cards.filter((card) => card.side === side)
  const sorted = [...own.filter(({ kind }) => kind !== 'reaction'), ...own.filter(({ kind }) => kind === 'reaction')]
  return pile(sorted.map(({ id, copies }) => [id, copies] as const))
}

const dealer: Dealer = (stream, _, deck) => {
  const decks = new Map(SIDES.map((side) => [side as string, stream.shuffle(deckOf(deck as Printed, side))]))
  return (heard) => {
    const fact = heard as Fact
    switch (fact.fact) {
      case 'dealt':
      case 'drew':
        return [decks.get(fact.side)?.pop() ?? null, fact.card]
      case 'reshuffled': // what was discarded is not followed here, only how much chance it took
        decks.set(fact.side, stream.shuffle(Array<string | null>(fact.cards).fill(null)))
        return null
      default:
        return null
    }
  }
}

export default dealer
