/** What the reader is about to do: answers that are tried on a copy of the table, and given when he says so.

A card is picked up, a place and the cards that pay for it follow; after each step the house shows what the table would
look like and what would be asked next. Nothing is played before `commit`. */

import type { Table, Tried } from '../../lib/table.svelte'
import { Why } from '../../lib/why.svelte'
import type { RevolverChoice, RevolverTableCard, RevolverView } from '../../wire'
import type { Revolver } from './shape'

export interface Step {
  choice: RevolverChoice
  place: string
  key: string // which of several equal cards in the hand
}

const UNFINISHED = ['place', 'pay'] // what a card that is being played still needs
const AT_ONCE = ['answer', 'end-turn', 'done'] // buttons, not things on the table
const WAIT = 4_000 // milliseconds for the news that follow an answer

export const tablePlace = (field: string, card: string, tokens: readonly string[]): string =>
  `table:${field}:${card}:${tokens.join('+')}`

/** Where on the table a choice is made: a card, a battlefield, a bandit, or a button. */
export function placeOf(choice: RevolverChoice, view: RevolverView): string {
  switch (choice.kind) {
    case 'play':
    case 'discard':
    case 'react':
      return `hand:${choice.values.card}`
    case 'place':
      return `field:${choice.values.field}`
    case 'hit':
    case 'destroy':
    case 'take-off':
      return tablePlace(view.field, choice.values.card, choice.values.tokens)
    case 'clear':
      return tablePlace(view.field, choice.values.card, [])
    case 'take-back':
    case 'move':
      return tablePlace(choice.values.field, choice.values.card, choice.values.tokens)
    case 'use': {
      const { card } = choice.values
      for (const { field, lawmen, guns } of view.battlefields) {
        const found: RevolverTableCard | undefined = [...lawmen, ...guns].find((lying) => lying.card === card)
        if (found) return tablePlace(field, card, found.tokens)
      }
      return 'prompt'
    }
    case 'recover':
      return `pile:${choice.values.card}`
    case 'lose':
    case 'save':
      return `bandit:${choice.values.bandit}`
    case 'use-special':
      return `special:${choice.values.card}`
    default:
      return 'prompt'
  }
}

export class Play {
  plan = $state.raw<Step[]>([])
  tried = $state.raw<Tried<Revolver> | null>(null)
  waiting = $state(false) // for what trying shows
  sending = $state(false)
  sure = $state.raw<RevolverChoice | null>(null) // asked for a second word
  lame = $state('') // a card of the hand that was tapped in vain
  readonly why: Why
  private turn = 0
  private looking = Promise.resolve()

  constructor(readonly table: Table<Revolver>) {
    this.why = new Why(table)
  }

  get me(): number {
    return this.table.news?.seat ?? -1
  }

  /** The table, with what is planned. */
  get view(): RevolverView | null {
    return this.tried?.view ?? this.table.view
  }

  get asked(): RevolverChoice[] {
    return this.sending ? [] : this.table.choices
  }

  /** What can be said next. */
  get open(): RevolverChoice[] {
    return this.plan.length ? (this.tried?.choices ?? []) : this.asked
  }

  /** The plan needs no further word. */
  get complete(): boolean {
    if (!this.plan.length || this.waiting) return false
    return !this.tried || !UNFINISHED.includes(this.tried.view.question.phase)
  }

  /** The choices at each place; where a plan is complete, those of the table as it is. */
  get places(): Map<string, RevolverChoice[]> {
    const found = new Map<string, RevolverChoice[]>()
    const view = this.table.view
    if (!view) return found
    for (const choice of this.complete ? this.asked : this.open) {
      const place = placeOf(choice, view)
      found.set(place, [...(found.get(place) ?? []), choice])
    }
    return found
  }

  /** Something is asked of a card that lies there, or it can do something: taking off is always possible and nobody's question. */
  aims(place: string): boolean {
    return (this.places.get(place) ?? []).some(({ kind }) => kind !== 'take-off')
  }

  /** So it is with a card at this battlefield. */
  reaches(field: string): boolean {
    return [...this.places.keys()].some((place) => place.startsWith(`table:${field}:`) && this.aims(place))
  }

  get first(): Step | undefined {
    return this.plan[0]
  }

  step(place: string, key = ''): number {
    return this.plan.findIndex((step) => step.place === place && step.key === key)
  }

  /** Other ways to begin with the same thing: a card with two modes, a rider with two directions. */
  get others(): RevolverChoice[] {
    const { first } = this
    const view = this.table.view
    if (!first || !view) return []
    return this.asked.filter((choice) => choice.code !== first.choice.code && placeOf(choice, view) === first.place)
  }

  /** Something on the table, or a card of the hand. */
  tap(place: string, key = ''): void {
    this.sure = null
    this.lame = ''
    const at = this.step(place, key)
    if (at > 0) return this.retry(this.plan.filter((_, i) => i !== at))
    if (at === 0) return this.complete && !place.startsWith('hand:') ? void this.commit() : this.drop()
    const [choice] = this.places.get(place) ?? []
    if (!choice) {
      this.lame = place.startsWith('hand:') ? place.slice(5) : ''
      return
    }
    this.retry([...(this.complete ? [] : this.plan), { choice, place, key }])
  }

