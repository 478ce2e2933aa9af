import { expect, test } from 'vitest'
import type { Judged, LuckAndSkill } from '../wire'
import { addedUp, lossOf, marked, PARTS } from './worth'

const best: Judged['best'] = { code: 1, notation: 'end', kind: 'end', values: {} } as never
const judged = (step: number, before: number, after: number, mark: Judged['mark'] = ''): Judged => ({ step, seat: 0, before, after, best, error: 0, mark })

test('what is shown adds up to the end that is shown', () => {
  const shares: LuckAndSkill[] = [
    { seat: 0, beginning: 0.505, deal: 0.045, luck: 0.2349, own: -0.1049, others: 0.32, end: 1, decisions: 40, accuracy: 0.8 },
    { seat: 1, beginning: 1 / 3, deal: -0.0333, luck: -0.4, own: -0.0, others: 0.1, end: 0, decisions: 3, accuracy: null },
  ]
  for (const share of shares) {
    const shown = addedUp(share)
    const parts = PARTS.slice(0, -1).map((part) => Math.round(100 * shown[part]))
    expect(parts.reduce((sum, n) => sum + n, 0)).toBe(Math.round(100 * share.end))
    for (const part of PARTS) expect(Math.abs(shown[part] - share[part])).toBeLessThan(0.0101)
  }
})

test('only what a closer look confirmed is a mistake, the most expensive first', () => {
  const decisions = [judged(3, 0.6, 0.5, 'mistake'), judged(5, 0.6, 0.3), judged(9, 0.7, 0.4, 'missed-chance')]
  expect(marked(decisions).map(({ step }) => step)).toEqual([9, 3])
  expect(lossOf(judged(1, 0.4, 0.5))).toBe(0)
})
