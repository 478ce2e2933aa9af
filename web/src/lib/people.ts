/** Who sits where, in words. */

import type { Chair } from '../wire'
import { maybe, t } from './words.svelte'

/** A bot of the house has a name for each seat; others are called as their package calls them. */
export function seatNames(chairs: readonly Chair[]): string[] {
  return chairs.map((chair, seat) => {
    if (chair.kind === 'open') return t('web-open-seat')
    if (chair.kind === 'person') return chair.name
    return maybe(`level-${chair.bot}`) ? t(`web-bot-name-${seat}`) : chair.name
  })
}
