/** What the reader has picked up, and which of the open choices that leaves. */

import type { Choice, WyattEarpView } from '../wire'
import type { Table } from '../lib/table.svelte'

/** Where on the table a choice is made: a card of the hand, a pile of cards, somebody's outlaw, or a button. */
export function placeOf(choice: Choice, view: WyattEarpView, me: number): string {
  const v = choice.values as Record<string, string | number | null>
  const seat = (me + Number(v.seat ?? 0)) % view.players.length
  switch (choice.kind) {
    case 'take-two':
      return 'draw'
    case 'take-discard':
      return 'discards'
    case 'lay':
      return `hand:${v.outlaw}`
    case 'play-photo':
      return `hand:photo-${v.outlaw}`
    case 'shoot':
    case 'discard':
      return `hand:${v.card}`
    case 'ask':
    case 'steal':
      return 'hand:most-wanted'
    case 'hide':
      return 'hand:hideout'
    case 'earp-draw':
    case 'earp-pick':
    case 'earp-remove':
      return 'hand:wyatt-earp'
    case 'attach':
      return `cell:${me}:${v.outlaw}`
    case 'rob':
    case 'cover':
    case 'uncover':
      return `cell:${seat}:${v.outlaw}`
    case 'pick':
      return `pick:${v.card}`
    default:
      return 'prompt'
  }
}

export class Play {
  place = $state('') // what is picked up
  cards = $state(0) // how many of it, of an outlaw
  asking = $state(false) // Most Wanted: for whom?
  asked = $state('') // ... this outlaw

  constructor(readonly table: Table<WyattEarpView>) {}

  get choices(): Choice[] {
    return this.table.choices
  }

  get me(): number {
    return this.table.news?.seat ?? -1
  }

  /** The choices at each place. */
  get places(): Map<string, Choice[]> {
    const found = new Map<string, Choice[]>()
    const view = this.table.view
    if (!view) return found
    for (const choice of this.choices) {
      const place = placeOf(choice, view, this.me)
      found.set(place, [...(found.get(place) ?? []), choice])
    }
    return found
  }

  /** What the prompt offers: of what is picked up, or everything that is no place on the table. */
  get offered(): Choice[] {
    const here = this.place ? (this.places.get(this.place) ?? []) : []
    if (this.asking) return here.filter((choice) => choice.kind === 'ask' && choice.values.outlaw === this.asked)
    if (!this.place) {
      const free = this.places.get('prompt') ?? []
      const aims = this.choices.filter((choice) => ['attach', 'rob', 'cover', 'uncover', 'take-two', 'take-discard'].includes(choice.kind))
      return aims.length <= 4 ? [...aims, ...free] : free
    }
    const lays = here.filter((choice) => choice.kind === 'lay')
    const lay = lays.find((choice) => choice.values.cards === this.cards)
    return here.filter((choice) => (choice.kind === 'lay' ? choice === lay : choice.kind !== 'ask'))
  }

  get canAsk(): boolean {
    return !this.asking && (this.places.get(this.place) ?? []).some((choice) => choice.kind === 'ask')
  }

  /** Outlaws that one may be asked for. */
  get wanted(): Set<string> {
    return new Set(this.asking ? this.choices.filter((c) => c.kind === 'ask').map((c) => String(c.values.outlaw)) : [])
  }

  /** A card of the hand: pick it up, take one more of it, or put it down. */
  pick(card: string, held: number): void {
    const place = `hand:${card}`
    const here = this.places.get(place) ?? []
    const lays = here.filter((choice) => choice.kind === 'lay').map((choice) => Number(choice.values.cards))
    this.asking = false
    this.asked = ''
    if (this.place !== place) {
      this.place = place
      this.cards = lays.length ? Math.max(...lays) : 1
      return
    }
    const fewer = lays.filter((n) => n < this.cards)
    if (fewer.length && held > 1) this.cards = Math.max(...fewer)
    else this.drop()
  }

  drop(): void {
    this.place = ''
    this.cards = 0
    this.asking = false
    this.asked = ''
  }

  async choose(choice: Choice): Promise<void> {
    this.drop()
    await this.table.answer(choice.code)
  }
}
