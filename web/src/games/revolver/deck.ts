/** The cards that lie on a table of Revolver: their names, figures and texts. The server sends them once. */

import { get } from '../../lib/api'
import { maybe, t } from '../../lib/words.svelte'
import type { BanditInfo, CardInfo, DeckInfo, FieldInfo, Saying, SpecialInfo } from '../../wire'

const BREAKS = [',', ';', '!', '?', ':', ' - '] // a name with one of these is quoted in a sentence
const SENTENCE = 4 // words: a one-shot or reaction with so many is something that somebody says

/** Names of a deck file with curly quotes and apostrophes; names are English in every language. */
const typeset = <T extends { name: string }>(rows: readonly T[]): T[] =>
  rows.map((row) => ({ ...row, name: row.name.replaceAll(/"(.*?)"/g, '“$1”').replaceAll("'", '’').replaceAll(' - ', ' – ') }))

export class Deck {
  readonly cards: Map<string, CardInfo>
  readonly bandits: Map<string, BanditInfo>
  readonly fields: Map<string, FieldInfo>
  readonly specials: Map<string, SpecialInfo>
  readonly leader: string

  readonly info: DeckInfo

  constructor(typed: DeckInfo) {
    const info = { ...typed, cards: typeset(typed.cards), bandits: typeset(typed.bandits), battlefields: typeset(typed.battlefields), specials: typeset(typed.specials) }
    this.info = info
    this.cards = new Map(info.cards.map((card) => [card.id, card]))
    this.bandits = new Map(info.bandits.map((bandit) => [bandit.id, bandit]))
    this.fields = new Map(info.battlefields.map((field) => [field.id, field]))
    this.specials = new Map(info.specials.map((special) => [special.id, special]))
    this.leader = info.bandits.find((bandit) => bandit.leader)?.id ?? ''
  }

  private row(id: string): CardInfo | BanditInfo | SpecialInfo | undefined {
    return this.cards.get(id) ?? this.bandits.get(id) ?? this.specials.get(id)
  }

  /** Whether there is such a card, bandit, lever or battlefield. */
  has(id: string): boolean {
    return !!this.row(id) || this.fields.has(id)
  }

  /** What the deck is called: in the reader's language if it is one of ours. */
  get title(): string {
    return maybe(`rv-deck-name-${this.info.id}`) ?? this.info.id
  }

  name(id: string): string {
    return this.row(id)?.name ?? id
  }

  /** A name in a sentence: in quotes if it is a sentence itself, or has signs that would break one. */
  said(id: string): string {
    const name = this.name(id)
    const kind = this.cards.get(id)?.kind ?? ''
    const spoken = ['shot', 'reaction'].includes(kind) && name.split(' ').length >= SENTENCE
    return spoken || BREAKS.some((sign) => name.includes(sign)) ? t('rv-quoted', { name }) : name
  }

  /** A bandit where there is little room: what everybody calls him. */
  short(id: string): string {
    const name = this.name(id).replace(/\(.*?\)/g, '').trim()
    const nick = /“(.+?)”/.exec(name)?.[1]
    return nick ?? name.split(' ').find((word) => !/^(the|other)$/i.test(word)) ?? name
  }

  field(id: string): string {
    return this.fields.get(id)?.name ?? id
  }

  text(id: string): string {
    const says: Saying | undefined = this.row(id)?.says
    return says?.message ? t(says.message) : (says?.text ?? '')
  }

  /** What is printed as its cost; none where it is free. */
  price(id: string, field: string): number {
    const card = this.cards.get(id)
    return !card || card.free_at.includes(field) ? 0 : card.cost
  }

  /** The card that may cancel this one. */
  answerTo(id: string): string {
    return this.info.cards.find((card) => card.reacts_to === id)?.id ?? ''
  }

  /** RV-14.2, RV-14.3 The gang is lost without this bandit while the marker is at this battlefield. */
  needs(bandit: string, field: string): boolean {
    const row = this.bandits.get(bandit)
    const where = (id: string): number => this.info.battlefields.findIndex((one) => one.id === id)
    return !!row && (row.leader || (!!row.loses_before && where(field) < where(row.loses_before)))
  }

  side(id: string): number | null {
    const side = this.cards.get(id)?.side ?? this.specials.get(id)?.side
    return side === 'colty' ? 0 : side === 'mcready' ? 1 : null
  }
}

const known = new Map<string, Promise<Deck>>()

/** The deck came with something else. */
export function lay(table: string, info: DeckInfo): Deck {
  const deck = new Deck(info)
  known.set(table, Promise.resolve(deck))
  return deck
}

export function deckOf(table: string, pass = ''): Promise<Deck> {
  const asked = known.get(table) ?? get<DeckInfo>(`/api/tables/${table}/deck?${pass}`).then((info) => new Deck(info))
  known.set(table, asked)
  asked.catch(() => known.delete(table))
  return asked
}

let standard: Promise<Deck> | null = null

/** The deck that is played unless another is wanted: the newest; asked once. */
export function standardDeck(): Promise<Deck> {
  standard ??= get<string[]>('/api/games/revolver/decks')
    .then((names) => get<DeckInfo>(`/api/games/revolver/decks/${names.at(-1) ?? ''}`))
    .then((info) => new Deck(info))
    .catch((error: unknown) => {
      standard = null
      throw error
    })
  return standard
}
