import { expect, test } from 'vitest'
import { row, rows } from './row'

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

test('ten cards lie in several rows where there is height, so that none covers another', () => {
  const { rows: lines, each, gap, width } = rows(10, 350, 430, limits)
  expect([lines, each, gap]).toEqual([3, 4, 8])
  expect(lines * width * 1.4 + (lines - 1) * gap).toBeLessThanOrEqual(430)
})

test('they keep to one row where a second would not fit below it, or would not make them larger', () => {
  expect(rows(10, 350, 130, limits).rows).toBe(1)
  expect(rows(3, 400, 430, limits)).toEqual({ ...row(3, 400, limits), rows: 1, each: 3 })
})
