import { describe, expect, it, vi } from 'vitest'
import type { Table } from '../../lib/table.svelte'
import type { WyattEarpView } from '../../wire'
import { Play, written } from './play.svelte'
import type { Choice, Earp } from './shape'

vi.mock('../../lib/settings.svelte', () => ({ settings: { confirm: false } }))

const choice = (code: number, kind: string, values: object): Choice => ({ code, kind, values, notation: '' }) as unknown as Choice
const hand = [
  { card: 'jesse-james', count: 4 },
  { card: 'bob-dalton', count: 1 },
  { card: 'wyatt-earp', count: 1 },
]
const table = {
  choices: [
    choice(1, 'lay', { outlaw: 'jesse-james', cards: 3 }),
    choice(2, 'lay', { outlaw: 'jesse-james', cards: 4 }),
    choice(3, 'earp-draw', {}),
    choice(4, 'earp-pick', {}),
    choice(5, 'discard', { card: 'jesse-james' }),
    choice(6, 'discard', { card: 'bob-dalton' }),
  ],
  view: { players: [{}, {}], hand } as unknown as WyattEarpView,
  news: { seat: 0 },
} as unknown as Table<Earp>

const drops = (play: Play, card: string): [string, number | null][] => [...play.drops(card)].map(([goal, found]) => [goal, found?.code ?? null])

describe('a card that is carried', () => {
  it('is laid with all of its kind, or with as many as were picked up', () => {
    const play = new Play(table)
    expect(drops(play, 'jesse-james')).toEqual([
      ['poster:jesse-james', 2],
      ['cell:0:jesse-james', 2],
      ['discards', 5],
    ])
    play.pick('jesse-james', 4)
    play.pick('jesse-james', 4)
    expect(drops(play, 'jesse-james')[0]).toEqual(['poster:jesse-james', 1])
  })

  it('can only be discarded if nothing else is offered', () => {
    expect(drops(new Play(table), 'bob-dalton')).toEqual([['discards', 6]])
  })

  it('asks on where it has several uses', () => {
    expect(drops(new Play(table), 'wyatt-earp')).toEqual([['middle', null]])
  })
})

it('leaves a card in the hand while others decide', () => {
  const play = new Play({ ...table, choices: [] } as unknown as Table<Earp>)
  play.pick('jesse-james', 4)
  expect(play.place).toBe('')
})

it('writes what cannot be played as the house does', () => {
  expect(written('belle-starr', 2)).toBe('lay belle-starr 2')
  expect(written('photo-billy-the-kid', 1)).toBe('photo billy-the-kid')
  expect(written('hideout', 1)).toBe('hide')
  expect(written('fastest-gun', 1)).toBe('shoot fastest-gun')
})
