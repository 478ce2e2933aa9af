import { beforeEach, expect, test, vi } from 'vitest'
import { commitmentTo, kept, pledge, stepsFor } from './pledge'

const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text) })
})

const told = (commitment: string, awaits = '', source = 'player') => ({ sources: [source, 'server'], commitments: [commitment, ''], awaits, waiting: awaits ? [0] : [] })

test('a commitment is what docs/fairness.md says', () => {
  expect(commitmentTo(Uint8Array.from([1, 2, 3]))).toBe('a96206d4c38703e033af7b1265a5a4aff3bf9ea3f4098d4734b1bdc273339985') // as Python's hashlib has it
})

test('what was committed to is kept for the page that comes back', async () => {
  const commitment = pledge()
  expect(kept(commitment)).toMatch(/^[0-9a-f]{64}$/)
  vi.resetModules()
  const reloaded = await import('./pledge')
  expect(reloaded.kept(commitment)).toBe(kept(commitment))
  expect(reloaded.kept('00'.repeat(32))).toBeUndefined()
})

test('the page commits where nothing is committed yet, and reveals when it is asked', () => {
  const [step] = stepsFor(told('', 'commit'), [0], false)
  if (step?.type !== 'commit') throw new Error('no commitment')
  expect(stepsFor(told(step.commitment), [0], false)).toEqual([])
  expect(stepsFor(told(step.commitment, 'reveal'), [0], false)).toEqual([{ type: 'reveal', seat: 0, entropy: kept(step.commitment) }])
})

test('whoever comes from another device commits anew, but only on arriving and before reveals', () => {
  const elsewhere = 'ab'.repeat(32)
  expect(stepsFor(told(elsewhere), [0], true)).toHaveLength(1)
  expect(stepsFor(told(elsewhere), [0], false)).toEqual([])
  expect(stepsFor(told(elsewhere, 'reveal'), [0], true)).toEqual([])
})

test('nothing is said for a seat that has no part, or is not mine', () => {
  expect(stepsFor(told('', 'commit', 'nobody'), [0], true)).toEqual([])
  expect(stepsFor(told('', 'commit'), [], true)).toEqual([])
})
