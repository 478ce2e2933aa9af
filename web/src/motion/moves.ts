/** What facts look like: things move from place to place, or something happens at one. A place is a `data-place`. */

import type { Cue } from './cues'

export interface Move {
  act: 'fly' | 'shot' | 'stamp' | 'fall' | 'hop' | 'gain'
  what: string // what is seen: a card, or a symbol (`icon:cube`); nothing: the back of a card
  from: string // places, the best first: what is not in sight is somewhere else
  to: string
  turns?: boolean // it shows its face on the way
  hit?: boolean
  word?: string // on the stamp, or beside what is gained
  cue?: Cue
  gap?: number // milliseconds until the next one begins, if not the usual ones
}

export interface Timed extends Move {
  start: number // milliseconds from the beginning
  ms: number
}

const TIMES: Record<Move['act'], { ms: number; gap: number }> = {
  fly: { ms: 320, gap: 150 },
  shot: { ms: 1150, gap: 900 },
  stamp: { ms: 1000, gap: 500 },
  fall: { ms: 700, gap: 420 },
  hop: { ms: 360, gap: 130 },
  gain: { ms: 1100, gap: 160 },
}
const LONGEST = 4_000 // nobody waits longer for one piece of news

/** One after the other, in the order of the facts; a long series is hurried. */
export function timed(moves: readonly Move[]): Timed[] {
  let start = 0
  const found = moves.map((move) => {
    const { ms, gap } = TIMES[move.act]
    const one = { ...move, start, ms }
    start += move.gap ?? gap
    return one
  })
  const hurry = Math.min(1, LONGEST / Math.max(start, 1))
  return found.map((one) => ({ ...one, start: one.start * hurry }))
}

/** The cards of a deal: quickly, and never longer than a moment. */
export function dealt(moves: readonly Move[]): Move[] {
  const gap = Math.min(70, 1_200 / Math.max(moves.length, 1))
  return moves.map((move) => ({ ...move, gap }))
}
