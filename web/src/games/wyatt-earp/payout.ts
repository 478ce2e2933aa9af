/** The end of a round as the facts tell it: what became of each poster, and who took how much. */

import type { WyattEarpView } from '../../wire'
import type { Fact } from './shape'

export interface Row {
  outlaw: string
  points: number
  captured: boolean
  each: (number | null)[] // capture points by seat, where they are known for certain
  pays: number[] // dollars by seat
  stays: number
}

export interface Payout {
  reason: string
  who: number
  rows: Row[]
  pays: number[]
}

/** The last round's payout among these facts, if a round has ended in them. `before` is the table as it lay then. */
export function payoutOf(facts: readonly Fact[], seats: number, before: WyattEarpView | null): Payout | null {
  const start = facts.findLastIndex((fact) => fact.fact === 'round-ended')
  const ended = facts[start]
  if (ended?.fact !== 'round-ended') return null
  const rows: Row[] = []
  for (const fact of facts.slice(start + 1)) {
    if (fact.fact === 'round-began') break
    const row = rows.at(-1)
    if (fact.fact === 'captured' || fact.fact === 'escaped') {
      const { outlaw, points } = fact
      const each = before?.players.map((player) => player.piles.find((pile) => pile.outlaw === outlaw)?.points ?? 0) ?? []
      const certain = each.length === seats && each.reduce((sum, n) => sum + n, 0) === points
      rows.push({
        outlaw,
        points,
        captured: fact.fact === 'captured',
        each: certain ? each : Array.from({ length: seats }, () => null),
        pays: Array.from({ length: seats }, () => 0),
        stays: 0,
      })
    } else if (fact.fact === 'paid' && row) {
      row.pays[fact.seat] = (row.pays[fact.seat] ?? 0) + fact.dollars
    } else if (fact.fact === 'stayed' && row) {
      row.stays = fact.dollars
    }
  }
  const pays = Array.from({ length: seats }, (_, seat) => rows.reduce((sum, row) => sum + (row.pays[seat] ?? 0), 0))
  return { reason: ended.reason, who: ended.seat, rows, pays }
}
