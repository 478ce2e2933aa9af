/** Revolver in words: questions, choices and what happened, by the message ids that the terminal uses too. */

import { capital, listed, maybe, once, t } from '../../lib/words.svelte'
import type { DeckInfo, RevolverBattlefield, RevolverChoice, RevolverTableCard, RevolverView } from '../../wire'
import type { Chosen, Line, Log } from '../../lib/face'
import { type Deck, deckOf, lay } from './deck'
import { seatOf } from './seats'
import type { Fact, Revolver } from './shape'

export const here = (view: RevolverView): RevolverBattlefield =>
  view.battlefields.find((place) => place.field === view.field) ?? view.battlefields[0]!

/** What the deciding seat is asked, in one sentence. */
export function questionWords(view: RevolverView, deck: Deck, names: readonly string[]): string {
  const { phase, card, number, why } = view.question
  const place = here(view)
  return t(`rv-ask-${phase}`, {
    n: number,
    side: view.turn,
    card: card ? deck.said(card) : '',
    text: card ? deck.text(card) : '',
    why,
    reaction: card ? deck.said(deck.answerTo(card)) : '',
    to: why === 'to-hand' ? 'hand' : 'here',
    law: place.law,
    gang: place.gang,
    who: names[1 - view.to_act] ?? '',
  })
}

/** A choice on its button. */
export function choiceWords(choice: RevolverChoice, view: RevolverView, deck: Deck): string {
  const { kind } = choice
  const place = here(view)
  switch (choice.kind) {
    case 'end-turn':
      return t('web-rv-end-turn', { side: view.turn, law: place.law, gang: place.gang })
    case 'play':
      return t('web-rv-do-play', { card: deck.said(choice.values.card), mode: choice.values.as_shot ? 'shot' : 'card' })
    case 'place':
      return placeWords(choice.values.field, view, deck)
    case 'answer':
      return t('rv-decision-answer', { phase: view.question.phase, yes: choice.values.yes ? 'yes' : 'no' })
    case 'done':
      return t('rv-decision-done', { phase: view.question.phase })
    case 'lose':
    case 'save':
      return t(`web-rv-do-${kind}`, { bandit: deck.said(choice.values.bandit) })
    case 'take-back':
    case 'move':
      return t(`web-rv-do-${kind}`, { card: deck.said(choice.values.card), place: deck.field(choice.values.field) })
    case 'use':
      return useWords(choice.values.card, choice.values.direction, view, deck)
    default:
      return t(`web-rv-do-${kind}`, { card: deck.said(choice.values.card) })
  }
}

function placeWords(field: string, view: RevolverView, deck: Deck): string {
  const order = view.battlefields.map((place) => place.field)
  const ahead = order.indexOf(field) - order.indexOf(view.field)
  return t('rv-decision-place', { place: deck.field(field), when: ahead === 0 ? 'here' : ahead > 0 ? 'ahead' : 'past' })
}

function useWords(card: string, direction: string, view: RevolverView, deck: Deck): string {
  const cards = t('rv-cards', { n: deck.cards.get(card)?.discard ?? 0 })
  const at = view.battlefields.findIndex((place) => place.lawmen.some((lying) => lying.card === card))
  const to = view.battlefields[at + (direction === 'right' ? 1 : -1)]
  if (direction && at >= 0 && to) return t('rv-decision-use.move', { card: deck.name(card), cards, place: deck.field(to.field) })
  return t('rv-decision-use', { card: deck.name(card), cards })
}

/** What an attack would do now; `side` is whose eyes look on. */
export function verdict(view: RevolverView, side: string): { text: string; casualty: boolean } {
  const { law, gang } = here(view)
  const outcome = law > gang ? 'casualty' : law === gang ? 'tie' : 'holds'
  return { text: t('web-rv-verdict', { outcome, side }), casualty: law > gang }
}

/** The sentence under a plan: what the table would be like. */
export function forecast(view: RevolverView): string {
  const { law, gang } = here(view)
  return t('rv-forecast', { outcome: law > gang ? 'casualty' : view.kills ? 'spared' : 'cube', law, gang })
}

export const space = (name: string): string => (name.startsWith('-') ? '–' : name)

/** A space of the track in a sentence; extra spaces are `x1`, `x2`. */
const spaceWords = (name: string): string =>
  t('rv-space', { kind: name.startsWith('-') ? 'dash' : name.startsWith('x') ? 'extra' : 'number', n: name.replace(/^\D+/, '') })

