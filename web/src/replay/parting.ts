/** Where two games on the same deal part. */

import type { Replay } from '../wire'

/** The first step at which another move was made, or another seat made it; after that the end of the shorter one. */
export function parting(one: Pick<Replay, 'steps'>, other: Pick<Replay, 'steps'>): number {
  const most = Math.min(one.steps.length, other.steps.length)
  for (let at = 1; at < most; at += 1) {
    const [mine, theirs] = [one.steps[at], other.steps[at]]
    if (mine?.seat !== theirs?.seat || mine?.notation !== theirs?.notation) return at
  }
  return Math.max(most - 1, 0)
}
