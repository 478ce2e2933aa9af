/** Why something cannot be played. The server knows: it is asked when the reader wants to know, once for each question. */

import type { Refused } from '../wire'
import type { Table } from './table.svelte'

export class Why {
  private told = $state.raw<ReadonlyMap<string, Partial<Refused>>>(new Map())
  private question = $state(-1)

  constructor(private table: Table) {}

  of(card: string): Partial<Refused> | null {
    return this.question === this.table.news?.question?.number ? (this.told.get(card) ?? null) : null
  }

  async ask(card: string, decision: string): Promise<void> {
    const number = this.table.news?.question?.number
    if (number === undefined || this.of(card)) return
    const refused = await this.table.why(decision)
    if (!refused || this.table.news?.question?.number !== number) return
    this.told = new Map([...(this.question === number ? this.told : []), [card, refused]])
    this.question = number
  }
}
