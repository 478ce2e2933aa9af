/** Deals that many play: the way to their tables, and results in words and in symbols. */

import type { DealInfo, DuelInfo, MyTry, Place, TableInfo } from '../wire'
import { post } from './api'
import { gameTitle, levelName, placeName, rolesOf } from './games.svelte'
import { naming } from './naming.svelte'
import { botPace } from './opening'
import { route } from './route.svelte'
import { session } from './session.svelte'
import { dayOf } from './when'
import { money, t } from './words.svelte'

const SQUARES = 5 // of a score card

/** Open the table of the reader's try, new or resumed. Where results are compared by name, ask for one, once. */
export async function playDeal(deal: Pick<DealInfo, 'id' | 'kind'>): Promise<void> {
  if (deal.kind !== 'daily' && !(await naming.need())) return
  await session.need()
  const { id } = await post<TableInfo>(`/api/deals/${deal.id}/table`, { pace: botPace() })
  route.go(`/t/${id}`)
}

/** A challenge to others from a game that is over: its address. */
export async function challenge(table: string): Promise<string | null> {
  if (!(await naming.need())) return null
  const { id } = await post<DealInfo>(`/api/tables/${table}/challenge`)
  return `/deal/${id}`
}

/** How far one was ahead or behind: `+$3,000`, `−2`. */
export function marginWords(counts: string, margin: number): string {
  const amount = counts === 'money' ? money(Math.abs(margin)) : t('web-number', { value: Math.abs(margin) })
  return margin > 0 ? `+${amount}` : margin < 0 ? `−${amount}` : amount
}

/** The game, and the seat where that is a role. */
export const dealTitle = (deal: Pick<DealInfo, 'game' | 'seat'>): string =>
  rolesOf(deal.game).length ? t('web-deal-as', { game: gameTitle(deal.game), side: placeName(deal.game, deal.seat) }) : gameTitle(deal.game)

export const placeWords = ({ place, of }: Place): string => (of > 1 ? t('web-deal-place', { place, of }) : t('web-deal-alone'))

/** A finished try, also where it is not listed. */
export const isDone = (mine: MyTry | null): mine is MyTry => mine?.ended != null

/** What a match head to head waits for, in a line. */
export function duelState(duel: DuelInfo): string {
  if (duel.state === 'open') return t('web-waiting')
  if (duel.state === 'over') return t('web-club-closed')
  if (duel.my_turn) return t('web-its-your-turn')
  if (duel.state === 'running') return t('web-duel-playing')
  return duel.called && duel.awaited.length === 1 ? t('web-duel-call') : t('web-waiting-for', { who: duel.awaited.join(t('list-comma')) })
}

/** So many of five, by how many of the others a result beats: where there are others. */
export const squares = (percent: number): string => {
  const full = Math.round((percent * SQUARES) / 100)
  return '🟩'.repeat(full) + '⬜'.repeat(SQUARES - full)
}

/** Results to pass on that give no card away. */
export function scoreCard(day: string, deals: readonly DealInfo[], streak: number): string {
  const lines = deals.flatMap(({ game, rival, counts, mine }) => {
    if (!isDone(mine) || !mine.place) return []
    const { of, percent } = mine.place
    const twice = deals.filter((other) => other.game === game).length > 1
    return [[twice ? `${gameTitle(game)} (${levelName(rival)})` : gameTitle(game), mine.won ? '👑' : '💀', ...(of > 1 ? [squares(percent)] : []), marginWords(counts, mine.margin)].join(' ')]
  })
  const head = day ? `Saloon · ${t('web-day')} · ${dayOf(day)}` : `Saloon · ${t('web-challenge')}`
  return [head, ...lines, ...(streak > 1 ? [`🔥 ${streak}`] : [])].join('\n')
}
