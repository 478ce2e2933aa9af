/** Sounds, for who wants them. The instruments come when the first one is needed. */

import { settings } from '../lib/settings.svelte'

export type Cue =
  | 'slide'
  | 'draw'
  | 'discard'
  | 'turn'
  | 'cock'
  | 'hit'
  | 'miss'
  | 'kill'
  | 'chip'
  | 'cube'
  | 'marker'
  | 'hammer'
  | 'badge'
  | 'derail'
  | 'round'
  | 'win'
  | 'lose'
  | 'chat'
  | 'tick'

export function cue(name: Cue): void {
  if (!settings.sound || !settings.volume) return
  void import('./instruments').then(({ play }) => play(name, settings.volume / 100))
}
