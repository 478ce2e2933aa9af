/** Every word that a reader sees: the Fluent files that server and terminal use too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

type Values = Record<string, FluentVariable>

// A file of its own for each language, gathered by shell.js and fetched when it is spoken: words are no script.
const files: Record<string, string> = import.meta.glob('../words/*.ftl', { query: '?url', import: 'default', eager: true })

const bundles = new Map<string, FluentBundle>()
let spoken = $state.raw<FluentBundle | null>(null)

async function load(language: string): Promise<FluentBundle> {
  const known = bundles.get(language)
  if (known) return known
  const text = await (await fetch(files[`../words/${language}.ftl`] ?? '')).text()
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  bundles.set(language, bundle)
  return bundle
}

let wanted = 'en'

/** From now on speak this language. None lacks a word: CI sees to that. */
export async function speak(language: string): Promise<void> {
  wanted = language
  const bundle = await load(language)
  if (wanted === language) spoken = bundle
}

/** What to say, by message id: `t('web-play-now')`. An attribute is named `id.attribute`. */
export function t(id: string, values: Values = {}): string {
  return maybe(id, values) ?? id
}

/** The same, or nothing if there is no such message. */
export function maybe(id: string, values: Values = {}): string | null {
  const [name = '', attribute] = id.split('.')
  const message = spoken?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return spoken && pattern ? spoken.formatPattern(pattern, values, []) : null
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

/** At the beginning of a sentence, or on a button. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `A`, `A and B`, `A, B and C`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : t('list-and', { first: items.slice(0, -1).join(t('list-comma')), last })
}
