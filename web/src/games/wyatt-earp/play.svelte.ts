/** What the reader has picked up, and which of the open choices that leaves. */

import { settings } from '../../lib/settings.svelte'
import type { Table } from '../../lib/table.svelte'
import { Why } from '../../lib/why.svelte'
import type { WyattEarpView } from '../../wire'
import { faceOf } from './cards'
import type { Choice, Earp } from './shape'

/** Where on the table a choice is made: a card of the hand, a pile of cards, somebody's outlaw, or a button. */
export function placeOf(choice: Choice, view: WyattEarpView, me: number): string {
  switch (choice.kind) {
    case 'take-two':
      return 'draw'
    case 'take-discard':
      return 'discards'
    case 'lay':
      return `hand:${choice.values.outlaw}`
    case 'play-photo':
      return `hand:photo-${choice.values.outlaw}`
    case 'shoot':
    case 'discard':
      return `hand:${choice.values.card}`
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
      return `cell:${me}:${choice.values.outlaw}`
    case 'rob':
    case 'cover':
    case 'uncover':
      return `cell:${(me + choice.values.seat) % view.players.length}:${choice.values.outlaw}`
    case 'pick':
      return `pick:${choice.values.card}`
    default:
      return 'prompt'
  }
}

/** Where somebody has to look who is advised to do this: the card, and what it is for. */
export function hintPlaces(choice: Choice, view: WyattEarpView, me: number): string[] {
  const outlaw = choice.kind === 'lay' || choice.kind === 'play-photo' || choice.kind === 'ask' ? choice.values.outlaw : ''
  return [placeOf(choice, view, me), ...(outlaw ? [`poster:${outlaw}`] : [])]
}

// How a sheriff card is played in its first way, in writing.
const SHERIFF: Record<string, string> = { 'most-wanted': 'steal', hideout: 'hide', 'wyatt-earp': 'earp draw' }
const AIMS: readonly Choice['kind'][] = ['attach', 'rob', 'cover', 'uncover'] // somebody's pile of an outlaw
const SHOTS: readonly Choice['kind'][] = ['shoot', 'steal', 'hide', 'earp-remove'] // chance decides, and nobody can take it back

export class Play {
  place = $state('') // what is picked up
  cards = $state(0) // how many of it, of an outlaw
  asking = $state(false) // Most Wanted: for whom?
  asked = $state('') // ... this outlaw
  sure = $state.raw<Choice | null>(null) // asked for a second word

  readonly why: Why

  constructor(readonly table: Table<Earp>) {
    this.why = new Why(table)
  }

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
    if (this.place.startsWith('aims:')) {
      return this.choices.filter(({ kind, values }) => AIMS.includes(kind) && 'outlaw' in values && `aims:${values.outlaw}` === this.place)
    }
    if (this.asking) return here.filter((choice) => choice.kind === 'ask' && choice.values.outlaw === this.asked)
    if (!this.place) {
      const free = this.places.get('prompt') ?? []
      const aims = this.choices.filter(({ kind }) => AIMS.includes(kind) || kind === 'take-two' || kind === 'take-discard')
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
    return new Set(this.asking ? this.choices.filter((choice) => choice.kind === 'ask').map(({ values }) => values.outlaw) : [])
  }

  /** A card of the hand: pick it up, take one more of it, or put it down. While nothing is asked it stays where it is. */
  pick(card: string, held: number): void {
    if (!this.choices.length) return this.drop()
    const place = `hand:${card}`
    const here = this.places.get(place) ?? []
    const lays = here.filter((choice) => choice.kind === 'lay').map(({ values }) => values.cards)
    this.sure = null
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
    this.sure = null
  }

  /** Answer; before what cannot be taken back the reader may want to be asked again. */
  async choose(choice: Choice): Promise<void> {
    if (settings.confirm && this.isForGood(choice) && this.sure !== choice) {
      this.sure = choice
      return
    }
    this.drop()
    await this.table.answer(choice.code)
  }

  /** A shot, or the discard of the last card. */
  private isForGood(choice: Choice): boolean {
    const left = this.table.view?.hand.reduce((sum, { count }) => sum + count, 0)
    if (choice.kind === 'answer') return choice.values.yes
    if (choice.kind === 'earp-now') return choice.values.outlaw !== null
    return SHOTS.includes(choice.kind) || (choice.kind === 'discard' && left === 1)
  }

  /** Where a card of the hand may be dropped, and what that does; nothing: it is picked up, and the prompt asks on. */
  drops(card: string): Map<string, Choice | null> {
    const here = this.places.get(`hand:${card}`) ?? []
    const uses = here.filter(({ kind }) => kind !== 'discard')
    const most = uses.reduce((n, { kind, values }) => (kind === 'lay' ? Math.max(n, values.cards) : n), 0)
    const cards = this.place === `hand:${card}` ? this.cards : most
    const meant = most ? uses.find(({ kind, values }) => kind === 'lay' && values.cards === cards) : uses.length === 1 ? uses[0] : null
    const { outlaw } = faceOf(card)
    const goals = !uses.length ? [] : outlaw ? [`poster:${outlaw}`, `cell:${this.me}:${outlaw}`] : ['middle']
    const found = new Map<string, Choice | null>(goals.map((goal) => [goal, meant ?? null]))
    const discard = here.find(({ kind }) => kind === 'discard')
    if (discard) found.set('discards', discard)
    return found
  }

  /** It can be played, not only discarded. */
  hasUse(card: string): boolean {
    return (this.places.get(`hand:${card}`) ?? []).some(({ kind }) => kind !== 'discard')
  }

  /** Let the server say why it cannot. */
  explain(card: string, held: number): void {
    if (this.choices.length && !this.hasUse(card)) void this.why.ask(card, written(card, held))
  }
}

/** Playing so many cards of an outlaw, or a sheriff card in its first way, in the game's notation. */
export function written(card: string, held: number): string {
  const { outlaw, photo } = faceOf(card)
  if (photo) return `photo ${outlaw}`
  return outlaw ? `lay ${outlaw} ${held}` : (SHERIFF[card] ?? `shoot ${card}`)
}
