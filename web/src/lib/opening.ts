/** A table is set up: at once against bots, or with seats for friends. */

import { Refusal, post } from './api'
import type { Pass } from './client.svelte'
import { levelOf, rivalsOf, rolesOf } from './games.svelte'
import { naming } from './naming.svelte'
import { pledge } from './pledge'
import { route } from './route.svelte'
import { session } from './session.svelte'
import { settings } from './settings.svelte'
import { t } from './words.svelte'
import type { NewTable, SeatWish, TableInfo } from '../wire'

/** The first of my seats has my part in the deal; to a deal that is known nothing is added. */
export async function openTable(wish: NewTable): Promise<TableInfo> {
  await session.need()
  const first = wish.start ? -1 : wish.seats.findIndex(({ kind }) => kind === 'me')
  const seats = wish.seats.map((seat, at) => (at === first ? { ...seat, commits: true } : seat))
  return post<TableInfo>('/api/tables', { ...wish, seats })
}

/** I and the others: in the role that I like, or on the first seat. */
export function around(game: string, others: SeatWish[]): SeatWish[] {
  const at = Math.max(rolesOf(game).indexOf(settings.side), 0)
  return [...others.slice(0, at), { kind: 'me' }, ...others.slice(at)]
}

/** As many others as were wanted last, and as can play. */
export function others(game: string, wish: SeatWish): SeatWish[] {
  return Array.from({ length: rivalsOf(game, settings.opponents) }, () => wish)
}

/** How long bots take for an answer, in milliseconds, at the pace that the reader likes. */
export const botPace = (): number => ({ relaxed: 1500, normal: 700, fast: 300, instant: 0 })[settings.tempo]

/** Cards on the table: one click, against the bots that were chosen last, or others. */
export async function playNow(game: string, level: string = levelOf(game, settings.level)): Promise<void> {
  const { id } = await openTable({ game, seats: around(game, others(game, { kind: 'bot', bot: level })), pace: botPace() })
  route.go(`/t/${id}`)
}

/** A private table with open seats, and its link on its way to friends. */
export async function invite(game: string): Promise<void> {
  if (!(await naming.need())) return
  const table = await openTable({ game, seats: around(game, others(game, { kind: 'open' })) })
  await share(inviteLink(table.invite)).catch(() => undefined) // the waiting room has the link too
  route.go(`/t/${table.id}`)
}

/** What the address says to let its reader in. */
export function passOf(): Pass {
  return { invite: route.query.get('i') ?? '', share: (route.query.get('s') ?? '').slice(0, 64) }
}

/** The same in the address of a request. */
export const passQuery = ({ invite, share }: Pass): string => new URLSearchParams({ invite, share }).toString()

export const inviteLink = (invite: string): string => `${location.origin}/j/${invite}`

/** A phone has a sheet for it; elsewhere a link is copied. */
export const canShare = (): boolean => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches

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
  if (table.rated) return route.go(`/t/${table.id}`) // the table explains what that means, and asks for consent
  if (!(await naming.need())) return
  const seat = table.chairs.findIndex(({ kind }) => kind === 'open')
  const said = { type: 'sit', table: table.id, seat, commitment: pledge(), id: crypto.randomUUID?.() ?? String(Math.random()) }
  try {
    await post(`/api/tables/${table.id}/commands`, said)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error // someone else was faster: the table shows it
  }
  route.go(`/t/${table.id}`)
}
