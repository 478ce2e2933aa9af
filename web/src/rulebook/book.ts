/** A rulebook: its entries, found by id or by words, accents or not. */

import { get } from '../lib/api'
import { prefixOf } from '../lib/games.svelte'
import type { RuleEntry, Rulebook } from '../wire'

export interface Section {
  anchor: string // section 4 is `we-4`, as in the printed page; those of the appendix have that word in between
  number: string
  title: string
  entries: RuleEntry[]
}

/** A stretch of text: plain, a link to another entry, or a word that was looked for; perhaps stressed. */
export interface Piece {
  text: string
  link?: string
  hit?: boolean
  stress?: 'bold' | 'italic'
}

/** What else an entry is found by: the names of the cards that it shows. */
export type Names = (entry: RuleEntry) => readonly string[]

const ID = /\b(?:[A-Z]{2,4}-){1,2}[A-Z]?\d+(?:\.\d+)?\b/
const STRESSED = /\*\*(.+?)\*\*|\*(\S(?:[^*]*\S)?)\*/g

const known = new Map<string, Promise<Rulebook>>()

/** The rulebook of a game for readers of a language; asked once. */
export function rulebook(game: string, language: string): Promise<Rulebook> {
  const address = `/api/rules/${game}?language=${language}`
  const asked = known.get(address) ?? get<Rulebook>(address)
  known.set(address, asked)
  asked.catch(() => known.delete(address))
  return asked
}

/** The anchor of an entry: `WE-4.6` is `we-4-6`. */
export const anchorOf = (id: string): string => id.toLowerCase().replaceAll('.', '-')

export function sectionsOf(game: string, entries: readonly RuleEntry[], appendix = false): Section[] {
  const found: Section[] = []
  for (const entry of entries) {
    const [number = '', title = ''] = entry.section.split(/\. (.*)/)
    if (found.at(-1)?.number !== number) {
      found.push({ anchor: `${prefixOf(game)}-${appendix ? 'appendix-' : ''}${number}`, number, title, entries: [] })
    }
    found.at(-1)?.entries.push(entry)
  }
  return found
}

/** Small letters without accents, and one kind of apostrophe and space: how words are compared. Its length is that of the text. */
export function folded(text: string): string {
  return [...text]
    .map((sign) => {
      const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return bare.length === sign.length ? bare : sign
    })
    .join('')
    .replaceAll('’', "'")
    .replaceAll(/\s/g, ' ')
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const wordsOf = (wanted: string): string[] => folded(wanted).split(' ').filter(Boolean)
const begins = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(word)}`, 'u')
const pageOf = ({ id, section, text, table = [] }: RuleEntry, names: readonly string[]): string =>
  folded([id, section, text.replace(STRESSED, '$1$2'), ...table.flat(), ...names].join(' '))

/** The entries in which each of the words begins a word: first the chapter that is named so, then those with the whole phrase. */
export function search(entries: readonly RuleEntry[], wanted: string, names: Names = () => []): RuleEntry[] {
  const words = wordsOf(wanted)
  if (!words.length) return []
  const patterns = words.map(begins)
  const phrase = begins(words.join(' '))
  return entries
    .map((entry) => ({ entry, page: pageOf(entry, names(entry)) }))
    .filter(({ page }) => patterns.every((pattern) => pattern.test(page)))
    .map(({ entry, page }) => ({ entry, rank: phrase.test(folded(entry.section)) ? 0 : phrase.test(page) ? 1 : 2 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

/** A line in pieces: what is stressed, ids of other entries as links, and words that were looked for. */
export function piecesOf(line: string, game: string, ids: ReadonlySet<string>, wanted: string): Piece[] {
  const found: Piece[] = []
  let at = 0
  for (const stressed of line.matchAll(STRESSED)) {
    found.push(...linked(line.slice(at, stressed.index), game, ids, wanted))
    const stress = stressed[1] === undefined ? 'italic' : 'bold'
    found.push(...linked(stressed[1] ?? stressed[2] ?? '', game, ids, wanted).map((piece) => ({ ...piece, stress }) as Piece))
    at = stressed.index + stressed[0].length
  }
  return [...found, ...linked(line.slice(at), game, ids, wanted)]
}

function linked(text: string, game: string, ids: ReadonlySet<string>, wanted: string): Piece[] {
  const words = wordsOf(wanted).map(escaped)
  const marks = words.length ? `|(?<![\\p{L}\\p{N}_])(?:${words.join('|')})` : ''
  const plain = folded(text)
  const found: Piece[] = []
  let at = 0
  for (const match of plain.matchAll(new RegExp(`${ID.source}${marks}`, 'giu'))) {
    const said = text.slice(match.index, match.index + match[0].length)
    if (match.index > at) found.push({ text: text.slice(at, match.index) })
    if (ids.has(said)) found.push({ text: said, link: `/rules/${game}/${anchorOf(said)}` })
    else found.push({ text: said, hit: words.length > 0 && new RegExp(`^(?:${words.join('|')})$`, 'iu').test(match[0]) })
    at = match.index + match[0].length
  }
  if (at < text.length) found.push({ text: text.slice(at) })
  return found
}
