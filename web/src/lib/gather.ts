/** News that come faster than pictures, or faster than they can be read. The first is shown at once; what comes before its
picture is on the screen goes into one with it, or into the next. While something that others did is still being read
(`linger`), what follows waits, one piece of news after the other. What answers the reader never waits. */

import type { News } from '../wire'

const LONGEST = 200 // milliseconds without a picture: the page is hidden, but what it says and does goes on
const FEW = 6 // pieces of news that wait their full time; more are hurried
const MANY = 60 // and these are too many to be told one by one

export class Gather {
  private queue: News[] = []
  private frame = 0
  private timer = 0
  private due = 0 // when what was told last has been read
  private singly = false // one by one: someone is reading
  private paused = false // something covers the table

  constructor(private readonly tell: (news: News) => void) {}

  hear(news: News): void {
    this.queue.push(news)
    if (news.afresh) {
      this.queue = [joinedAll(this.queue)]
      this.due = 0
    }
    if (news.done.length || this.queue.length > MANY) this.catchUp()
    else if (this.paused) return
    else if (!this.frame && !this.timer) this.pass()
    else if (!this.frame) this.wait()
  }

  /** What was just told takes so many milliseconds to read; 0: nobody reads, and nothing has to wait. */
  linger(ms: number): void {
    this.singly = ms > 0
    this.due = ms > 0 ? performance.now() + ms : 0
    if (!ms && this.timer && !this.frame) this.catchUp()
  }

  /** While something covers the table, news wait; those that answer the reader come anyway. */
  pause(on: boolean): void {
    this.paused = on
    if (!on && !this.frame) this.wait()
  }

  /** Everything that waits, now. */
  catchUp(): void {
    if (!this.queue.length) return
    this.singly = false
    this.due = 0
    this.stop()
    this.pass()
  }

  /** What waits is no longer shown. */
  clear(): void {
    this.queue = []
    this.due = 0
    this.stop()
  }

  private pass(): void {
    const news = this.singly && !hidden() ? this.queue.shift() : this.queue.length ? joinedAll(this.queue.splice(0)) : undefined
    if (!news) return
    this.tell(news)
    if (this.frame) return
    const next = (): void => {
      this.stop()
      this.wait()
    }
    this.frame = requestAnimationFrame(next)
    this.timer = setTimeout(next, LONGEST)
  }

  /** Until the last piece of news has been read; the more are waiting, the sooner. */
  private wait(): void {
    clearTimeout(this.timer)
    this.timer = 0
    if (this.paused) return
    const left = hidden() ? 0 : (this.due - performance.now()) * Math.min(1, FEW / Math.max(1, this.queue.length))
    if (left <= 0) this.pass()
    else
      this.timer = setTimeout(() => {
        this.timer = 0
        this.pass()
      }, left)
  }

  private stop(): void {
    cancelAnimationFrame(this.frame)
    clearTimeout(this.timer)
    this.frame = 0
    this.timer = 0
  }
}

const hidden = (): boolean => typeof document !== 'undefined' && document.hidden
const joinedAll = (all: readonly News[]): News => all.reduce(joined)

/** Two pieces of news in one: where things have come to, and all that happened on the way. */
export function joined(first: News, next: News): News {
  const done = [...first.done, ...next.done]
  return next.afresh ? { ...next, done } : { ...next, facts: [...first.facts, ...next.facts], afresh: first.afresh, done }
}
