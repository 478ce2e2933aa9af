/** One socket for the whole page. It reconnects by itself, and sends again what the server has not acknowledged. */

import { PROTOCOL, type Found, type Inbound, type Outbound, type Refused, type Seek, type Seeking } from '../wire'
import { Refusal } from './api'

type Hearer = (message: Outbound) => void
type Command = Extract<Inbound, { id: string }>
/** What lets one in: the secret part of a link to sit down by, or of one to watch by. */
export interface Pass {
  invite: string
  share: string
}
/** What the reader is looking for, and what the server says about it. */
export type Sought = Omit<Seek, 'type' | 'id'>
type Finder = (message: Seeking | Found | Refused) => void
type Wish<C> = C extends Command ? Omit<C, 'id'> : never

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
const HEARTBEAT = 10_000
const SILENCE = 6_000

interface Pending {
  message: Command
  done: (answer: Outbound) => void
  refused: (error: Refusal) => void
}

class Client {
  status = $state<'closed' | 'connecting' | 'open' | 'lost'>('closed')
  ahead = 0 // seconds by which the server's clock is ahead of this device's
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private wanted = false
  private timer = 0
  private heart = 0
  private silence = 0
  private pending = new Map<string, Pending>()
  private watching = new Map<string, { seat: number | null; by: Pass; hear: Hearer }>()

  private sought: { wish: Sought; hear: Finder } | null = null

  constructor() {
    addEventListener('online', () => this.hurry())
    addEventListener('offline', () => this.status === 'open' && this.lost()) // the line that comes back is another one
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.hurry()
    })
  }

  /** Seconds since 1970 by the server's clock. */
  now(): number {
    return Date.now() / 1000 + this.ahead
  }

  /** Another account, or none: start over. */
  restart(wanted: boolean): void {
    this.wanted = wanted
    this.drop()
    this.status = 'closed'
    if (wanted) this.connect()
  }

  /** Hear what happens at a table; the answer stops it. */
  watch(table: string, seat: number | null, by: Pass, hear: Hearer): () => void {
    this.watching.set(table, { seat, by, hear })
    this.put({ type: 'watch', table, seat, ...by })
    return () => {
      this.watching.delete(table)
      this.put({ type: 'unwatch', table })
    }
  }

  /** Send a request that the server answers with its `id`. Sent again after a break, it takes effect only once. */
  say(wish: Wish<Command>): Promise<Outbound> {
    const message = { ...wish, id: crypto.randomUUID?.() ?? String(Math.random()) } as Command
    return new Promise((done, refused) => {
      this.pending.set(message.id, { message, done, refused })
      this.put(message)
    })
  }

  /** Look for a game with others, also after a break of the line, until one is found or one looks no more. */
  async seek(wish: Sought, hear: Finder): Promise<void> {
    try {
      await this.say({ type: 'seek', ...wish })
      this.sought = { wish, hear }
    } catch (error) {
      this.sought = null
      throw error
    }
  }

  async unseek(): Promise<void> {
    this.sought = null
    await this.say({ type: 'unseek' })
  }

  /** Say something that needs no answer; nothing depends on whether it arrives. */
  tell(message: Extract<Inbound, { type: 'mute' | 'report' }>): void {
    this.put(message)
  }

  private connect(): void {
    clearTimeout(this.timer)
    if (this.socket || !this.wanted) return
    if (this.status !== 'lost') this.status = 'connecting'
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`)
    this.socket = socket
    socket.onopen = () => {
      this.put({ type: 'hello', protocol: PROTOCOL })
      for (const [table, { seat, by }] of this.watching) this.put({ type: 'watch', table, seat, ...by })
      for (const { message } of this.pending.values()) this.put(message)
      if (this.sought) void this.say({ type: 'seek', ...this.sought.wish }).catch((error: unknown) => this.match((error as Refusal).told))
    }
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Outbound)
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
  }

  private hear(message: Outbound): void {
    clearTimeout(this.silence)
    switch (message.type) {
      case 'welcome':
        this.status = 'open'
        this.ahead = message.at - Date.now() / 1000
        this.wait = FIRST_WAIT
        this.beat()
        return
      case 'pong':
        return
      case 'done':
      case 'hints':
      case 'trial':
        this.settle(message.id)?.done(message)
        return
      case 'refused':
        this.refuse(message)
        return
      case 'seeking':
      case 'found':
        this.match(message)
        return
      case 'news':
        this.watching.get(message.table)?.hear(message)
        for (const id of message.done) this.settle(id)?.done(message)
        return
      default:
        this.watching.get(message.table)?.hear(message)
    }
  }

  private match(message: Seeking | Found | Refused): void {
    const hear = this.sought?.hear
    if (message.type !== 'seeking') this.sought = null
    hear?.(message)
  }

  private refuse(message: Refused): void {
    const pending = this.settle(message.id)
    if (pending) pending.refused(new Refusal(message))
    else if (this.sought && !message.table) this.match(message) // others were found, and there may be no more tables
    else this.watching.get(message.table)?.hear(message)
  }

  private settle(id: string): Pending | undefined {
    const pending = this.pending.get(id)
    this.pending.delete(id)
    return pending
  }

  private put(message: Inbound): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private beat(): void {
    clearInterval(this.heart)
    this.heart = setInterval(() => {
      this.put({ type: 'ping', n: 0 })
      this.silence = setTimeout(() => this.lost(), SILENCE)
    }, HEARTBEAT)
  }

  private drop(): void {
    clearInterval(this.heart)
    clearTimeout(this.silence)
    clearTimeout(this.timer)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private lost(): void {
    this.drop()
    this.status = 'lost'
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private hurry(): void {
    if (this.status !== 'lost') return
    this.wait = FIRST_WAIT
    this.connect()
  }
}

export const client = new Client()
