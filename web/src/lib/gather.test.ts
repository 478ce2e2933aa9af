import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { News } from '../wire'
import { Gather } from './gather'

const news = (name: string, more: Partial<News> = {}): News =>
  ({ type: 'news', to_act: name.length, facts: [{ fact: name }], afresh: false, done: [], ...more }) as unknown as News

describe('news that come faster than pictures', () => {
  let told: News[]
  let gather: Gather
  let frames: (() => void)[]
  const draw = (): void => frames.splice(0).forEach((frame) => frame())
  const names = (): string[][] => told.map(({ facts }) => facts.map(({ fact }) => fact as string))

  beforeEach(() => {
    vi.useFakeTimers()
    frames = []
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
    vi.stubGlobal('cancelAnimationFrame', (id: number) => (frames[id - 1] = () => undefined))
    told = []
    gather = new Gather((one) => told.push(one))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('are told at once when nothing else is being drawn', () => {
    gather.hear(news('a'))
    draw()
    gather.hear(news('b'))
    expect(names()).toEqual([['a'], ['b']])
  })

  it('go into one picture, with all that happened and only the last state', () => {
    gather.hear(news('a'))
    for (const name of ['b', 'cc', 'ddd']) gather.hear(news(name))
    expect(names()).toEqual([['a']])
    draw()
    expect(names()).toEqual([['a'], ['b', 'cc', 'ddd']])
    expect(told[1]!.to_act).toBe(3)
  })

  it('never wait when they answer the reader, and take along what waited', () => {
    gather.hear(news('a'))
    gather.hear(news('b'))
    gather.hear(news('mine', { done: ['id'] }))
    expect(names()).toEqual([['a'], ['b', 'mine']])
    expect(told[1]!.done).toEqual(['id'])
    draw()
    expect(told).toHaveLength(2)
  })

  it('that tell everything anew leave nothing of what waited', () => {
    gather.hear(news('a'))
    gather.hear(news('b'))
    gather.hear(news('all', { afresh: true }))
    gather.hear(news('more'))
    draw()
    expect(names()[1]).toEqual(['all', 'more'])
    expect(told[1]!.afresh).toBe(true)
  })

  it('are told without any picture while the page is hidden', () => {
    gather.hear(news('a'))
    gather.hear(news('b'))
    vi.runAllTimers()
    expect(names()).toEqual([['a'], ['b']])
  })

  it('wait one by one while what others did is being read, and come all at once to whoever will not wait', () => {
    const hear = (...names: string[]): void => names.forEach((name) => gather.hear(news(name)))
    gather = new Gather((one) => (told.push(one), gather.linger(1_000)))
    hear('a', 'b', 'cc')
    draw()
    expect(names()).toEqual([['a']])
    vi.advanceTimersByTime(1_001)
    expect(names()).toEqual([['a'], ['b']])
    hear('ddd')
    gather.catchUp()
    expect(names()).toEqual([['a'], ['b'], ['cc', 'ddd']])
  })

  it('that answer the reader come at once, and take along what was still to be read', () => {
    gather = new Gather((one) => (told.push(one), gather.linger(1_000)))
    gather.hear(news('a'))
    draw()
    gather.hear(news('b'))
    gather.hear(news('mine', { done: ['id'] }))
    expect(names()).toEqual([['a'], ['b', 'mine']])
  })

  it('are hurried where many are waiting: who looks on is never left far behind', () => {
    gather = new Gather((one) => (told.push(one), gather.linger(1_000)))
    for (let n = 0; n < 40; n += 1) gather.hear(news('a'))
    for (let n = 0; n < 120; n += 1) {
      draw()
      vi.advanceTimersByTime(100)
    }
    expect(told.length).toBeGreaterThan(20)
  })

  it('are forgotten when the reader has left the table', () => {
    gather.hear(news('a'))
    gather.hear(news('b'))
    gather.clear()
    draw()
    vi.runAllTimers()
    expect(names()).toEqual([['a']])
  })
})
