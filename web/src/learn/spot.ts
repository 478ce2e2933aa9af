/** Where the guide is shown: next to what it points at, never on it. Pure numbers, in pixels of the window. */

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

const GAP = 34 // room for the arrow
const EDGE = 8
const BAR = 56 // the bar of the table stays free
export const NARROW = 700 // up to here the coach is a sheet at the top or at the bottom

export const around = (rects: readonly Rect[]): Rect => {
  const x = Math.min(...rects.map((each) => each.x))
  const y = Math.min(...rects.map((each) => each.y))
  return { x, y, w: Math.max(...rects.map((each) => each.x + each.w)) - x, h: Math.max(...rects.map((each) => each.y + each.h)) - y }
}

export function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return wide > 0 && high > 0 ? wide * high : 0
}

const within = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, Math.max(least, most)))

/** The top left corner of a box of that size. `goal` is what is pointed at, `keep` what should stay free if it can. */
export function spotFor(size: { w: number; h: number }, goal: Rect | null, keep: readonly Rect[], window: { w: number; h: number }): { x: number; y: number } {
  const right = window.w - EDGE - size.w
  const bottom = window.h - EDGE - size.h
  const middle = (window.w - size.w) / 2
  if (!goal) return { x: window.w <= NARROW ? middle : EDGE * 2, y: BAR + EDGE }
  const x = window.w <= NARROW ? middle : within(goal.x + goal.w / 2 - size.w / 2, EDGE, right)
  const y = within(goal.y + goal.h / 2 - size.h / 2, BAR, bottom)
  const sides = [
    { x: goal.x - GAP - size.w, y },
    { x: goal.x + goal.w + GAP, y },
  ]
  const ways = [
    { x, y: Math.min(goal.y, ...keep.filter((each) => overlap(each, goal)).map((each) => each.y)) - GAP - size.h },
    ...(window.w <= NARROW ? [{ x, y: BAR }, { x, y: bottom }] : sides),
    { x, y: goal.y + goal.h + GAP },
    { x: right, y: BAR },
    { x: EDGE, y: bottom },
  ]
  const cost = (spot: { x: number; y: number }): number => {
    const box = { ...spot, ...size }
    const out = size.w * size.h - overlap(box, { x: 0, y: BAR - EDGE, w: window.w, h: window.h - BAR + EDGE })
    return 100 * out + 10 * overlap(box, goal) + keep.reduce((sum, each) => sum + overlap(box, each), 0)
  }
  return ways.reduce((best, way) => (cost(way) < cost(best) - 1 ? way : best))
}
