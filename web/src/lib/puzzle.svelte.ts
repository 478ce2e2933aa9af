/** A puzzle on the real table: the position asks its one question; an answer is told the server, and what follows it in
an imagined world is laid out step by step. */

import type { Advised, Chair, News, Outbound, PuzzleAnswered, PuzzleAsked, PuzzleChoice, PuzzleTrial, Refused, Replay, ReplayStep } from '../wire'
import { post, Refusal } from './api'
import { UNTOLD } from './recorded.svelte'
import { type NewsOf, type Shape, Table, type Tried } from './table.svelte'

const BOT = 'champion' // who plays the other seats, and the own one when it goes on
const SHOWN = 4 // choices that are explained

/** What is known of the puzzle as a replay: for the log, which needs the deck. */
export const replayOf = (puzzle: PuzzleAsked): Replay =>
  ({ table: puzzle.id, game: puzzle.game, seat: puzzle.seat, chairs: [], deck: puzzle.deck, steps: [], ending: null }) as unknown as Replay

export class PuzzleTable extends Table {
  override readonly explained: boolean = true
  told = $state.raw<PuzzleAnswered | null>(null) // what the last answer was worth
  steps = $state.raw<readonly ReplayStep[]>([]) // what follows it; none while the question is open
  at = $state(0) // of the steps
  private chairs: Chair[]

  constructor(
    readonly puzzle: PuzzleAsked,
    me: string,
  ) {
    super(puzzle.id, undefined, puzzle.seat)
    this.chairs = Array.from({ length: puzzle.seats }, (_, seat) => ({
      kind: seat === puzzle.seat ? 'person' : 'bot',
      name: seat === puzzle.seat ? me : '',
      account: '',
      bot: seat === puzzle.seat ? '' : BOT,
      wants_rematch: false,
      program: false,
      returns: false,
      asked: '',
    }))
    this.ask()
  }

  /** Nothing comes over the socket: all of it is here. */
  override look(): void {}
  override close(): void {}

  override get settled(): boolean {
    return this.told !== null
  }

  override get recalls(): boolean {
    return false
  }

  /** A message: what counts for most, where the reason of the best choice leaves it out. */
  override get crux(): string {
    return this.told?.crux ?? ''
  }

  /** What was answered: the choice that the explanation calls one's own. */
  override get chosen(): number {
    return this.told?.made.choice.code ?? -1
  }

  get last(): number {
    return Math.max(this.steps.length - 1, 0)
  }

  /** The question, as it was. */
  ask(): void {
    this.steps = []
    this.at = 0
    this.lay(this.puzzle.view as Shape['view'], [], true)
  }

  /** What an answer led to, up to one of its steps: one on is told as news, any other as the whole line. */
  show(wanted: number): void {
    const to = Math.min(Math.max(wanted, 0), this.last)
    const step = this.steps[to]
    if (!step || to === this.at) return
    const afresh = to !== this.at + 1
    const facts = afresh ? this.steps.slice(0, to + 1).flatMap(({ facts }) => facts) : step.facts
    this.at = to
    this.lay(step.view as Shape['view'], facts as Shape['fact'][], afresh)
  }

  /** The choices that are worth a word: the answer, what was chosen, and the next best; each marked on the table. */
  explain(): void {
    const { told } = this
    if (!told) return
    this.ask()
    const others = told.choices.slice(1).filter(({ choice }) => choice.code !== told.made.choice.code)
    const [answer] = told.choices
    const shown = answer ? [answer, ...(told.right ? [] : [told.made]), ...others].slice(0, SHOWN) : []
    this.hints = shown.map(advised)
  }

  override async answer(code: number): Promise<Outbound | null> {
    if (this.busy || this.steps.length) return null
    this.refusal = null
    this.busy = true
    try {
      this.told = await post<PuzzleAnswered>(`/api/puzzles/${this.id}/answer`, { code })
      this.steps = this.told.steps
      this.at = 0
      this.show(1)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refusal = error
    } finally {
      this.busy = false
    }
    return null
  }

  /** What the best choice would have led to. */
  showBest(): void {
    if (!this.told?.best.length) return
    this.hints = null
    this.steps = this.told.best
    this.at = 0
    this.lay(this.puzzle.view as Shape['view'], [], true)
    this.show(1)
  }

  override async try(...codes: number[]): Promise<Tried<Shape> | null> {
    try {
      const { view, choices } = await post<PuzzleTrial>(`/api/puzzles/${this.id}/try`, { codes })
      return view ? { view: view as Shape['view'], choices: choices as Shape['choice'][] } : null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return null
    }
  }

  override async why(decision: string): Promise<Partial<Refused> | null> {
    try {
      await post<PuzzleTrial>(`/api/puzzles/${this.id}/try`, { codes: [decision] })
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.told
    }
  }

  /** Nothing else can be said here. */
  override say(): Promise<Outbound | null> {
    return Promise.resolve(null)
  }
  override undo(): Promise<Outbound | null> {
    return Promise.resolve(null)
  }

  private lay(view: Shape['view'], facts: Shape['fact'][], afresh: boolean): void {
    const asks = !this.steps.length
    const news: NewsOf<Shape> = {
      type: 'news',
      table: this.id,
      status: 'over', // nobody waits for anybody
      seat: this.puzzle.seat,
      chairs: this.chairs,
      to_act: view.to_act ?? -1,
      view,
      question: asks ? { number: 0, choices: this.puzzle.choices as Shape['choice'][], odds: null } : null,
      can_undo: false,
      position: null,
      time: null,
      offer: null,
      fairness: UNTOLD,
      ending: null,
      score: [],
      next: '',
      facts,
      afresh,
      done: [],
    }
    this.hear(news as unknown as News)
  }
}

function advised({ choice, chance, reason }: PuzzleChoice): Advised {
  return { code: choice.code, notation: choice.notation, chance, money: null, reason }
}
