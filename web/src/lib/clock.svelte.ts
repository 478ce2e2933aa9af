/** The server's time, which goes on by itself wherever it is shown, and spans of time in words. */

import { createSubscriber } from 'svelte/reactivity'
import { client } from './client.svelte'
import { settings } from './settings.svelte'

const TICK = 500 // milliseconds
const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

const follow = createSubscriber((update) => {
  const timer = setInterval(update, TICK)
  return () => clearInterval(timer)
})

/** Seconds since 1970 by the server's clock: the one of the device may be wrong. */
export function now(): number {
  follow()
  return still()
}

/** The same, for once. */
export const still = (): number => client.now()

/** What is left on a clock: `0:07`, `12:30`; of hours and days only that: `5 h`, `3 d` in the reader's language. */
export function left(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`
  return whole < DAY ? unit(Math.floor(whole / HOUR), 'hour', 'narrow') : unit(Math.floor(whole / DAY), 'day', 'narrow')
}

/** A span in words, in its largest unit that fits: `90 seconds`, `10 minutes`, `3 days`. */
export function span(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return unit(seconds / DAY, 'day')
  if (seconds >= HOUR && seconds % HOUR === 0) return unit(seconds / HOUR, 'hour')
  return seconds > 2 * MINUTE && seconds % MINUTE === 0 ? unit(seconds / MINUTE, 'minute') : unit(seconds, 'second')
}

function unit(n: number, unit: string, unitDisplay: 'long' | 'narrow' = 'long'): string {
  return new Intl.NumberFormat(settings.language, { style: 'unit', unit, unitDisplay }).format(n)
}
