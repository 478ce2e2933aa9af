import { expect, it, vi } from 'vitest'
import { dayOf } from './when'

const settings = vi.hoisted(() => ({ language: 'fr' }))
vi.mock('./settings.svelte', () => ({ settings }))

it('says the first of a month as each language does', () => {
  expect(dayOf('2026-11-01')).toBe('1er nov. 2026')
  expect(dayOf('2026-11-11')).toBe('11 nov. 2026')
  expect(dayOf('2026-11-21')).toBe('21 nov. 2026')
  settings.language = 'it'
  expect(dayOf('2026-11-01')).toBe('1 nov 2026')
})
