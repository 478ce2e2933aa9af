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

/** A date as it is said: in French the first of a month is an ordinal, *1er janvier*, which browsers do not know. */
function dated(moment: Date, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(settings.language, options).format(moment)
  return settings.language === 'fr' ? text.replace(/(?<!\d)1(?= \p{L})/u, '1er') : text
}

export function day(at: number): string {
  return dated(new Date(at * 1000), { dateStyle: 'medium' })
}

/** A day of the calendar, `2026-11-18`, as days are written. */
export function dayOf(iso: string): string {
  return dated(new Date(iso), { dateStyle: 'medium', timeZone: 'UTC' })
}

const WEEK = 6 * 86_400_000 // milliseconds in which no day of the week comes twice

/** The hour of a moment where the reader is, with the day of the week or the date if that is not today. */
export function clock(at: number): string {
  const [moment, now] = [new Date(at * 1000), new Date()]
  const near: Intl.DateTimeFormatOptions = { weekday: 'short', hour: 'numeric', minute: '2-digit' }
  const far: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }
  const today = moment.toDateString() === now.toDateString()
  const format = today ? { timeStyle: 'short' as const } : Math.abs(moment.getTime() - now.getTime()) < WEEK ? near : far
  return dated(moment, format)
}

/** `in 5 hours`; both are in seconds since 1970, `now` by the clock that counts. */
export function ahead(at: number, now: number): string {
  const left = Math.max(0, at - now)
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  for (const [unit, seconds] of SPANS) {
    if (left >= seconds) return format.format(Math.floor(left / seconds), unit)
  }
  return format.format(1, 'minute')
}
