import { expect, test } from 'vitest'
import type { Replay, ReplayStep } from '../wire'
import { whole } from './whole'

const notations = ['', 'draw', 'discard a', 'draw', 'discard b']

async function read(atOnce: number): Promise<{ replay: Replay; asked: number[] }> {
  const asked: number[] = []
  const replay = await whole((first) => {
    asked.push(first)
    const steps = notations.slice(first, first + atOnce).map((notation) => ({ notation }) as ReplayStep)
    return Promise.resolve({ first, length: notations.length, steps } as Replay)
  })
  return { replay, asked }
}

test('a game that comes in one answer is asked for once', async () => {
  const { replay, asked } = await read(9)
  expect(replay.steps.map(({ notation }) => notation)).toEqual(notations)
  expect(asked).toEqual([0])
})

test('a long game is asked for until all of it is there, each step once and in order', async () => {
  const { replay, asked } = await read(2)
  expect(replay.steps.map(({ notation }) => notation)).toEqual(notations)
  expect(asked).toEqual([0, 2, 4])
})
