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

/** Names as short as they can be told apart: a letter, two where others begin alike, and the number of who is called the same. */
export function initials(names: readonly string[]): string[] {
  const cut = (name: string, length: number): string => [...name].slice(0, length).join('')
  return names.map((name, at) => {
    const others = names.filter((_, i) => i !== at)
    const length = [1, 2].find((most) => others.every((other) => cut(other, most) !== cut(name, most)))
    return length ? cut(name, length) : cut(name, 1) + (/\((\d+)\)$/.exec(name)?.[1] ?? '')
  })
}
