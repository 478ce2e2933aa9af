/** What the reader wants to be told, in the language and the time zone of this page. */

import type { Notifications, Wishes } from '../wire'
import { ask, get } from '../lib/api'
import { settings } from '../lib/settings.svelte'

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

export const wish = (wishes: Wishes): Promise<Notifications> =>
  ask<Notifications>('PUT', '/api/notifications', { ...wishes, language: settings.language, zone: zone() })

/** The first wishes: as they are, in the reader's language. */
export async function greet(): Promise<Notifications> {
  return wish((await get<Notifications>('/api/notifications')).wishes)
}
