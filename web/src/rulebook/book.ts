/** A rulebook: its entries, found by id or by words. It is written in English. */

import { get } from '../lib/api'
import { prefixOf } from '../lib/games.svelte'
import type { RuleEntry, Rulebook } from '../wire'

export interface Section {
  anchor: string // section 4 is `we-4`, as in the printed page
  number: string
  title: string
  entries: RuleEntry[]
}

/** A stretch of text: plain, a link to another entry, or a word that was looked for. */
export interface Piece {
  text: string
  link?: string
  hit?: boolean
}

const ID = /\b(?:[A-Z]{2,4}-){1,2}[A-Z]?\d+(?:\.\d+)?\b/

const known = new Map<string, Promise<RuleEntry[]>>()

/** The entries of a game; asked once. */
export function rulebook(game: string): Promise<RuleEntry[]> {
  const asked = known.get(game) ?? get<Rulebook>(`/api/rules/${game}`).then(({ entries }) => entries)
  known.set(game, asked)
  asked.catch(() => known.delete(game))
  return asked
}

/** Where an entry stands: `WE-4.6` is `we-4-6`. */
export const anchorOf = (id: string): string => id.toLowerCase().replaceAll('.', '-')

export function sectionsOf(game: string, entries: readonly RuleEntry[]): Section[] {
  const found: Section[] = []
  for (const entry of entries) {
    const [number = '', title = ''] = entry.section.split(/\. (.*)/)
    if (found.at(-1)?.number !== number) {
      found.push({ anchor: `${prefixOf(game)}-${number}`, number, title, entries: [] })
    }
    found.at(-1)?.entries.push(entry)
  }
  return found
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const wordsOf = (wanted: string): string[] => wanted.trim().toLowerCase().split(/\s+/).filter(Boolean)
const begins = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(word)}`, 'iu')

/** The entries in which each of the words begins a word; those with the whole phrase come first. */
export function search(entries: readonly RuleEntry[], wanted: string): RuleEntry[] {
  const words = wordsOf(wanted)
  if (!words.length) return []
  const patterns = words.map(begins)
  const phrase = begins(words.join(' '))
  const page = (entry: RuleEntry): string => `${entry.id} ${entry.section} ${entry.text}`
  const found = entries.filter((entry) => patterns.every((pattern) => pattern.test(page(entry))))
  return [...found.filter((entry) => phrase.test(page(entry))), ...found.filter((entry) => !phrase.test(page(entry)))]
}

/** A line in pieces: ids of other entries are links, words that were looked for are marked. */
export function piecesOf(line: string, game: string, ids: ReadonlySet<string>, wanted: string): Piece[] {
  const words = wordsOf(wanted).map(escaped)
  const marks = words.length ? `|(?<![\\p{L}\\p{N}_])(?:${words.join('|')})` : ''
  return line
    .split(new RegExp(`(${ID.source}${marks})`, 'iu'))
    .filter(Boolean)
    .map((text) => {
      if (ids.has(text)) return { text, link: `/rules/${game}/${anchorOf(text)}` }
      return { text, hit: words.length > 0 && new RegExp(`^(?:${words.join('|')})$`, 'iu').test(text) }
    })
}
