/** News that come faster than pictures. The first is shown at once; what comes before its picture is on the screen goes
into one with it, or into the next. What answers the reader never waits. */

import type { News } from '../wire'

const LONGEST = 200 // milliseconds without a picture: the page is hidden, but what it says and does goes on

export class Gather {
  private waiting: News | null = null
  private frame = 0
  private timer = 0

  constructor(private readonly tell: (news: News) => void) {}

  hear(news: News): void {
    this.waiting = this.waiting ? joined(this.waiting, news) : news
    if (!this.frame || news.done.length) this.pass()
  }

  /** What waits is not told any more. */
  clear(): void {
    this.waiting = null
    this.drawn()
  }

  private pass(): void {
    const news = this.waiting
    this.waiting = null
    if (!news) return
    this.tell(news)
    if (this.frame) return
    const next = (): void => {
      this.drawn()
      this.pass()
    }
    this.frame = requestAnimationFrame(next)
    this.timer = setTimeout(next, LONGEST)
  }

  private drawn(): void {
    cancelAnimationFrame(this.frame)
    clearTimeout(this.timer)
    this.frame = 0
  }
}

/** Two pieces of news in one: where things have come to, and all that happened on the way. */
export function joined(first: News, next: News): News {
  const done = [...first.done, ...next.done]
  return next.afresh ? { ...next, done } : { ...next, facts: [...first.facts, ...next.facts], afresh: first.afresh, done }
}
