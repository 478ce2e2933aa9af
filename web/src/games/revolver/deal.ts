/** How Revolver is dealt, from docs/fairness.md. */

import { type Dealer, pile } from '../../lib/deal'
import { SIDES } from './seats'
import type { Fact } from './shape'

interface Printed {
  cards: { id: string; side: string; kind: string; copies: number }[]
}

/** A side's cards in the order of its deck: what is no reaction first, each as the deck file has it. */
function kindsOf({ cards }: Printed, side: string): Printed['cards'] {
  const own = cards.filter((card) => card.side === side)
  return [...own.filter(({ kind }) => kind !== 'reaction'), ...own.filter(({ kind }) => kind === 'reaction')]
}

const dealer: Dealer = (stream, record, printed) => {
  const kinds = new Map(SIDES.map((side) => [side as string, kindsOf(printed as Printed, side)]))
  const deckOf = (side: string, copies: (id: string) => number): (string | null)[] =>
    pile((kinds.get(side) ?? []).map(({ id }) => [id, copies(id)] as const))
  const printedOf = new Map((printed as Printed).cards.map(({ id, copies }) => [id, copies]))
  const decks = new Map(SIDES.map((side) => [side as string, stream.shuffle(deckOf(side, (id) => printedOf.get(id) ?? 0))]))

  const discarded = new Map<string, number>() // of each card, in the discard pile of its side
  const throws = (card: string, n: number): null => {
    discarded.set(card, (discarded.get(card) ?? 0) + n)
    return null
  }
  const killed = record.options.killed_cards_go === 'out_of_game' ? 0 : 1

  return (heard) => {
    const fact = heard as Fact
    switch (fact.fact) {
      case 'dealt':
      case 'drew':
        return [decks.get(fact.side)?.pop() ?? null, fact.card]
      case 'paid':
      case 'discarded':
      case 'spent':
      case 'cancelled':
      case 'reacted':
      case 'taken-off':
      case 'wrecked':
        return throws(fact.card, 1)
      case 'lawman-killed':
      case 'removed':
      case 'gun-destroyed':
      case 'row-destroyed':
        return throws(fact.card, killed)
      case 'recovered':
      case 'paid-back':
        return throws(fact.card, -1)
      case 'reshuffled': {
        const again = deckOf(fact.side, (id) => discarded.get(id) ?? 0)
        for (const { id } of kinds.get(fact.side) ?? []) discarded.delete(id)
        decks.set(fact.side, stream.shuffle(again))
        return [`${again.length} cards`, `${fact.cards} cards`]
      }
      default:
        return null
    }
  }
}

export default dealer
