/** A table that the reader looks at: the last news, the log so far, and what can be done about it. */

import type { Advised, News, Outbound, Presence, Question, Refused, Said, TableSetup, Trial } from '../wire'
import { Refusal } from './api'
import { client, type Pass } from './client.svelte'
import { Gather } from './gather'
import { stepsFor } from './pledge'
import { route } from './route.svelte'
import { share } from './share'

/** What a game shows, tells and offers. `Games` of wire.ts has the exact types of each game that the page knows; this is
what all games have in common. */
export interface Shape {
  view: { to_act?: number }
  fact: { fact: string }
  choice: { code: number; notation: string; kind: string; values: object }
}

export type NewsOf<G extends Shape> = Omit<News, 'view' | 'question' | 'facts'> & {
  view: G['view'] | null
  question: (Omit<Question, 'choices'> & { choices: G['choice'][] }) | null
  facts: G['fact'][]
}

export interface Tried<G extends Shape> {
  view: G['view']
  choices: G['choice'][]
}

const NOT_HERE = ['not-invited', 'link-ended', 'watch-later', 'no-such-table']

export class Table<G extends Shape = Shape> {
  readonly recorded: boolean = false // a game that is only looked at again
  readonly explained: boolean = false // its hints are an explanation of what was answered
  setup = $state.raw<TableSetup | null>(null)
  news = $state.raw<NewsOf<G> | null>(null)
  facts = $state.raw<G['fact'][]>([]) // the log: what this viewer saw
  fresh = $state.raw<G['fact'][]>([]) // what the last news told
  presence = $state.raw<Presence | null>(null)
  presenceAt = 0 // when that was told, by the server's clock
  undone = $state(0) // how often something already shown was taken back
  said = $state.raw<Said[]>([])
  refusal = $state.raw<Refusal | null>(null)
  busy = $state(false) // a command is on its way
  hints = $state.raw<Advised[] | null>(null)
  private stop: () => void = () => undefined
  private through: number | null | undefined // the seat whose view was asked for last
  private gather = new Gather((news) => this.hear(news))
  private arriving = true // nothing was added to the deal from here yet
  private added = '' // what the table waited for when something was
  private hearers = new Set<(fresh: never[], afresh: boolean) => void>()

  constructor(
    readonly id: string,
    private by: Pass = { invite: '', share: '' },
    seat: number | null = null,
  ) {
    this.look(seat)
  }

  get view(): G['view'] | null {
    return this.news?.view ?? null
  }

  get choices(): G['choice'][] {
    return this.news?.question?.choices ?? []
  }

  /** The question stays for looking at it, though it was answered: nothing opens by itself. */
  get settled(): boolean {
    return false
  }

  /** Of a puzzle a message: what makes the best choice the best, beside its reason; empty: nothing. */
  get crux(): string {
    return ''
  }

  /** Of a puzzle the code that was answered; -1: none. */
  get chosen(): number {
    return -1
  }

  /** The seat that is addressed as “you”; -1: none. */
  get you(): number {
    return this.news?.seat ?? -1
  }

  get mine(): number[] {
    return this.setup?.mine ?? []
  }

  /** Look through a seat: one's own, or from beside the table (-1). Nothing happens if it is the present one. */
  look(seat: number | null): void {
    if (seat === this.through) return
    this.close()
    this.through = seat
    this.stop = client.watch(this.id, seat, this.by, (message) =>
      message.type === 'news' ? this.gather.hear(message) : this.hear(message),
    )
  }

  /** Watch again: everything is sent once more. */
  again(): void {
    const seat = this.through ?? null
    this.through = undefined
    this.look(seat)
  }

  close(): void {
    this.stop()
    this.gather.clear()
    this.through = undefined
  }

  /** What was just told takes so long to read: what follows waits. */
  linger(ms: number): void {
    this.gather.linger(ms)
  }

  /** Something over the table should be read first. If a clock runs, nothing waits. */
  pause(on: boolean): void {
    if (!on || this.setup?.clock.kind === 'none') this.gather.pause(on)
  }

  /** Nobody is reading any longer: everything that waits is shown now. */
  catchUp(): void {
    this.gather.catchUp()
  }

  /** Whether one can go back to a moment of the log: not where nothing may be remembered. */
  get recalls(): boolean {
    return this.news?.status === 'over' || (this.news?.status === 'running' && !!this.setup?.aids)
  }

