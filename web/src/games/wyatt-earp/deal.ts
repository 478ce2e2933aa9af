/** How Wyatt Earp is dealt, from docs/fairness.md. */

import { type Chance, type Compared, type Dealer, type GameRecord, pile } from '../../lib/deal'
import type { Fact } from './shape'

const OUTLAWS = ['belle-starr', 'billy-the-kid', 'bob-dalton', 'butch-cassidy', 'jesse-james', 'sundance-kid', 'wes-hardin']
const DECK = pile([
  ...OUTLAWS.map((slug) => [slug, 7] as const),
  ...OUTLAWS.map((slug) => [`photo-${slug}`, 1] as const),
  ['wyatt-earp', 7],
  ['bank-robbery', 4],
  ['fastest-gun', 3],
  ['most-wanted', 3],
  ['hideout', 3],
  ['stagecoach-robbery', 2],
])

type Card = string | null // null: it cannot be known from what was told

class Duel {
  private lap: number[] = []
  private hits: number[] = []

  constructor(
    private stream: Chance,
    private cards: Card[],
    private toLead: boolean,
    private group: number[] = [],
  ) {}

  join(seat: number): void {
    this.group.push(seat)
  }

  /** The card that the next dueller turns. Who misses is out, unless all did, or the duel is for the lead. */
  turn(seat: number, hit: boolean): Card {
    if (!this.lap.length) {
      if (!this.toLead && this.hits.length) this.group = this.hits
      this.lap = [...this.group]
      this.hits = []
      if (this.cards.length < this.group.length) this.cards = this.stream.shuffle([...DECK])
    }
    this.lap.shift()
    if (hit) this.hits.push(seat)
    return this.cards.pop() ?? null
  }
}

class Table {
  private draw: Card[] = []
  private round = 0
  private next = 0 // to be dealt to
  private duel: Duel | null = null
  private fromDraw: boolean // a picked card comes from the draw pile

  constructor(
    private stream: Chance,
    private record: GameRecord,
  ) {
    this.fromDraw = record.options.we_pick_source === 'draw_pile'
  }

  hear(fact: Fact): Compared | null {
    switch (fact.fact) {
      case 'round-began':
        return this.begin(fact.dealer)
      case 'dealt':
        return this.deal(fact.seat, fact.card)
      case 'turned-up':
      case 'drew':
      case 'turned':
        return fact.fact === 'turned' && fact.card === null ? null : [this.draw.pop() ?? null, fact.card]
      case 'picked':
        if (this.fromDraw) this.take(fact.card)
        return null
      case 'reshuffled': // what was discarded is not followed here, only how much chance it took
        this.draw = this.stream.shuffle(Array<Card>(fact.cards).fill(null))
        return null
      case 'duel-began':
        this.beginDuel().join(fact.seat)
        return null
      case 'duelled':
        return [this.beginDuel().turn(fact.seat, fact.hit), fact.card]
      default:
        return null
    }
  }

  private get seats(): number {
    return this.record.seats.length
  }

  /** The first dealer is drawn, or named by an option; the later ones follow from the rules. */
  private begin(dealer: number): Compared {
    const { first_dealer, dealer_seat } = this.record.options
    let expected = dealer
    if (!this.round) expected = first_dealer === 'designated' ? Number(dealer_seat ?? 0) : this.stream.below(this.seats)
    this.round += 1
    this.draw = this.stream.shuffle([...DECK])
    this.next = (dealer + 1) % this.seats
    return [`dealer ${expected}`, `dealer ${dealer}`]
  }

  private deal(seat: number, card: Card): Compared {
    const [expected, computed] = [this.next, this.draw.pop() ?? null]
    this.next = (this.next + 1) % this.seats
    if (seat !== expected) return [`seat ${expected}`, `seat ${seat}`]
    return [computed, card]
  }

  /** The card of its kind that is nearest to the top; the top one takes its place, and the pile is shuffled. */
  private take(card: Card): void {
    const at = card === null ? -1 : this.draw.lastIndexOf(card)
    const top = this.draw.pop() ?? null
    if (at < 0) this.draw = this.draw.map(() => null)
    else if (at < this.draw.length) this.draw[at] = top
    this.stream.shuffle(this.draw)
  }

  private beginDuel(): Duel {
    const { duel_deck, duel_mode } = this.record.options
    this.duel ??= new Duel(this.stream, duel_deck === 'remaining_pile' ? this.draw : [], duel_mode === 'first_to_lead')
    return this.duel
  }
}

const dealer: Dealer = (stream, record) => {
  const table = new Table(stream, record)
  return (fact) => table.hear(fact as Fact)
}

export default dealer
