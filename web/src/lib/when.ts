/** Moments and spans in the reader's language. */

import { settings } from './settings.svelte'

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** `2 minutes ago`; `at` is in seconds since 1970. */
export function ago(at: number): string {
  const gone = Math.max(0, Date.now() / 1000 - at)
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  for (const [unit, seconds] of SPANS) {
    if (gone >= seconds) return format.format(-Math.floor(gone / seconds), unit)
  }
  return format.format(0, 'second')
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(at * 1000)
}
