import { afterEach, expect, test, vi } from 'vitest'

vi.mock('./client.svelte', () => ({ client: { restart: () => undefined } }))
vi.mock('./settings.svelte', () => ({ settings: { name: 'Ann' } }))
vi.mock('./words.svelte', () => ({ t: (id: string) => id }))

const { session } = await import('./session.svelte')

afterEach(() => vi.unstubAllGlobals())

test('a reader without a session is one guest, however many parts of the page ask, and in whatever order answers come', async () => {
  const waiting: { path: string; answer: (response: Response) => void }[] = []
  vi.stubGlobal('fetch', (path: string) => new Promise<Response>((answer) => waiting.push({ path, answer })))
  let guests = 0
  const newest = async () => {
    await new Promise((done) => setTimeout(done))
    const { path, answer } = waiting.pop()!
    if (path === '/api/guests') answer(Response.json({ account: `guest-${++guests}` }))
    else answer(Response.json({ type: 'refused', reason: 'no-session' }, { status: 401 }))
  }
  const looking = session.look()
  const first = session.need()
  await newest()
  await newest()
  const { account } = await first
  while (waiting.length) await newest()
  await looking
  const later = Promise.all([session.need(), session.need()])
  await new Promise((done) => setTimeout(done))
  while (waiting.length) await newest()
  expect((await later).map((who) => who.account)).toEqual([account, account])
  expect(guests).toBe(1)
})
