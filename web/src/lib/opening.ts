/** A table is set up: at once against bots, or with seats for friends. */

import { Refusal, post } from './api'
import { SIDES } from './house'
import { route } from './route.svelte'
import { session } from './session.svelte'
import { settings } from './settings.svelte'
import { t } from './words.svelte'
import type { Game, NewTable, SeatWish, TableInfo } from '../wire'

export async function openTable(wish: NewTable): Promise<TableInfo> {
  await session.need()
  return post<TableInfo>('/api/tables', wish)
}

/** Where I sit in Revolver; in Wyatt Earp the first seat is as good as any. */
function around(game: Game, others: SeatWish[]): SeatWish[] {
  const me: SeatWish = { kind: 'me' }
  return game === 'revolver' && settings.side === SIDES[1] ? [...others, me] : [me, ...others]
}

/** Cards on the table: one click, against the bots that were chosen last, or others. */
export async function playNow(game: Game, level: string = settings.level): Promise<void> {
  const rivals = game === 'revolver' ? 1 : settings.opponents
  const bots = Array.from({ length: rivals }, (): SeatWish => ({ kind: 'bot', bot: level }))
  const { id } = await openTable({ game, seats: around(game, bots) })
  route.go(`/t/${id}`)
}

/** A private table with open seats, and its link on its way to friends. */
export async function invite(game: Game): Promise<void> {
  const friends = game === 'revolver' ? 1 : settings.opponents
  const seats = around(game, Array.from({ length: friends }, (): SeatWish => ({ kind: 'open' })))
  const table = await openTable({ game, seats })
  await share(inviteLink(table.invite)).catch(() => undefined) // the waiting room has the link too
  route.go(`/t/${table.id}`)
}

export const inviteLink = (invite: string): string => `${location.origin}/j/${invite}`

/** Hand a link over: by the phone's own sheet, else by the clipboard. Says which; false: neither could. */
export async function share(link: string): Promise<'shared' | 'copied' | false> {
  const told = { title: 'Saloon', text: t('web-invite-text'), url: link }
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(told)) {
    try {
      await navigator.share(told)
      return 'shared'
    } catch {
      return false // put away again
    }
  }
  return (await copy(link)) ? 'copied' : false
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Sit down at a table of the lobby: the first free seat. */
export async function sitDown(table: TableInfo): Promise<void> {
  await session.need()
  const seat = table.chairs.findIndex(({ kind }) => kind === 'open')
  const said = { type: 'sit', table: table.id, seat, id: crypto.randomUUID?.() ?? String(Math.random()) }
  try {
    await post(`/api/tables/${table.id}/commands`, said)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error // whoever was faster: the table itself tells
  }
  route.go(`/t/${table.id}`)
}
