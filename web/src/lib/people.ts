/** Who sits where, in words. */

import type { Chair } from '../wire'
import { seatBust, seatSpot } from '../games/wyatt-earp/seats'
import { maybe, t } from './words.svelte'

const SIDE = [
  { bust: 'crow', spot: '#8f2014' },
  { bust: 'l1', spot: '#30449b' },
]

/** The face and the ink of a seat: the same wherever it is shown. */
export function faceOf(game: string, seat: number): { bust: string; spot: string } {
  return (game === 'revolver' ? SIDE[seat] : undefined) ?? { bust: seatBust(seat), spot: seatSpot(seat) }
}

/** A bot of the house has a name for each seat; others are called as their package calls them. */
export function seatNames(chairs: readonly Chair[]): string[] {
  return chairs.map((chair, seat) => {
    if (chair.kind === 'open') return t('web-open-seat')
    if (chair.kind === 'person') return chair.name
    return maybe(`level-${chair.bot}`) ? t(`web-bot-name-${seat}`) : chair.name
  })
}
