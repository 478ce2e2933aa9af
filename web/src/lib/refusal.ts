/** Why something was refused, in words: a message by its reason, with cards and places by their names. */

import type { Refused } from '../wire'
import { gameNames, gameTitle, levelName, prefixOf } from './games.svelte'
import { maybe, t } from './words.svelte'

/** What a thing is called at a table: `('card', 'hideout')`; null if the table does not know. */
export type Called = (what: string, value: string) => string | null

const NAMED: Record<string, string> = { card: 'card', side: 'side', kind: 'kind', phase: 'phase', asked: 'phase' }

const GAMES = ['game', 'here', 'value', 'wanted'] // details that may be the id of a game

/** By the messages of the games: a card is `<prefix>-card-hideout`, anything may be `<prefix>-name-hideout`. */
const called: Called = (what, value) => {
  if (GAMES.includes(what) && gameNames().includes(value)) return gameTitle(value)
  for (const prefix of gameNames().map(prefixOf)) {
    const found = maybe(`${prefix}-${NAMED[what] ?? 'name'}-${value}`) ?? maybe(`${prefix}-name-${value}`)
    if (found) return found
  }
  return null
}

export interface Told {
  text: string
  rule: string // its id, for a link to the rulebook
}

/** What is told of an address that was cut short or mistyped: its reader wrote no message whose pattern could be broken. */
export const ofAddress = (refused: Refused | null, reason: string): Refused | null =>
  refused && 'field' in refused.details ? { ...refused, reason, details: {} } : refused

export function refusalWords(refused: Partial<Refused>, atTable: Called = () => null): Told {
  const { reason = '', rule = '', details = {} } = refused
  const values: Record<string, string | number> = { field: '' }
  for (const [what, value] of Object.entries(details)) {
    const text = String(value)
    values[what] = typeof value === 'number' ? value : (atTable(what, text) ?? called(what, text) ?? text)
  }
  if (reason === 'bot-not-rated') {
    values.value = levelName(String(details.value))
    values.known = String(details.known).split(', ').map(levelName).join(t('list-comma'))
  }
  if (details.why) values.why = maybe(`illegal-${String(details.why)}`, values) ?? String(details.why)
  // What cannot be read names the field where it goes wrong; a move that the rules refuse has none.
  const [first, second] = 'field' in details ? ['malformed', 'illegal'] : ['illegal', 'malformed']
  const text = maybe(`${first}-${reason}`, values) ?? maybe(`${second}-${reason}`, values) ?? t('illegal-broken')
  return { text, rule: rule || String(details.rule ?? '') }
}
