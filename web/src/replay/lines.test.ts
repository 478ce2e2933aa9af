import { expect, test } from 'vitest'
import { apart, few, type Frame, lineOf, standingAt, stepAt, xOf } from './lines'

const frame: Frame = { width: 500, height: 120, left: 40, right: 60, top: 10, bottom: 10, last: 40 }
const steps = [0, 10, 20, 40].map((step) => ({ step, chances: [step / 40, 1 - step / 40] }))

test('a place on the graph is the step that was drawn there', () => {
  for (const step of [0, 1, 17, 40]) expect(stepAt(frame, xOf(frame, step))).toBe(step)
  expect(stepAt(frame, -50)).toBe(0)
  expect(stepAt(frame, 900)).toBe(40)
})

test('a line goes from left to right through all that is known', () => {
  expect(lineOf(frame, steps, 0)).toBe('M40.0 110.0L140.0 85.0L240.0 60.0L440.0 10.0')
})

test('a step that was not looked at stands as the last one before it', () => {
  expect(standingAt(steps, 19)?.step).toBe(10)
  expect(standingAt(steps, 40)?.step).toBe(40)
  expect(standingAt([], 3)).toBeNull()
})

test('the numbers hold both ends and whatever turned the game', () => {
  expect(few(steps, 2, [20]).map(({ step }) => step)).toEqual([0, 20, 40])
})

test('names never lie on each other, nor outside', () => {
  const placed = apart([100, 98, 99], 16, 110)
  expect([...placed].sort((a, b) => a - b)).toEqual([78, 94, 110])
  expect(placed.indexOf(78)).toBe(1)
})
