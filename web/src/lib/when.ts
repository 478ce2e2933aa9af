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

/** A day of the calendar, `2026-11-18`, as days are written. */
export function dayOf(iso: string): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso))
}

/** The hour of a moment where the reader is, with the day if that is another one. */
export function clock(at: number): string {
  const moment = new Date(at * 1000)
  const today = moment.toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(settings.language, today ? { timeStyle: 'short' } : { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(moment)
}

/** `in 5 hours`; `at` is in seconds since 1970. */
export function ahead(at: number): string {
  const left = Math.max(0, at - Date.now() / 1000)
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  for (const [unit, seconds] of SPANS) {
    if (left >= seconds) return format.format(Math.floor(left / seconds), unit)
  }
  return format.format(1, 'minute')
}
