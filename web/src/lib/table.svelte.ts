/** A table that the reader looks at: the last news, the log so far, and what can be done about it. */

import type { Advised, Choice, News, Outbound, Presence, Refused, Said, TableSetup } from '../wire'
import { Refusal } from './api'
import { client } from './client.svelte'
import { Gather } from './gather'
import { share } from './share'

export type Fact = { fact: string } & Record<string, unknown>

export class Table<View = unknown> {
  setup = $state.raw<TableSetup | null>(null)
  news = $state.raw<News | null>(null)
  facts = $state.raw<Fact[]>([]) // the log: what this viewer saw
  fresh = $state.raw<Fact[]>([]) // what the last news told
  presence = $state.raw<Presence | null>(null)
  said = $state.raw<Said[]>([])
  refusal = $state.raw<Refusal | null>(null)
  busy = $state(false) // a command is on its way
  hints = $state.raw<Advised[] | null>(null)
  private stop: () => void = () => undefined
  private gather = new Gather((news) => this.hear(news))
  private hearers = new Set<(fresh: Fact[], afresh: boolean) => void>()

  constructor(
    readonly id: string,
    private invite = '',
    seat: number | null = null,
  ) {
    this.look(seat)
  }

  get view(): View | null {
    return (this.news?.view ?? null) as View | null
  }

  get choices(): Choice[] {
    return (this.news?.question?.choices ?? []) as Choice[]
  }

  get mine(): number[] {
    return this.setup?.mine ?? []
  }

  /** Look through another seat: one's own, or from beside the table (-1). */
  look(seat: number | null): void {
    this.close()
    this.stop = client.watch(this.id, seat, this.invite, (message) =>
      message.type === 'news' ? this.gather.hear(message) : this.hear(message),
    )
  }

  close(): void {
    this.stop()
    this.gather.clear()
  }

  /** Be told of facts as they come; the answer stops it. */
  onFacts(hear: (fresh: Fact[], afresh: boolean) => void): () => void {
    this.hearers.add(hear)
    return () => this.hearers.delete(hear)
  }

  protected hear(message: Outbound): void {
    switch (message.type) {
      case 'setup':
        this.setup = message
        break
      case 'news': {
        const fresh = message.facts as Fact[]
        this.facts = message.afresh ? fresh : [...this.facts, ...fresh]
        this.fresh = message.afresh ? [] : fresh
        this.hints = null
        if (message.done.length) this.busy = false // now, and not in a picture of its own
        this.news = { ...message, view: share(this.news?.view, message.view), chairs: share(this.news?.chairs, message.chairs) }
        for (const hearer of this.hearers) hearer(fresh, message.afresh)
        break
      }
      case 'presence':
        this.presence = message
        break
      case 'said':
        if (!this.said.some((known) => known.n === message.n)) this.said = [...this.said, message]
        break
      case 'refused':
        this.refusal = new Refusal(message)
        break
    }
  }

  /** Say something to the house about this table; what it refuses is shown, and nothing is lost. */
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

  answer(code: number): Promise<Outbound | null> {
    const question = this.news?.question
    if (!this.news || !question || this.busy) return Promise.resolve(null)
    return this.say({ type: 'move', seat: this.news.seat, question: question.number, code })
  }

  /** What the table would look like after these answers, and what would be asked next; null if one is for good. */
  async try(...codes: number[]): Promise<{ view: View; choices: Choice[] } | null> {
    const question = this.news?.question
    if (!this.news || !question) return null
    try {
      const told = await client.say({ type: 'try', table: this.id, seat: this.news.seat, question: question.number, codes })
      return told.type === 'trial' && told.view ? { view: told.view as View, choices: told.choices as Choice[] } : null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return null
    }
  }

  /** Why this cannot be done now, in the game's notation, as the house puts it; null if it can. */
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
    const told = await this.say({ type: 'hint', seat: this.news.seat })
    if (told?.type === 'hints') this.hints = told.choices
  }
}
