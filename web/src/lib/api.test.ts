import { afterEach, expect, test, vi } from 'vitest'
import { get, Refusal } from './api'

const busy = (): Response =>
  new Response('{"type":"refused","reason":"too-busy","rule":"","details":{},"table":"","id":""}', {
    status: 503,
    headers: { 'retry-after': '5' },
  })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a busy server is asked again after the time that it names', async () => {
  vi.useFakeTimers()
  const answers = [busy(), busy(), new Response('[1]')]
  const asked = vi.fn(() => Promise.resolve(answers.shift()))
  vi.stubGlobal('fetch', asked)
  const answer = get('/api/lobby')
  await vi.advanceTimersByTimeAsync(4900)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5200)
  expect(await answer).toEqual([1])
})

test('a server that stays busy is told in the end', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(busy()))
  const answer = get('/api/lobby').catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  const told = await answer
  expect(told).toBeInstanceOf(Refusal)
  expect((told as Refusal).told.reason).toBe('too-busy')
})
