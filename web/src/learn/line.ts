/** The line that a lesson was prepared to take. */

import type { Step } from '../lib/moment'

/** What is held, as the lessons write it. */
export const heldNow = (hand: readonly { card: string; count: number }[]): string =>
  hand
    .map(({ card, count }) => ({ card, count }))
    .sort((a, b) => (a.card < b.card ? -1 : 1))
    .map(({ card, count }) => `${card} ${count}`)
    .join(', ')

/** The prepared steps from here on, up to the other's next decision; none if the game has left the prepared line. */
export function prepared(line: readonly Step[], hand: string, legal: readonly string[]): Step[] {
  const at = line.findIndex((step) => step.hand === hand && legal.includes(step.decision))
  if (at < 0) return []
  const end = line.findIndex((step, i) => i >= at && line[i + 1]?.number !== step.number + 1)
  return line.slice(at, end + 1)
}
