/** The people at a table: whose clock runs, who is away, what was said and not read yet. One for each table. */

import { getContext, setContext } from 'svelte'
import type { Said } from '../wire'
import { now, still } from './clock.svelte'
import { seatNames } from './people'
import { session } from './session.svelte'
import type { Shape, Table } from './table.svelte'

const KEY = Symbol('company')
export const SOON = 10 // seconds before a player's time is over: everyone is told what will happen
const CALLABLE = 20 // seconds after which a bot may be called for an absent player
const HEARD = 7 // seconds that a message is shown next to its author
const DAYS = 86_400 // with a clock of days nobody is replaced for being away

export class Company {
  read = $state(0) // the number of the last words that were read, kept for as long as this tab lasts

  /** What the players are called at this table, everywhere. */
  readonly names = $derived.by(() => seatNames(this.chairs, this.table.setup?.game))

  constructor(readonly table: Table<Shape>) {
    this.read = Number(sessionStorage.getItem(this.key)) || 0
  }

  private get key(): string {
    return `saloon-read-${this.table.id}`
  }

  get mine(): readonly number[] {
    return this.table.mine
  }

  private get chairs() {
    return this.table.news?.chairs ?? []
  }

  /** Somebody else than the reader sits here, or may still sit down. */
  get others(): boolean {
    const mine = session.who?.account
    return this.chairs.some(({ kind, account }) => kind === 'open' || (kind === 'person' && account !== mine))
  }

  /** With bots there is nothing to talk about. */
  get talks(): boolean {
    return !!this.table.setup?.chat && this.others
  }

  /** How many things others have said that were not read yet. */
  get unread(): number {
    return this.table.said.filter(({ n, account }) => n > this.read && account !== session.who?.account).length
  }

  /** Somebody looks on who does not sit here. */
  get watches(): boolean {
    return !this.table.mine.length && this.table.news?.status === 'running'
  }

  /** The seat whose clock runs; -1: none does. */
  get running(): number {
    return this.table.news?.status === 'running' ? (this.table.news.time?.seat ?? -1) : -1
  }

  /** Seconds that a seat has left: on the running clock, or for the rest of its game. Null where there is no clock. */
  left(seat: number): number | null {
    const time = this.table.news?.time
    if (!time || this.table.news?.status !== 'running') return null
    if (time.seat === seat) return Math.max(0, time.until - now())
    return this.table.setup?.clock.kind === 'game' && this.chairs[seat]?.kind === 'person' ? (time.left[seat] ?? null) : null
  }

  /** The same as a part of what one has at most. */
  part(seat: number): number {
    const most = this.table.setup?.clock.seconds || 1
    return Math.min(1, (this.left(seat) ?? 0) / most)
  }

  /** Whose time is nearly over. */
  get pressed(): number {
    const seat = this.running
    return seat >= 0 && (this.left(seat) ?? SOON) < SOON ? seat : -1
  }

  /** Whether a player is absent at the moment. */
  away(seat: number): boolean {
    const chair = this.chairs[seat]
    return chair?.kind === 'person' && !chair.bot && !this.table.mine.includes(seat) && this.table.presence?.present[seat] === false
  }

  /** Seconds until a bot may be called for an absent player; null: not at all. */
  callable(seat: number): number | null {
    const { setup, presence, presenceAt } = this.table
    if (!this.away(seat) || !presence || (setup?.clock.kind !== 'none' && (setup?.clock.seconds ?? 0) >= DAYS)) return null
    return Math.max(0, CALLABLE - (presence.away[seat] ?? 0) - (now() - presenceAt))
  }

  /** Recent messages: shown next to their authors for a while. */
  get heard(): Said[] {
    const last = this.table.said.at(-1)
    if (!last || still() - last.at > HEARD) return []
    const at = now()
    return this.table.said.filter((said) => at - said.at < HEARD)
  }

  /** The seat of the author of a message. */
  seatOf({ account }: Said): number {
    return this.chairs.findIndex((chair) => chair.kind === 'person' && chair.account === account)
  }

  readAll(): void {
    const last = this.table.said.at(-1)?.n ?? this.read
    if (last === this.read) return
    this.read = last
    sessionStorage.setItem(this.key, String(last))
  }
}

const known = new WeakMap<object, Company>()

export function companyOf(table: object): Company {
  const company = known.get(table) ?? new Company(table as Table<Shape>)
  known.set(table, company)
  return company
}

/** For all that is shown of a table below here. */
export const seatCompany = (table: object): Company => setContext(KEY, companyOf(table))
export const theCompany = (): Company | undefined => getContext(KEY)
