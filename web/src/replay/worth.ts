/** What decisions were worth, without its looks: how numbers are written, and that parts add up as they are shown. */

import { percent } from '../lib/words.svelte'
import type { Judged, LuckAndSkill } from '../wire'

/** Where a seat's chance came from, in the order in which it is added up. */
export const PARTS = ['beginning', 'deal', 'luck', 'own', 'others', 'end'] as const
export type Part = (typeof PARTS)[number]

/** What a decision cost the one who made it. */
export const lossOf = ({ before, after }: Judged): number => Math.max(before - after, 0)

/** Those that a closer look confirmed, the most expensive first. */
export const marked = (decisions: readonly Judged[]): Judged[] =>
  decisions.filter(({ mark }) => mark).sort((a, b) => lossOf(b) - lossOf(a))

/** A change with its sign, to the whole percent. */
export function signed(part: number): string {
  const n = Math.round(100 * part)
  return `${n > 0 ? '+' : n < 0 ? '−' : '±'}${percent(Math.abs(n) / 100)}`
}

/** The parts of a seat in hundredths, rounded so that what is shown adds up to what is shown as the end. */
export function addedUp(share: LuckAndSkill): Record<Part, number> {
  const exact = PARTS.slice(0, -1).map((part) => 100 * share[part])
  const rounded = exact.map(Math.floor)
  const end = Math.round(100 * share.end)
  const order = exact.map((_, at) => at).sort((a, b) => exact[b]! - rounded[b]! - (exact[a]! - rounded[a]!))
  let missing = end - rounded.reduce((sum, n) => sum + n, 0)
  for (let i = 0; missing > 0; i = (i + 1) % order.length, missing -= 1) rounded[order[i]!]! += 1
  const all = [...rounded, end].map((n) => n / 100)
  return Object.fromEntries(PARTS.map((part, at) => [part, all[at]!])) as Record<Part, number>
}
