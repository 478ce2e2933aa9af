/** What is worth remembering of a game of Revolver: its fiercest attack, the longest stand, and when it was decided. */

import type { Highlight } from '../../lib/face'
import { t } from '../../lib/words.svelte'
import type { Deck } from './deck'
import type { Fact } from './shape'

interface Attack {
  at: number
  turn: number
  field: string
  law: number
  gang: number
  won: boolean
}

export function highlights(facts: readonly Fact[], deck: Deck): Highlight[] {
  const attacks: Attack[] = []
  const deaths: { at: number; turn: number; bandit: string }[] = []
  let turn = 0
  let field = deck.info.battlefields[0]?.id ?? ''
  let winner = ''
  facts.forEach((fact, at) => {
    if (fact.fact === 'turn-began') turn = fact.number
    if (fact.fact === 'marker-moved' || fact.fact === 'field-reached') field = fact.field
    if (fact.fact === 'attacked') attacks.push({ at, turn, field, law: fact.law, gang: fact.gang, won: fact.won })
    if (fact.fact === 'bandit-died' || fact.fact === 'lost-in-wreck') deaths.push({ at, turn, bandit: fact.bandit })
    if (fact.fact === 'won') winner = fact.side
  })
  const found: Highlight[] = []
  const fiercest = attacks.reduce<Attack | null>((best, one) => (best === null || one.law + one.gang > best.law + best.gang ? one : best), null)
  if (fiercest) {
    const { at, law, gang, turn: n, field: where, won } = fiercest
    found.push({ label: t('rv-high-attack'), text: t('rv-high-attack-text', { law, gang, n, place: deck.field(where), won: won ? 'yes' : 'no' }), at })
  }
  const stand = longest(attacks)
  if (stand.length > 1) found.push({ label: t('rv-high-stand'), text: t('rv-high-stand-text', { n: stand.length, turn: stand[0]!.turn }), at: stand[0]!.at })
  const decided = winner === 'mcready' ? lastRun(attacks) : winner ? deaths.at(-1) : undefined
  if (decided) {
    const bandit = 'bandit' in decided ? deck.said(decided.bandit) : ''
    found.push({ label: t('web-high-turn'), text: t('rv-high-turn-text', { side: winner, n: decided.turn, bandit }), at: decided.at })
  }
  return found
}

/** The longest row of attacks that the gang held. */
function longest(attacks: readonly Attack[]): Attack[] {
  let best: Attack[] = []
  let now: Attack[] = []
  for (const attack of attacks) {
    now = attack.won ? [] : [...now, attack]
    if (now.length > best.length) best = now
  }
  return best
}

/** The attack from which on none failed any more. */
function lastRun(attacks: readonly Attack[]): Attack | undefined {
  return attacks[attacks.findLastIndex(({ won }) => !won) + 1]
}
