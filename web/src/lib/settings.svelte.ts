/** What this reader likes, kept in the browser. */

import { isSpoken, preferred } from './languages'

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'off' | 'fast' | 'normal'
/** How long one may read what others do, against the normal time. */
export const TEMPOS = { relaxed: 1.7, normal: 1, fast: 0.5, instant: 0 } as const
export type Tempo = keyof typeof TEMPOS
export type TextSize = 'normal' | 'large' | 'larger'

const KEY = 'saloon'

class Settings {
  language = $state(preferred(navigator.languages))
  theme = $state<Theme>('system')
  speed = $state<Speed>('normal')
  tempo = $state<Tempo>('normal')
  text = $state<TextSize>('normal')
  sound = $state(true) // as soon as the page has been touched: browsers are silent before
  volume = $state(60)
  confirm = $state(matchMedia('(pointer: coarse)').matches) // before what cannot be taken back
  autoPass = $state(false) // of questions where nothing but passing is possible
  keys = $state(true) // single keys do something
  sums = $state(true) // who is paid what if the round ended now
  level = $state('deputy')
  opponents = $state(2)
  side = $state('') // where seats are roles, the one that was chosen last
  name = $state('')
  nameless = $state(false) // the present guest has a name that nobody chose
  lesson = $state('') // the table of the lesson
  learned = $state('') // games whose lesson was finished

  constructor() {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
      if (kept && typeof kept === 'object') {
        for (const [name, value] of Object.entries(kept)) {
          const own = this as unknown as Record<string, unknown>
          if (name in this && typeof own[name] === typeof value) own[name] = value
        }
      }
    } catch {
      // nothing was kept, or nothing that can be read: the defaults are used
    }
    if (!(this.tempo in TEMPOS)) this.tempo = 'normal'
    if (!isSpoken(this.language)) this.language = preferred(navigator.languages)
  }

  /** Keep what is so now, and show it. Called by an effect of the page. */
  keep(): void {
    const root = document.documentElement
    root.lang = this.language
    if (this.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = this.theme
    root.dataset.text = this.text
    root.dataset.speed = this.moving
    const { language, theme, speed, tempo, text, sound, volume, confirm, autoPass, keys, sums, level, opponents, side, name, nameless, lesson, learned } = this
    const kept = { language, theme, speed, tempo, text, sound, volume, confirm, autoPass, keys, sums, level, opponents, side, name, nameless, lesson, learned }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // a private window: it lasts as long as the page
    }
  }

  /** How fast things move, with the reader's system asked first. */
  get moving(): Speed {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : this.speed
  }

  /** Milliseconds that a movement takes at this speed. */
  time(normal: number): number {
    return this.moving === 'off' ? 0 : this.moving === 'fast' ? normal / 2 : normal
  }
}

export const settings = new Settings()