  /** Look at the table as it lay when this fact of the log happened. */
  recall(fact: number): void {
    const query = new URLSearchParams({ fact: String(fact), seat: String(this.news?.seat ?? -1) })
    if (this.by.share) query.set('s', this.by.share)
    else if (this.by.invite) query.set('i', this.by.invite)
    route.go(`/replay/${this.id}?${query}`)
  }

  /** Be told of facts as they come; the answer stops it. */
  onFacts(hear: (fresh: G['fact'][], afresh: boolean) => void): () => void {
    this.hearers.add(hear)
    return () => this.hearers.delete(hear)
  }

  protected hear(message: Outbound): void {
    switch (message.type) {
      case 'setup':
        this.setup = message
        break
      case 'news': {
        const news = message as NewsOf<G> // a table speaks of its own game
        const fresh = news.facts
        if (news.afresh && this.setup?.aids && this.news?.seat === news.seat && fresh.length < this.facts.length) this.undone += 1
        this.facts = news.afresh ? fresh : [...this.facts, ...fresh]
        this.fresh = news.afresh ? [] : fresh
        this.hints = null
        if (news.done.length) this.busy = false // now, and not in a picture of its own
        this.news = { ...news, view: share(this.news?.view, news.view), chairs: share(this.news?.chairs, news.chairs) }
        for (const hearer of this.hearers) hearer(fresh as never[], news.afresh)
        if (news.status === 'open') this.addToDeal(news)
        break
      }
      case 'presence':
        this.presence = message
        this.presenceAt = client.now()
        break
      case 'said':
        this.said = this.said.some(({ n }) => n === message.n)
          ? this.said.map((known) => (known.n === message.n ? message : known)) // its name may be gone since
          : [...this.said, message]
        break
      case 'refused':
        this.refusal = new Refusal(message)
        if (NOT_HERE.includes(message.reason)) this.news = null // one may no longer watch
        break
    }
  }

  /** Send a message about this table; a refusal is shown, and nothing is lost. */
  async say(wish: { type: string } & Record<string, unknown>): Promise<Outbound | null> {
    this.refusal = null
    this.busy = true
    try {
      return await client.say({ ...wish, table: this.id } as Parameters<typeof client.say>[0])
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refusal = error
      return null
    } finally {
      this.busy = false
    }
  }

  /** Before the deal the page commits and reveals by itself, each once; what is refused, the next news will tell. */
  private addToDeal({ fairness }: NewsOf<G>): void {
    const { commitment, commitments, awaits } = fairness
    const now = JSON.stringify([commitment, this.mine.map((seat) => commitments[seat]), awaits])
    if (now === this.added) return
    this.added = now
    for (const step of stepsFor(fairness, this.mine, this.arriving)) {
      void client.say({ ...step, table: this.id }).catch(() => undefined)
    }
    this.arriving &&= !this.mine.length
  }

  answer(code: number): Promise<Outbound | null> {
    const question = this.news?.question
    if (!this.news || !question || this.busy) return Promise.resolve(null)
    return this.say({ type: 'move', seat: this.news.seat, question: question.number, code })
  }

  /** What the table would look like after these answers, and what would be asked next; null if one is for good. */
  async try(...codes: number[]): Promise<Tried<G> | null> {
    const question = this.news?.question
    if (!this.news || !question) return null
    try {
      const told = await client.say({ type: 'try', table: this.id, seat: this.news.seat, question: question.number, codes })
      const { view, choices } = told.type === 'trial' ? (told as Omit<Trial, 'view' | 'choices'> & Partial<Tried<G>>) : {}
      return view && choices ? { view, choices } : null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return null
    }
  }

  /** Why this cannot be done now, in the game's notation, as the server puts it; null if it can. */
  async why(decision: string): Promise<Partial<Refused> | null> {
    const question = this.news?.question
    if (!this.news || !question) return null
    try {
      await client.say({ type: 'try', table: this.id, seat: this.news.seat, question: question.number, codes: [decision] })
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.told
    }
  }

  undo(): Promise<Outbound | null> {
    const question = this.news?.question
    if (!this.news || !question || this.busy) return Promise.resolve(null)
    return this.say({ type: 'undo', seat: this.news.seat, question: question.number })
  }

  async hint(): Promise<void> {
    if (!this.news) return
    const { seat, question } = this.news
    const told = await this.say({ type: 'hint', seat })
    if (told?.type === 'hints' && this.news.question?.number === question?.number) this.hints = told.choices // too late for another question
  }
}
