import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Refused } from '../wire'
import type { Face } from './face'
import { bringFaces } from './games.svelte'
import { ofAddress, refusalWords } from './refusal'
import { speak, t } from './words.svelte'

const files: Record<string, string> = import.meta.glob('../../../src/saloon/locales/en/*.ftl', { query: '?raw', import: 'default', eager: true })
const text = Object.values(files).join('\n')
const reasons = (prefix: string): string[] => [...text.matchAll(new RegExp(`^${prefix}-(\\S+) =`, 'gm'))].map((found) => found[1]!)
const malformed = new Set(reasons('malformed'))
const both = reasons('illegal').filter((reason) => malformed.has(reason))
const values = { card: 'cowboy', battlefield: 'bank', value: 'left', op: 'draw', place: 'ops', players: 9, least: 2, most: 4, found: 9, box: 8 }

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)))
  await speak('en')
  vi.unstubAllGlobals()
})

describe('a reason that is both a move refused and a document that cannot be read', () => {
  it('is one of these', () => {
    expect(both.sort()).toEqual(
      ['discard-pile-empty', 'no-card-to-shoot-with', 'no-place', 'no-such-neighbour', 'not-here', 'number-of-players', 'too-many-tokens'],
    )
  })

  it.each(both)('is told by whether a field is named: %s', (reason) => {
    const refused = refusalWords({ reason, details: values }, (_, value) => value)
    expect(refused.text).toBe(t(`illegal-${reason}`, values))
    const unread = refusalWords({ reason, details: { ...values, field: 'table.bank' } }, (_, value) => value)
    expect(unread.text).toBe(t(`malformed-${reason}`, { ...values, field: 'table.bank' }))
  })

  it.each(both)('is told also where the field has no name: %s', (reason) => {
    const unread = refusalWords({ reason, details: { ...values, field: '' } }, (_, value) => value)
    expect(unread.text).toBe(t(`malformed-${reason}`, { ...values, field: '' }))
  })
})

describe('an address that leads nowhere', () => {
  const refused = (details: Record<string, unknown>) => ({ type: 'refused', reason: 'broken-json', rule: '', details, table: '', id: '' }) as Refused

  it('is told by what is missing, and not by the pattern of its parts', () => {
    const told = ofAddress(refused({ field: 'club', why: 'Expected `str` matching regex' }), 'no-such-club')
    expect(refusalWords(told!).text).toBe(t('illegal-no-such-club'))
  })

  it('keeps every other reason', () => {
    expect(ofAddress(refused({}), 'no-such-club')?.reason).toBe('broken-json')
    expect(ofAddress(null, 'no-such-club')).toBeNull()
  })
})

describe('a refusal that has only one sentence', () => {
  it('is told by it, whichever it is', () => {
    expect(refusalWords({ reason: 'locked', details: { card: 'Cowboy', field: 'decisions[3]' } }, (_, value) => value).text).toBe(
      t('illegal-locked', { card: 'Cowboy' }),
    )
  })

  it('that nobody knows is an error of ours', () => {
    expect(refusalWords({ reason: 'no-such-reason' }).text).toBe(t('illegal-broken'))
  })
})

describe('what a refusal names', () => {
  it('is a game by its title, and a bot by its level', () => {
    bringFaces({ 'wyatt-earp': { prefix: 'we' } as Face }, {} as Face)
    const other = refusalWords({ reason: 'other-rules', details: { game: 'wyatt-earp', found: 1, here: 2 } })
    expect(other.text).toContain('Wyatt Earp')
    expect(other.text).not.toContain('wyatt-earp')
    const bot = refusalWords({ reason: 'bot-not-rated', details: { value: 'oracle', known: 'deputy, champion', field: 'seats[1].bot' } })
    expect(bot.text).toContain('Deputy, Champion')
  })
})
