import { beforeEach, expect, it, vi } from 'vitest'
import { estimate, money, speak, t } from './words.svelte'

const WORDS = `
money = { $dollars } $
percent = { $n }%
percent-over = over { $n }%
percent-under = under { $n }%
waits = Waiting for { $who }.
both = { $who }... and { $who }, then { $other }. End.
`

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(WORDS)))
})

it.each([
  ['fr', '1 000 $', '25 000 $'],
  ['de', '1.000 $', '25.000 $'],
  ['it', '1.000 $', '25.000 $'],
  ['en', '1,000 $', '25,000 $'],
])('money has its thousands grouped in %s', async (language, thousand, more) => {
  await speak(language)
  expect([money(1000), money(25000)].map((text) => text.replaceAll(/\s/g, ' '))).toEqual([thousand, more])
})

it('an estimate is never said to be certain', () => {
  expect([1, 0.993, 0.5, 0.004, 0].map(estimate)).toEqual(['over 99%', 'over 99%', '50%', 'under 1%', 'under 1%'])
})

it('a name that ends with a full stop ends the sentence', async () => {
  await speak('de')
  expect(t('waits', { who: 'Wenzel W.' })).toBe('Waiting for Wenzel W.')
  expect(t('waits', { who: 'Yahoo!' })).toBe('Waiting for Yahoo!')
  expect(t('waits', { who: 'Ann' })).toBe('Waiting for Ann.')
  expect(t('both', { who: 'Ann.', other: 'Ö.' })).toBe('Ann.... and Ann., then Ö. End.')
})
