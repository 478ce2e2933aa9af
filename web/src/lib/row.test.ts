import { expect, test } from 'vitest'
import { row } from './row'

const limits = { most: 100, least: 60, strip: 40 }

test('cards are as wide as they may be where there is room', () => {
  expect(row(3, 400, limits)).toEqual({ width: 100, gap: 8, scrolls: false })
})

test('they shrink before they overlap', () => {
  const { width, gap, scrolls } = row(4, 350, limits)
  expect(width).toBeLessThan(100)
  expect(4 * width + 3 * gap).toBeCloseTo(350)
  expect([gap, scrolls]).toEqual([8, false])
})

test('they overlap before they scroll', () => {
  const { width, gap, scrolls } = row(7, 350, limits)
  expect(width).toBe(60)
  expect(gap).toBeLessThan(0)
  expect(7 * width + 6 * gap).toBeCloseTo(350)
  expect(scrolls).toBe(false)
})

test('a strip of each is always seen', () => {
  const { width, gap, scrolls } = row(30, 350, limits)
  expect([width + gap, scrolls]).toEqual([40, true])
})

test('one card, or none, is no row', () => {
  expect(row(1, 120, limits)).toEqual({ width: 100, gap: 8, scrolls: false })
  expect(row(0, 300, limits)).toEqual({ width: 100, gap: 8, scrolls: false })
})
