import { describe, expect, it, vi } from 'vitest'
import { meaning } from './drag'

vi.mock('../lib/settings.svelte', () => ({ settings: { time: () => 0 } }))

describe('a pointer that goes down on a card', () => {
  it('taps as long as it hardly moves', () => {
    expect(meaning(3, -4, false)).toBe('tap')
    expect(meaning(0, 6, true)).toBe('tap')
  })

  it('carries the card with the mouse, wherever it goes', () => {
    expect(meaning(40, 2, false)).toBe('drag')
    expect(meaning(-2, -40, false)).toBe('drag')
  })

  it('scrolls the hand with a thumb that goes along it, and carries the card out of it', () => {
    expect(meaning(30, 6, true)).toBe('scroll')
    expect(meaning(6, -30, true)).toBe('drag')
  })
})