export function fieldWords(place: RevolverBattlefield, view: RevolverView, deck: Deck): string {
  const parts = [
    deck.field(place.field),
    t('rv-defence', { n: place.defence, used: place.slots, most: deck.info.slots }),
    t('rv-there', { law: place.law, gang: place.gang, used: place.slots, most: deck.info.slots }),
  ]
  if (place.field === view.field) parts.push(t('web-rv-marker-here', { space: spaceWords(view.space) }))
  return parts.join(t('list-semicolon'))
}

export function cardWords(card: RevolverTableCard, deck: Deck): string {
  const parts = [deck.name(card.card)]
  const { kind } = deck.cards.get(card.card) ?? {}
  if (kind === 'gun' || kind === 'lawman') parts.push(t('web-rv-firepower', { n: card.firepower }))
  else if (kind) parts.push(t(`rv-kind-${kind}`))
  for (const token of card.tokens) parts.push(t(`rv-sign.${token}`))
  return parts.join(t('list-comma'))
}

// What happened

type Kind = Fact['fact']

const SILENT: readonly Kind[] = ['dealt', 'put-aside', 'placed', 'spent']
const IN_RUNS: readonly Kind[] = ['drew', 'paid', 'discarded', 'wrecked', 'lost-in-wreck', 'face-opened', 'hand-shown']
const UNDONE: readonly Kind[] = ['cancelled', 'paid-back'] // by a reaction
const OWN: readonly Kind[] = ['taken-off', 'taken-back', 'used', 'special-used'] // of the side whose card it is
const BIG: readonly Kind[] = ['won', 'field-reached', 'game-began']
const TO_GANG: { [kind in Kind]?: boolean } = { 'bandit-died': false, 'lawman-killed': true, prevented: true, 'cubes-removed': true } // good for it
const BANDITS: readonly Kind[] = ['bandit-died', 'bandit-grit-lost', 'lost-in-wreck', 'saved', 'prevented'] // the gang's business
const HURTS: readonly Kind[] = ['lawman-killed', 'grit-helped', 'gun-destroyed', 'row-destroyed', 'removed', 'cancelled', 'wrecked', 'banned'] // whose card it is

const sideOf = (fact: Fact | undefined): string => (fact && 'side' in fact ? fact.side : '')
const cardOf = (fact: Fact): string => ('card' in fact ? (fact.card ?? '') : '')
const banditOf = (fact: Fact): string => ('bandit' in fact ? fact.bandit : '')

/** The log of a replay, which may bring its deck. */
export async function chosenOf(table: string, info: DeckInfo | null): Promise<Chosen<Revolver>> {
  const deck = info ? lay(table, info) : await deckOf(table)
  return (choice, view) => choiceWords(choice, view, deck)
}

export async function logOf(table: string, info: DeckInfo | null): Promise<Log<Revolver>> {
  const deck = info ? lay(table, info) : await deckOf(table)
  return (facts, names, me) => logLines(facts, deck, names, me)
}

/** The log: one line for each fact that is worth one; what happens several times in a row is told once. */
export function logLines(facts: readonly Fact[], deck: Deck, names: readonly string[], me: number): Line[] {
  const lines: Line[] = []
  for (const { fact, at, run } of answered(runs(facts))) {
    if (!SILENT.includes(fact.fact)) lines.push({ ...once(fact, [deck, names, me, run.length], () => lineOf(fact, run, deck, names, me)), at })
  }
  return lines
}

interface Run {
  fact: Fact
  at: number // in the log
  run: Fact[]
}

function runs(facts: readonly Fact[]): Run[] {
  const found: Run[] = []
  for (let at = 0; at < facts.length; at += found.at(-1)!.run.length) {
    const fact = facts[at]!
    let end = at + 1
    if (IN_RUNS.includes(fact.fact)) {
      while (facts[end]?.fact === fact.fact && sideOf(facts[end]) === sideOf(fact)) end += 1
    }
    found.push({ fact, at, run: facts.slice(at, end) })
  }
  return found
}

/** RV-11.6 An answer is told before what it does: the card has no effect, and what it cost may come back. */
function answered(found: readonly Run[]): Run[] {
  const told: Run[] = []
  for (const one of found) {
    let at = told.length
    while (one.fact.fact === 'reacted' && at && UNDONE.includes(told[at - 1]!.fact.fact)) at -= 1
    told.splice(at, 0, one)
  }
  return told
}

