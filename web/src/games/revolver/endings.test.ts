import { beforeAll, describe, expect, it, vi } from 'vitest'
import { speak } from '../../lib/words.svelte'
import { Deck } from './deck'
import { highlights } from './highlights'
import type { Fact } from './shape'

const WORDS = import.meta.glob<string>('../../words/en.ftl', { query: '?raw', import: 'default', eager: true })
const deck = new Deck({ id: 'x', cards: [], bandits: [{ id: 'bullet', name: 'Bullet' }], battlefields: [{ id: 'bank', name: 'The Bank' }], specials: [], slots: 3, cubes: 12 } as never)

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(WORDS['../../words/en.ftl'])))
  await speak('en')
})

const attack = (number: number, law: number, gang: number): Fact[] => [
  { fact: 'turn-began', side: 'mcready', number },
  { fact: 'attacked', law, gang, won: law > gang },
  ...(law > gang ? [{ fact: 'bandit-died', bandit: 'bullet' } as Fact] : []),
]

describe('what is remembered of a chase', () => {
  const GAME = [...attack(1, 7, 5), ...attack(2, 3, 5), ...attack(3, 4, 6), ...attack(4, 9, 4)]

  it('for the law: the attack from which on none failed', () => {
    const found = highlights([...GAME, { fact: 'won', side: 'mcready', reason: 'leader-dead' }], deck)
    expect(found.map(({ text }) => text)).toEqual([
      'Turn 4, The Bank: 9 against 4, a casualty',
      'Attacks held in a row: 2 (from turn 2 on)',
      'The gang never holds again after this attack (turn 4)',
    ])
  })

  it('for the gang: the last death', () => {
    const facts: Fact[] = [...GAME, ...attack(5, 1, 5), { fact: 'won', side: 'colty', reason: 'border-empty' }]
    const last = highlights(facts, deck).at(-1)!
    expect(last.text).toBe('The last to die is Bullet (turn 4)')
    expect(facts[last.at]).toEqual({ fact: 'bandit-died', bandit: 'bullet' })
  })
})
