/** Advice in words: the house's reasons come as a message id with values, and names are found here. */

import type { Advised } from '../wire'
import { money, percent, t } from './words.svelte'

/** What a game calls its things; each takes the name that the house uses. */
export interface Names {
  card: (slug: string) => string
  bandit?: (slug: string) => string
  battlefield?: (slug: string) => string
  seats: readonly string[]
}

export function reasonWords(advice: Advised, names: Names): string {
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(advice.reason?.values ?? {})) {
    const slug = String(value)
    if (name === 'card' || name === 'outlaw') values[name] = names.card(slug)
    else if (name === 'bandit') values[name] = names.bandit?.(slug) ?? slug
    else if (name === 'battlefield') values[name] = names.battlefield?.(slug) ?? slug
    else if (name === 'who') values[name] = names.seats[Number(value)] ?? slug
    else if (name === 'dollars' || name === 'most') values[name] = money(Number(value))
    else if (name === 'odds') values[name] = typeof value === 'number' ? percent(value) : slug
    else values[name] = typeof value === 'number' ? value : slug
  }
  return advice.reason ? t(advice.reason.id, values) : ''
}
