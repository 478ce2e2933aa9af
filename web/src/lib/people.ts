/** Who sits where, in words. */

import type { Chair } from '../wire'
import { placeName, prefixOf, rolesOf } from './games.svelte'
import { maybe, t } from './words.svelte'

/** A bot of ours has a name for each seat, or that of its role, the same everywhere; others are called as their package calls them. */
export function seatNames(chairs: readonly Chair[], game = ''): string[] {
  return chairs.map((chair, seat) => {
    if (chair.kind === 'open') return t('web-open-seat')
    if (chair.kind === 'person') return chair.name
    const role = rolesOf(game)[seat]
    if (role) return maybe(`${prefixOf(game)}-name-${role}`) ?? placeName(game, seat)
    const level = maybe(`level-${chair.bot}`)
    return level ? (maybe(`web-bot-name-${seat}`) ?? `${level} ${seat + 1}`) : chair.name
  })
}
