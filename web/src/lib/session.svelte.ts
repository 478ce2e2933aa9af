/** Who the reader is. Nobody has to say so before the first card: a guest gets a name when one is needed. */

import type { Me } from '../wire'
import { get, post, Refusal } from './api'
import { client } from './client.svelte'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

class Session {
  who = $state<Me | null>(null)
  asked = $state(false)

  private looking: Promise<void> | null = null
  private arriving: Promise<Me> | null = null

  /** Who is signed in, if the server knows. Whoever asks while it is being asked gets the same answer. */
  look(): Promise<void> {
    this.looking ??= this.ask().finally(() => (this.looking = null))
    return this.looking
  }

  /** The reader's account; a guest's, made now, if there is none: one, however many parts of the page need it. */
  need(): Promise<Me> {
    this.arriving ??= this.arrive().finally(() => (this.arriving = null))
    return this.arriving
  }

  private async ask(): Promise<void> {
    try {
      this.become(await get<Me>('/api/me'))
    } catch (error) {
      if (!(error instanceof Refusal) || error.told.reason !== 'no-session') throw error
      this.who = null
    } finally {
      this.asked = true
    }
  }

  private async arrive(): Promise<Me> {
    if (!this.asked) await this.look()
    if (!this.who) {
      settings.nameless = !settings.name
      this.become(await post<Me>('/api/guests', { name: settings.name || t('web-guest-name') }))
    }
    return this.who as unknown as Me
  }

  /** The same person under a name that was chosen. */
  rename(who: Me): void {
    settings.nameless = false
    this.become(who)
  }

  become(who: Me | null): void {
    const other = who?.account !== this.who?.account
    this.who = who
    if (other) client.restart(who !== null)
  }
}

export const session = new Session()
