/** The end of a round as the facts tell it: what became of each poster and why, and who took how much. */

import type { WyattEarpView } from '../../wire'
import type { Fact } from './shape'

/** Why a poster pays what it pays: the rule is of WE-15. */
export type Why = 'none' | 'large' | 'sole' | 'shared' | 'tied' | 'unpaid'
export const RULES: Record<Why, string> = {
  none: 'WE-15.3',
  large: 'WE-15.3',
  sole: 'WE-15.4',
  shared: 'WE-15.5',
  tied: 'WE-15.7',
  unpaid: 'WE-15.8',
}
const SOLE_CLAIM = 5 // points ahead (WE-15.4)

export interface Row {
  outlaw: string
  points: number
  captured: boolean
  why: Why
  each: (number | null)[] // capture points by seat, where they are known for certain
  hidden: number[] // points under a Hideout, which do not count (WE-15.2)
  pays: number[] // dollars by seat
  stays: number
  pot: number
}

export interface Payout {
  reason: string
  who: number
  rows: Row[]
  pays: number[]
  over: boolean // and the game with it
}

type Pile = WyattEarpView['players'][number]['piles'][number]
const lying = (pile: Pile): number => 2 * pile.cards + 4 * Number(pile.photo) + pile.stagecoaches + 2 * pile.banks + 3 * Number(pile.gun)

/** The last round's payout among these facts, if a round has ended in them. `before` is the table as it lay then. */
export function payoutOf(facts: readonly Fact[], seats: number, before: WyattEarpView | null): Payout | null {
  const start = facts.findLastIndex((fact) => fact.fact === 'round-ended')
  const ended = facts[start]
  if (ended?.fact !== 'round-ended') return null
  const rows: Row[] = []
  let over = true
  for (const fact of facts.slice(start + 1)) {
    if (fact.fact === 'round-began') {
      over = false
      break
    }
    const row = rows.at(-1)
    if (fact.fact === 'captured' || fact.fact === 'escaped') rows.push(rowOf(fact.outlaw, fact.points, fact.fact === 'captured', seats, before))
    else if (fact.fact === 'paid' && row) row.pays[fact.seat] = (row.pays[fact.seat] ?? 0) + fact.dollars
    else if (fact.fact === 'stayed' && row) row.stays = fact.dollars
  }
  for (const row of rows) {
    row.pot = row.pays.reduce((sum, dollars) => sum + dollars, row.stays)
    row.why = whyOf(row)
  }
  const pays = Array.from({ length: seats }, (_, seat) => rows.reduce((sum, row) => sum + (row.pays[seat] ?? 0), 0))
  return { reason: ended.reason, who: ended.seat, rows, pays, over }
}

function rowOf(outlaw: string, points: number, captured: boolean, seats: number, before: WyattEarpView | null): Row {
  const piles = before?.players.map((player) => player.piles.find((pile) => pile.outlaw === outlaw)) ?? []
  const each = piles.map((pile) => (pile && !pile.covered ? pile.points : 0))
  const certain = each.length === seats && each.reduce((sum, n) => sum + n, 0) === points
  return {
    outlaw,
    points,
    captured,
    why: 'none',
    each: certain ? each : Array.from({ length: seats }, () => null),
    hidden: Array.from({ length: seats }, (_, seat) => (piles[seat]?.covered ? lying(piles[seat]) : 0)),
    pays: Array.from({ length: seats }, () => 0),
    stays: 0,
    pot: 0,
  }
}

function whyOf({ captured, points, each, pays }: Row): Why {
  if (!captured) return points ? 'large' : 'none'
  const paid = pays.filter((dollars) => dollars > 0)
  if (!paid.length) return 'unpaid'
  const known = each.every((n) => n !== null)
  const [top = 0, second = 0] = each.map((n) => n ?? 0).sort((a, b) => b - a)
  if (known ? top - second >= SOLE_CLAIM : paid.length === 1) return 'sole'
  return known && top === second && paid.length > 1 ? 'tied' : 'shared'
}
