/** The two sides, in seat order. */

import type { Look } from '../../lib/face'

export const SIDES = ['colty', 'mcready'] as const

const LOOKS: readonly [Look, Look] = [
  { bust: 'crow', spot: '#8f2014' },
  { bust: 'l1', spot: '#30449b' },
]

export const lookOf = (seat: number): Look => LOOKS[seat] ?? LOOKS[0]
export const seatOf = (side: string): number => SIDES.findIndex((one) => one === side)