function lineOf(fact: Fact, run: readonly Fact[], deck: Deck, names: readonly string[], me: number): Omit<Line, 'at'> {
  const seat = subject(fact, deck)
  if (fact.fact === 'turn-began') {
    const who = names[seat ?? 0] ?? ''
    return { seat, text: seat === me ? t('rv-turn-yours', { n: fact.number }) : t('rv-turn-of', { who, n: fact.number }), tone: '', head: true }
  }
  const text = sentence(fact, run, deck, seat !== null && seat === me)
  const touches = concerns(fact, seat, deck, me)
  return { seat, tone: toneOf(fact, touches, me), text: seat === null ? capital(text) : text, ...(touches ? { touches } : {}) }
}

/** Good or bad for the side of the reader. */
function toneOf(fact: Fact, touches: boolean, me: number): Line['tone'] {
  const toGang = fact.fact === 'attacked' ? !fact.won : fact.fact === 'won' ? fact.side === 'colty' : TO_GANG[fact.fact]
  if (toGang !== undefined) return me < 0 ? 'big' : toGang === (me === 0) ? 'good' : 'bad'
  if (touches) return fact.fact === 'saved' ? 'good' : 'bad'
  return BIG.includes(fact.fact) ? 'big' : ''
}

/** Something of the reader's is at stake, and the other side did it. */
function concerns(fact: Fact, seat: number | null, deck: Deck, me: number): boolean {
  if (me < 0 || seat === me) return false
  if (BANDITS.includes(fact.fact)) return me === 0
  if (HURTS.includes(fact.fact)) return deck.side(cardOf(fact)) === me
  return fact.fact === 'attacked' || fact.fact === 'won'
}

function subject(fact: Fact, deck: Deck): number | null {
  if (fact.fact === 'attacked' || fact.fact === 'attack-waived') return 1
  if (OWN.includes(fact.fact) || (fact.fact === 'recovered' && fact.to_hand)) return deck.side(cardOf(fact))
  return 'side' in fact ? seatOf(fact.side) : null
}

function cardList(run: readonly Fact[], deck: Deck): string {
  const counts = new Map<string, number>()
  for (const fact of run) {
    const card = cardOf(fact)
    if (card) counts.set(card, (counts.get(card) ?? 0) + ('cards' in fact ? fact.cards : 1))
  }
  return listed([...counts].map(([card, n]) => (n > 1 ? `${n}× ${deck.said(card)}` : deck.said(card))))
}

/** `mine`: the reader did it. */
function sentence(fact: Fact, run: readonly Fact[], deck: Deck, mine: boolean): string {
  const card = cardOf(fact)
  const bandit = banditOf(fact)
  const reach = deck.cards.get(card)?.reach ?? 'current'
  const values = {
    card: card ? deck.said(card) : '',
    cards: fact.fact === 'reshuffled' ? t('rv-cards', { n: fact.cards }) : cardList(run, deck) || t('rv-cards', { n: run.length }),
    bandit: bandit ? deck.said(bandit) : '',
    bandits: listed(run.map((one) => deck.said(banditOf(one)))),
    place: 'field' in fact ? deck.field(fact.field) : '',
    to: fact.fact === 'recovered' ? (fact.to_hand ? 'hand' : 'here') : deck.field(fact.fact === 'moved' ? fact.to : ''),
    mode: fact.fact === 'played' && fact.as_shot ? 'shot' : reach === 'current' ? 'card' : 'placed',
    by: fact.fact === 'marker-moved' && fact.by_card ? 'card' : 'turn',
    space: fact.fact === 'marker-moved' ? spaceWords(fact.space) : '',
    token: 'token' in fact ? fact.token : '',
    taken: fact.fact === 'offered' && fact.taken ? 'yes' : 'no',
    won: fact.fact === 'attacked' && fact.won ? 'yes' : 'no',
    law: fact.fact === 'attacked' ? fact.law : 0,
    gang: fact.fact === 'attacked' ? fact.gang : 0,
    n: fact.fact === 'cubes-removed' ? fact.cubes : run.length,
    left: fact.fact === 'cubes-removed' ? fact.left : 0,
    side: sideOf(fact),
    reason: fact.fact === 'won' ? fact.reason : '',
    deck: deck.title,
  }
  return (mine ? maybe(`rv-you-${fact.fact}`, values) : null) ?? t(`rv-fact-${fact.fact}`, values)
}
