/** What is worth remembering of a game of Wyatt Earp: its biggest reward, its best shot, and when it was decided. */

import type { Highlight } from '../../lib/face'
import { listed, money, t } from '../../lib/words.svelte'
import { cardName } from './names'
import type { Fact } from './shape'

interface Shot {
  at: number
  seat: number
  card: string
  outlaw: string
  dollars: number // what that outlaw paid the shooter when the round ended
}

interface Pot {
  at: number
  outlaw: string
  round: number
  pays: Map<number, number>
}

const sum = (pays: Map<number, number>): number => [...pays.values()].reduce((all, dollars) => all + dollars, 0)

export function highlights(facts: readonly Fact[], names: readonly string[], me: number): Highlight[] {
  const pots: Pot[] = []
  const shots: Shot[] = []
  let fresh: Shot[] = [] // of this round
  let round = 0
  let hit = false
  let winner = -1
  facts.forEach((fact, at) => {
    if (fact.fact === 'round-began') [round, fresh] = [fact.round, []]
    if (fact.fact === 'played') hit = false
    if (fact.fact === 'turned') hit = fact.hit
    if (fact.fact === 'attached' && hit) fresh.push({ at, seat: fact.seat, card: fact.card, outlaw: fact.outlaw, dollars: 0 })
    if (fact.fact === 'captured') pots.push({ at, outlaw: fact.outlaw, round, pays: new Map() })
    if (fact.fact === 'won') winner = fact.seat
    if (fact.fact === 'paid') {
      const pot = pots.at(-1)
      pot?.pays.set(fact.seat, (pot.pays.get(fact.seat) ?? 0) + fact.dollars)
      for (const shot of fresh) if (shot.seat === fact.seat && shot.outlaw === fact.outlaw) shot.dollars += fact.dollars
      shots.push(...fresh.filter((shot) => !shots.includes(shot)))
    }
  })
  const name = (seat: number): string => (seat === me ? t('web-you') : (names[seat] ?? ''))
  const found: Highlight[] = []
  const big = most(pots, ({ pays }) => sum(pays))
  if (big) {
    const who = listed([...big.pays.keys()].map((seat, at) => (at && seat === me ? name(seat).toLocaleLowerCase() : name(seat))))
    found.push({ label: t('we-high-pot'), text: t('we-high-pot-text', { dollars: money(sum(big.pays)), outlaw: cardName(big.outlaw), who }), at: big.at })
  }
  const best = most(shots, ({ dollars }) => dollars)
  if (best) {
    const { seat, card, outlaw, dollars, at } = best
    found.push({ label: t('we-high-shot'), text: t('we-high-shot-text', { who: name(seat), card: cardName(card), outlaw: cardName(outlaw), dollars: money(dollars) }), at })
  }
  const turn = turningPoint(pots, names.length, winner)
  if (turn) {
    const dollars = money(turn.pays.get(winner) ?? 0)
    const values = { round: turn.round, dollars, outlaw: cardName(turn.outlaw), who: names[winner] ?? '', you: winner === me ? 'yes' : 'no' }
    found.push({ label: t('web-high-turn'), text: t('we-high-turn-text', values), at: turn.at })
  }
  return found
}

/** The one with the most of it, if there is any of it. */
function most<T>(all: readonly T[], worth: (one: T) => number): T | null {
  const best = all.reduce<T | null>((found, one) => (found === null || worth(one) > worth(found) ? one : found), null)
  return best && worth(best) > 0 ? best : null
}

/** The capture after which the winner was never behind or level again at the end of a round. */
function turningPoint(pots: readonly Pot[], seats: number, winner: number): Pot | null {
  if (winner < 0) return null
  const purses = Array.from({ length: seats }, () => 0)
  let found: Pot | null = null
  for (const round of new Set(pots.map((pot) => pot.round))) {
    const here = pots.filter((pot) => pot.round === round)
    for (const { pays } of here) for (const [seat, dollars] of pays) purses[seat] = (purses[seat] ?? 0) + dollars
    const ahead = purses.every((purse, seat) => seat === winner || purse < (purses[winner] ?? 0))
    if (!ahead) found = null
    else found ??= most(here, ({ pays }) => pays.get(winner) ?? 0)
  }
  return found
}
