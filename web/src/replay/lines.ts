/** A graph of chances, without its looks: where things lie, and which step a place on it means. */

import type { Standing } from '../wire'

/** How the lines of the seats are told apart, beside their colours and names. */
export const DASHES = ['none', '9 5', '2 5', '12 4 2 4'] as const
export const SIGNS = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z', // a disc
  'M-4.500-4.500h9v9h-9z', // a square
  'M0-6L6 4.500H-6z', // a triangle
  'M0-6.500L6 0L0 6.500L-6 0z', // a diamond
] as const

export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  last: number // step
}

export function xOf(frame: Frame, step: number): number {
  return frame.left + ((frame.width - frame.left - frame.right) * step) / Math.max(frame.last, 1)
}

export function yOf(frame: Frame, chance: number): number {
  return frame.top + (frame.height - frame.top - frame.bottom) * (1 - chance)
}

/** The step at a distance from the left. */
export function stepAt(frame: Frame, x: number): number {
  const part = (x - frame.left) / Math.max(frame.width - frame.left - frame.right, 1)
  return Math.round(Math.min(Math.max(part, 0), 1) * frame.last)
}

/** A seat's line; what is not known between two steps is drawn straight. */
export function lineOf(frame: Frame, steps: readonly Standing[], seat: number): string {
  return steps.map(({ step, chances }, at) => `${at ? 'L' : 'M'}${xOf(frame, step).toFixed(1)} ${yOf(frame, chances[seat] ?? 0).toFixed(1)}`).join('')
}

/** What is known of a step: its own chances, or those of the last one before it that were looked at. */
export function standingAt(steps: readonly Standing[], step: number): Standing | null {
  let found: Standing | null = null
  for (const standing of steps) {
    if (found && standing.step > step) break
    found = standing
  }
  return found
}

/** A few steps that lie evenly, both ends and these among them: for those who prefer numbers. */
export function few(steps: readonly Standing[], most: number, also: readonly number[]): Standing[] {
  const wanted = new Set(also)
  for (let i = 0; i < most; i++) wanted.add(steps[Math.round((i * (steps.length - 1)) / Math.max(most - 1, 1))]?.step ?? 0)
  return steps.filter(({ step }) => wanted.has(step))
}

/** Places that are at least so far apart and as near to the wanted ones as can be: names beside the ends of lines. */
export function apart(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = [...wanted]
  let floor = -Infinity
  for (const at of order) floor = placed[at] = Math.max(wanted[at] ?? 0, floor + gap)
  let roof = most + gap
  for (const at of order.reverse()) roof = placed[at] = Math.min(placed[at] ?? 0, roof - gap)
  return placed
}
