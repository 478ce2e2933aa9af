/** Every word that a reader sees: the Fluent files that server and terminal use too. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

type Values = Record<string, FluentVariable>

// A file of its own for each language, gathered by shell.js and fetched when it is spoken: words are no script.
const files: Record<string, string> = import.meta.glob('../words/*.ftl', { query: '?url', import: 'default', eager: true })

const resources = new Map<string, Promise<FluentResource>>() // by address
let spoken = $state.raw<FluentBundle | null>(null)
let english = $state.raw<FluentBundle | null>(null) // of guests, for what they do not say in the spoken language
let guests: readonly Guest[] = []

/** A game that brings its own words, in some languages. */
export interface Guest {
  name: string
  words: readonly string[]
}

function fetched(address: string): Promise<FluentResource> {
  const known = resources.get(address) ?? read(address)
  resources.set(address, known)
  known.catch(() => resources.delete(address))
  return known
}

async function read(address: string): Promise<FluentResource> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return new FluentResource(await answer.text())
}

/** What the guests say in a language; a guest whose words do not come is silent, and its game is shown in plain letters. */
async function ofGuests(language: string): Promise<FluentResource[]> {
  const able = guests.filter(({ words }) => words.includes(language))
  const found = await Promise.allSettled(able.map(({ name }) => fetched(`/api/games/${name}/words/${language}`)))
  return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

/** All of it in one bundle. Our own words come first: no game can replace them. */
function bundled(language: string, all: readonly FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const one of all) bundle.addResource(one)
  return bundle
}

let wanted = 'en'

/** From now on speak this language. Each is complete: CI checks it. */
export async function speak(language: string): Promise<void> {
  wanted = language
  const house = await fetched(files[`../words/${language}.ftl`] ?? '')
  const [own, fallback] = await Promise.all([ofGuests(language), language === 'en' ? [] : ofGuests('en')])
  if (wanted !== language) return
  english = fallback.length ? bundled('en', fallback) : null
  spoken = bundled(language, [house, ...own])
}

/** The words of games that bring their own are spoken too. */
export async function welcome(games: readonly Guest[]): Promise<void> {
  guests = games.filter(({ words }) => words.length)
  if (guests.length) await speak(wanted)
}

/** What to say, by message id: `t('web-play-now')`. An attribute is named `id.attribute`. */
export function t(id: string, values: Values = {}): string {
  return maybe(id, values) ?? id
}

/** The same, or nothing if there is no such message. */
export function maybe(id: string, values: Values = {}): string | null {
  return said(spoken, id, values) ?? said(english, id, values)
}

/** The same, or nothing if there is no such message or a value that it shows is not there. */
export function whole(id: string, values: Values): string | null {
  const errors: Error[] = []
  const found = said(spoken, id, values, errors) ?? said(english, id, values, errors)
  return errors.length ? null : found
}

function said(bundle: FluentBundle | null, id: string, values: Values, errors: Error[] = []): string | null {
  const [name = '', attribute] = id.split('.')
  const message = bundle?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!bundle || !pattern) return null
  const text = bundle.formatPattern(pattern, grouped(values), errors).replaceAll('\u202f', '\u00a0') // our faces draw the narrow space too narrow
  return oneStop(text, values)
}

/** A name or a card may end with a full stop itself: then the sentence that ends with it has no other one. */
function oneStop(text: string, values: Values): string {
  const ended = Object.values(values).filter((value): value is string => typeof value === 'string' && /[.!?…]$/.test(value))
  return ended.reduce((said, value) => said.replaceAll(new RegExp(`(${escaped(value)})\\.(?!\\.)`, 'g'), '$1'), text)
}
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Numbers as the terminal writes them: thousands are always grouped, where some languages begin at ten thousand only. */
function grouped(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? new FluentNumber(value, { useGrouping: 'always' }) : value]),
  )
}

const told = new WeakMap<object, { by: readonly unknown[]; words: unknown }>()

/** What is told of a thing, put into words once: as long as the language stays, and all that it depends on. */
export function once<T>(thing: object, by: readonly unknown[], words: () => T): T {
  const all = [spoken, ...by]
  const known = told.get(thing)
  if (known && all.every((one, i) => one === known.by[i])) return known.words as T
  const found = words()
  told.set(thing, { by: all, words: found })
  return found
}

export function money(dollars: number): string {
  return t('money', { dollars })
}

export function percent(part: number): string {
  return t('percent', { n: Math.round(100 * part) })
}

/** A chance that was estimated: never said to be certain. */
export function estimate(part: number): string {
  if (part > 0.99) return t('percent-over', { n: 99 })
  return part < 0.01 ? t('percent-under', { n: 1 }) : percent(part)
}

/** With a full stop, unless it has an end already. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** At the beginning of a sentence, or on a button. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A name that has no message, in plain letters: `top_discard` is `top discard`. */
export const plainly = (name: string): string => name.replaceAll(/[_-]+/g, ' ')

/** `A`, `A and B`, `A, B and C`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : t('list-and', { first: items.slice(0, -1).join(t('list-comma')), last })
}
