/** The clocks that the page offers, by the name that their words have (`web-clock-...`). */

import type { Clock } from '../wire'

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none', seconds: 0, increment: 0 },
  'move-30': { kind: 'move', seconds: 30, increment: 0 },
  'move-90': { kind: 'move', seconds: 90, increment: 0 },
  'game-10': { kind: 'game', seconds: 600, increment: 10 },
  'game-25': { kind: 'game', seconds: 1500, increment: 15 },
  'day-1': { kind: 'move', seconds: 86_400, increment: 0 },
  'day-3': { kind: 'move', seconds: 259_200, increment: 0 },
}

export const clockName = ({ kind, seconds }: Clock): string =>
  Object.keys(CLOCKS).find((name) => CLOCKS[name]?.kind === kind && CLOCKS[name].seconds === seconds) ?? ''
