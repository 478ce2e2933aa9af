/** Advice in words: reasons come as a message id with values, and names are found here. */

import type { Advised } from '../wire'
import type { Called } from './refusal'
import { maybe, money, percent } from './words.svelte'

export function reasonWords(advice: Advised, names: readonly string[], called: Called): string {
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(advice.reason?.values ?? {})) {
    const slug = String(value)
    if (name === 'who') values[name] = names[Number(value)] ?? slug
    else if (name === 'dollars' || name === 'most') values[name] = money(Number(value))
    else if (name === 'odds') values[name] = typeof value === 'number' ? percent(value) : slug
    else values[name] = typeof value === 'number' ? value : (called(name, slug) ?? slug)
  }
  return advice.reason ? (maybe(advice.reason.id, values) ?? '') : ''
}
