import { expect, it } from 'vitest'
import type { Replay } from '../wire'
import { parting } from './parting'

const game = (...moves: [number, string][]): Pick<Replay, 'steps'> => ({
  steps: [[-1, ''] as [number, string], ...moves].map(([seat, notation]) => ({ seat, notation }) as Replay['steps'][number]),
})

it('parts at the first other move, the first other seat, or the end of the shorter game', () => {
  const one = game([0, 'draw'], [0, 'pass'], [1, 'draw'])
  expect(parting(one, game([0, 'draw'], [0, 'lay x'], [1, 'draw']))).toBe(2)
  expect(parting(one, game([0, 'draw'], [0, 'pass'], [2, 'draw']))).toBe(3)
  expect(parting(one, game([0, 'draw'], [0, 'pass']))).toBe(2)
  expect(parting(one, one)).toBe(3)
})
