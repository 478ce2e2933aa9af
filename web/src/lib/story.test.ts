import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Line } from './face'
import { before, byTurn, justDone, readingTime, sentences, sinceMine, telling, toneOf, waitsFor } from './story'
import { speak } from './words.svelte'

const head = (at: number, seat: number): Line => ({ at, seat, text: `turn of ${seat}`, tone: '', head: true })
const line = (at: number, seat: number | null, text: string, more: Partial<Line> = {}): Line => ({ at, seat, text, tone: '', ...more })
const NAMES = ['Ann', 'Hank', 'Ruth']

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('list-comma = {", "}\nweb-you = You\nweb-bot-plays = A bot is playing for you.\nweb-waits-for = Waiting for { $who }.\n')))
  await speak('en')
})

const LOG = [
  line(0, null, 'round 1'),
  head(1, 0),
  line(2, 0, 'draw 2 cards'),
  head(3, 1),
  line(4, 1, 'draws 2 cards'),
  line(5, 1, 'asks for Butch Cassidy: you hand one over', { touches: true }),
  head(6, 2),
  line(7, 2, 'discards Hideout'),
]

describe('the log', () => {
  it('is grouped by turns, what comes before the first one apart', () => {
    expect(byTurn(LOG).map((turn) => [turn.head?.at ?? null, turn.lines.length])).toEqual([
      [null, 1],
      [1, 1],
      [3, 2],
      [6, 1],
    ])
  })

  it('names whoever goes on after somebody else, or after what nobody does', () => {
    const [turn] = byTurn([head(0, 1), line(1, 1, 'hides your set'), line(2, 0, 'shoot'), line(3, null, 'your set counts again'), line(4, 1, 'takes $1,000'), line(5, 1, 'discards')])
    expect(turn?.lines.map((_, at) => before(turn, at, NAMES, 0))).toEqual(['', 'You', '', 'Hank', ''])
    expect(turn?.lines.map((_, at) => before(turn, at, NAMES, -1))).toEqual(['', 'Ann', '', 'Hank', ''])
  })

  it('is grouped by players where a game does not tell of turns', () => {
    const lines = [line(0, 0, 'a'), line(1, 0, 'b'), line(2, null, 'c'), line(3, 1, 'd')]
    expect(byTurn(lines).map((turn) => turn.lines.map(({ text }) => text))).toEqual([['a', 'b', 'c'], ['d']])
  })
})

describe('what happened since the own last turn', () => {
  const texts = (lines: Line[], me: number): string[][] => sinceMine(lines, me).map((turn) => turn.lines.map(({ text }) => text))

  it('is the turns of the others, whether the own one has begun or not', () => {
    const others = [['draws 2 cards', 'asks for Butch Cassidy: you hand one over'], ['discards Hideout']]
    expect(texts(LOG, 0)).toEqual(others)
    expect(texts([...LOG, head(8, 0), line(9, 0, 'draw 2 cards')], 0)).toEqual(others)
  })

  it('is everything of the others before the first own turn', () => {
    expect(texts(LOG, 2)).toEqual([['draw 2 cards'], ['draws 2 cards', 'asks for Butch Cassidy: you hand one over']])
  })
})

describe('sentences', () => {
  it('put together what one did in a row, and speak to the reader', () => {
    const lines = [line(0, 1, 'plays Fastest Gun'), line(1, 1, 'turns over Jesse James: a hit'), line(2, 0, 'hand one over'), line(3, null, 'nobody dies')]
    expect(sentences(lines, NAMES, 0)).toBe('Hank plays Fastest Gun, turns over Jesse James: a hit. You hand one over. Nobody dies.')
    expect(sentences([line(0, 0, 'draws 2 cards')], NAMES, -1)).toBe('Ann draws 2 cards.')
  })

  it('tell of a long piece of news what matters, and nothing that the reader did himself', () => {
    const many = [...[1, 2, 3, 4].map((at) => line(at, 1, `step ${at}`)), line(5, 1, 'steals from you', { touches: true })]
    expect(telling(many, 0).map(({ at }) => at)).toEqual([5])
    expect(telling([line(0, 0, 'draw 2 cards'), head(1, 1)], 0)).toEqual([])
    expect(telling([head(0, 0), line(1, 0, 'draw 2 cards')], 0, true).map(({ at }) => at)).toEqual([1]) // a bot did it
  })

  it('tell the reader what his own shot came to, whoever has to act next', () => {
    const shot = [line(0, 0, 'shoot with Wyatt Earp'), line(1, 0, 'turn over Bob Dalton: a miss', { tone: 'bad' })]
    expect(telling(shot, 0).map(({ at }) => at)).toEqual([1])
    expect(sentences(justDone([line(9, 1, 'draws 2 cards'), head(10, 0), ...shot], 0), NAMES, 0)).toBe('You shoot with Wyatt Earp, turn over Bob Dalton: a miss.')
    expect(justDone([line(9, 1, 'draws 2 cards'), head(10, 0)], 0)).toEqual([])
    expect(justDone(shot, -1)).toEqual([])
  })

  it('are shown as bad only where something bad happens to the reader', () => {
    const holds = line(0, 1, 'attacks: the gang holds', { touches: true, tone: 'good' })
    const dies = line(1, null, 'Bullet dies', { touches: true, tone: 'bad' })
    const shot = line(2, 1, 'turns over Bob Dalton: a hit', { tone: 'big' })
    expect(toneOf([holds, shot])).toBe('good')
    expect(toneOf([holds, dies])).toBe('bad')
    expect(toneOf([line(3, 1, 'asks for Butch Cassidy', { touches: true })])).toBe('touches')
    expect(toneOf([shot])).toBe('')
  })

  it('stay longer the longer they are, and longest when they concern the reader', () => {
    expect(readingTime('', true)).toBe(0)
    expect(readingTime('Hank draws 2 cards.', false)).toBeLessThan(readingTime('Hank lays 3 Jesse James (pot +$2,000).', false))
    expect(readingTime('Hank hides your set.', false)).toBeLessThan(readingTime('Hank hides your set.', true))
  })
})

describe('while the reader has nothing to decide', () => {
  it('he is told whom the table waits for, and never that it waits for himself', () => {
    expect(waitsFor(1, NAMES, 0, true)).toBe('Waiting for Hank.')
    expect(waitsFor(0, NAMES, 0, true)).toBe('A bot is playing for you.')
    expect(waitsFor(0, NAMES, 0, false)).toBe('Waiting for Ann.') // in a replay, which is seen from any seat
  })
})
