/** A face for every seat: the table looks the same for everybody. */

import type { Look } from '../../lib/face'

const LOOKS: readonly Look[] = [
  { bust: 'g6', spot: '#820f0a' },
  { bust: 'belle-starr', spot: '#7f2469' },
  { bust: 'g9', spot: '#221f1d' },
  { bust: 'l2', spot: '#1f5c26' },
]

export const lookOf = (seat: number): Look => LOOKS[seat % LOOKS.length]!