  /** A button of the prompt. */
  say(choice: RevolverChoice, key = ''): void {
    const view = this.table.view
    if (!view) return
    if (AT_ONCE.includes(choice.kind)) void this.give([choice])
    else this.retry([...(this.complete ? [] : this.plan), { choice, place: placeOf(choice, view), key }])
  }

  /** Begin otherwise, with the same thing. */
  instead(choice: RevolverChoice): void {
    const { first } = this
    if (first) this.retry([{ ...first, choice }])
  }

  drop(): void {
    this.turn += 1
    this.plan = []
    this.tried = null
    this.waiting = false
    this.sure = null
    this.lame = ''
  }

  private retry(plan: Step[]): void {
    this.drop()
    this.plan = plan
    this.looking = plan.length ? this.look() : Promise.resolve()
  }

  private async look(): Promise<void> {
    const turn = this.turn
    this.waiting = true
    const tried = await this.table.try(...this.plan.map((step) => step.choice.code))
    if (turn !== this.turn) return
    this.tried = tried
    this.waiting = false
  }

  /** A card of the hand that is carried about may be dropped here. */
  get goals(): string[] {
    const { first } = this
    const view = this.table.view
    if (!first || !view) return []
    if (first.choice.kind === 'discard') return [`discards:${this.me}`]
    const fields = this.tried?.view.question.phase === 'place' ? this.open.flatMap((next) => (next.kind === 'place' ? [next.values.field] : [])) : [view.field]
    const side = this.me === 1 ? 'law' : 'gang'
    return fields.flatMap((field) => [`field:${field}`, `zone:${field}:${side}`])
  }

  /** It was dropped there: done, unless something is left to be said. */
  async dropped(goal: string): Promise<void> {
    const field = `field:${goal.split(':')[1]}`
    if (this.tried?.view.question.phase === 'place') this.tap(field)
    await this.looking
    await this.commit()
  }

  commit(): Promise<void> {
    return this.complete ? this.give(this.plan.map((step) => step.choice)) : Promise.resolve()
  }

  /** Give answers one after the other, as long as the server asks for them. */
  async give(choices: RevolverChoice[]): Promise<void> {
    if (this.sending) return
    this.sending = true
    try {
      for (const choice of choices) {
        const number = this.table.news?.question?.number
        if (number === undefined || !this.table.choices.some((known) => known.code === choice.code)) break
        if (!(await this.table.answer(choice.code))) break
        await this.passed(number)
      }
    } finally {
      this.sending = false
      this.drop()
    }
  }

  /** Until that question is no longer open. */
  private passed(number: number): Promise<void> {
    const gone = (): boolean => this.table.news?.question?.number !== number
    if (gone()) return Promise.resolve()
    return new Promise((done) => {
      const timer = setTimeout(finish, WAIT)
      const stop = this.table.onFacts(() => gone() && finish())
      function finish(): void {
        clearTimeout(timer)
        stop()
        done()
      }
    })
  }
}

/** One card of the hand: copies of a kind are told apart by a number. */
export interface Held {
  card: string
  key: string
}

export function held(view: RevolverView): Held[] {
  return view.hand.flatMap(({ card, count }) => Array.from({ length: count }, (_, n) => ({ card, key: `${card}#${n}` })))
}

/** Cards that the plan takes out of the hand without being asked: nothing else could pay. */
export function spent(view: RevolverView, planned: RevolverView, plan: readonly Step[]): Set<string> {
  const keys = new Set<string>()
  for (const { card, count } of view.hand) {
    const left = planned.hand.find((item) => item.card === card)?.count ?? 0
    const chosen = plan.filter((step) => step.place === `hand:${card}`).map((step) => step.key)
    const free = held({ ...view, hand: [{ card, count }] }).filter(({ key }) => !chosen.includes(key))
    for (const { key } of free.slice(0, Math.max(0, count - left - chosen.length))) keys.add(key)
  }
  return keys
}

export interface Lying extends RevolverTableCard {
  key: string
  state: 'there' | 'coming' | 'going' // with what is planned
}

/** Cards that lie somewhere, one by one: those that stay, those that the plan takes away, those that it brings. */
export function lying(now: readonly RevolverTableCard[], planned: readonly RevolverTableCard[]): Lying[] {
  const name = ({ card, tokens }: RevolverTableCard): string => `${card}:${tokens.join('+')}`
  const count = (cards: readonly RevolverTableCard[], wanted: string): number =>
    cards.find((card) => name(card) === wanted)?.count ?? 0
  const all = [...now, ...planned.filter((card) => !count(now, name(card)))]
  return all.flatMap((card) => {
    const before = count(now, name(card))
    const after = count(planned, name(card))
    return Array.from({ length: Math.max(before, after) }, (_, n) => ({
      ...card,
      key: `${name(card)}#${n}`,
      state: n >= after ? ('going' as const) : n >= before ? ('coming' as const) : ('there' as const),
    }))
  })
}
