/** Players who play alone are not asked for a name; those who play with others are asked once. */

import type { Me } from '../wire'
import { patch } from './api'
import { client } from './client.svelte'
import { session } from './session.svelte'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

class Naming {
  asking = $state(false)
  private answer: (named: boolean) => void = () => undefined

  /** Whether others may see the reader's name now; a question may have to be answered for it first, unless it was
  written somewhere else. */
  async need(written = ''): Promise<boolean> {
    const who = await session.need()
    if (who.kind !== 'guest' || !(settings.nameless || who.name === t('web-guest-name'))) return true
    if (written) {
      await this.choose(written)
      return true
    }
    this.answer(false)
    this.asking = true
    return new Promise((answer) => (this.answer = answer))
  }

  /** The name that was chosen, unless the server refuses it. The connection starts again with it. */
  async choose(name: string): Promise<void> {
    session.rename(await patch<Me>('/api/me', { name }))
    settings.name = name
    client.restart(true)
    this.end(true)
  }

  close(): void {
    this.end(false)
  }

  private end(named: boolean): void {
    this.asking = false
    this.answer(named)
  }
}

export const naming = new Naming()
