/** A game that is over, laid out again step by step: a table that shows everything and asks nothing. */

import type { News, Replay, ReplayStep } from '../wire'
import { type Shape, Table } from './table.svelte'

export const UNTOLD: News['fairness'] = {
  scheme: 2,
  commitment: '',
  sources: [],
  commitments: [],
  entropy: [],
  awaits: '',
  waiting: [],
  until: null,
  renewed: 0,
  seed: '',
  next_commitment: '',
}

export class Recorded extends Table {
  override readonly recorded = true
  at = $state(-1) // the step that is shown
  readonly steps: readonly ReplayStep[]

  /** `own`: the reader sat on the seat from which it is shown. */
  constructor(
    readonly replay: Replay,
    private readonly own = false,
  ) {
    super(replay.table, undefined, replay.seat)
    this.steps = replay.steps
  }

  /** Whoever did not sit here reads the names of all. */
  override get you(): number {
    return this.own ? super.you : -1
  }

  /** Nobody has to be asked: all of it is here. */
  override look(): void {}

  get last(): number {
    return this.steps.length - 1
  }

  factsOf(at: number): Shape['fact'][] {
    return this.steps[at]?.facts ?? []
  }

  /** The step that told a fact, by its place in the whole log. */
  stepOf(fact: number): number {
    let before = 0
    for (let at = 0; at <= this.last; at += 1) {
      before += this.factsOf(at).length
      if (fact < before) return at
    }
    return this.last
  }

  override get recalls(): boolean {
    return true
  }

  override recall(fact: number): void {
    this.show(this.stepOf(fact))
  }

  /** Who must decide at a step; -1: nobody. */
  toAct(at: number): number {
    const view: Shape['view'] | undefined = this.steps[at]?.view
    return view?.to_act ?? this.steps[at + 1]?.seat ?? -1
  }

  /** Lay a step there: one on is told as news, any other as the whole log up to it. */
  show(wanted: number): void {
    const to = Math.min(Math.max(wanted, 0), this.last)
    const step = this.steps[to]
    if (!step || to === this.at) return
    const afresh = to !== this.at + 1
    const facts = afresh ? this.steps.slice(0, to + 1).flatMap((_, at) => this.factsOf(at)) : this.factsOf(to)
    this.at = to
    this.hear(this.newsOf(step, facts as News['facts'], afresh))
  }

  private newsOf(step: ReplayStep, facts: News['facts'], afresh: boolean): News {
    const { table, seat, chairs, ending } = this.replay
    const { view } = step
    return {
      type: 'news',
      table,
      status: 'over',
      seat,
      chairs,
      to_act: this.toAct(this.at),
      view,
      question: null,
      can_undo: false,
      position: null,
      time: null,
      offer: null,
      fairness: UNTOLD,
      ending: this.at === this.last ? ending : null,
      score: [],
      next: '',
      facts,
      afresh,
      done: [],
    }
  }
}
