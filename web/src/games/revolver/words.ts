/** Revolver in words: questions, choices and what happened, by the message ids that the terminal uses too. */

import type { Fact } from '../../lib/table.svelte'
import { capital, listed, once, t } from '../../lib/words.svelte'
import type { RevolverBattlefield, RevolverChoice, RevolverTableCard, RevolverView } from '../../wire'
import type { Deck } from './deck'

const SIDES = ['colty', 'mcready']

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

export function fieldWords(place: RevolverBattlefield, view: RevolverView, deck: Deck): string {
  const parts = [
    deck.field(place.field),
    t('rv-defence', { n: place.defence, used: place.slots, most: deck.info.slots }),
    t('rv-there', { law: place.law, gang: place.gang, used: place.slots, most: deck.info.slots }),
  ]
  if (place.field === view.field) parts.push(t('web-rv-marker-here', { space: space(view.space) }))
  return parts.join('; ')
}

export function cardWords(card: RevolverTableCard, deck: Deck): string {
  const parts = [deck.name(card.card)]
  const { kind } = deck.cards.get(card.card) ?? {}
  if (kind === 'gun' || kind === 'lawman') parts.push(t('web-rv-firepower', { n: card.firepower }))
  else if (kind) parts.push(t(`rv-kind-${kind}`))
  for (const token of card.tokens) parts.push(t(`rv-sign.${token}`))
  return parts.join(', ')
}

// What happened

const SILENT = ['dealt', 'put-aside', 'placed', 'spent', 'turn-began']
const IN_RUNS = ['drew', 'paid', 'discarded', 'wrecked', 'lost-in-wreck', 'face-opened', 'hand-shown']
const TONES: Record<string, Line['tone']> = { 'bandit-died': 'miss', 'lawman-killed': 'miss', prevented: 'hit', 'cubes-removed': 'hit' }

export interface Line {
  seat: number | null
  text: string
  tone: '' | 'hit' | 'miss' | 'big'
}

type Values = Fact & { side?: string; card?: string | null; bandit?: string; field?: string }

/** The log: one line for each fact that is worth one; what happens several times in a row is told once. */
export function logLines(facts: readonly Fact[], deck: Deck): Line[] {
  const lines: Line[] = []
  for (let at = 0; at < facts.length; ) {
    const fact = facts[at] as Values
    let end = at + 1
    if (IN_RUNS.includes(fact.fact)) {
      while (facts[end]?.fact === fact.fact && (facts[end] as Values).side === fact.side) end += 1
    }
    const run = facts.slice(at, end) as Values[]
    if (!SILENT.includes(fact.fact)) lines.push(once(fact, [deck, run.length], () => lineOf(run, deck)))
    at = end
  }
  return lines
}

function lineOf(run: Values[], deck: Deck): Line {
  const fact = run[0]!
  const seat = subject(fact, deck)
  const big = fact.fact === 'won' || fact.fact === 'field-reached' || fact.fact === 'game-began'
  const tone = fact.fact === 'attacked' ? (fact.won ? 'miss' : 'hit') : (TONES[fact.fact] ?? (big ? 'big' : ''))
  const text = sentence(run, deck)
  return { seat, tone, text: seat === null ? capital(text) : text }
}

function subject(fact: Values, deck: Deck): number | null {
  if (fact.fact === 'attacked' || fact.fact === 'attack-waived') return 1
  const own = ['taken-off', 'taken-back', 'used', 'special-used'].includes(fact.fact) || (fact.fact === 'recovered' && fact.to_hand)
  if (own) return deck.side(fact.card ?? '')
  return fact.side ? SIDES.indexOf(fact.side) : null
}

function cardList(run: Values[], deck: Deck): string {
  const counts = new Map<string, number>()
  for (const { card, cards } of run) {
    if (card) counts.set(card, (counts.get(card) ?? 0) + (typeof cards === 'number' ? cards : 1))
  }
  return listed([...counts].map(([card, n]) => (n > 1 ? `${n}× ${deck.said(card)}` : deck.said(card))))
}

function sentence(run: Values[], deck: Deck): string {
  const fact = run[0]!
  const card = fact.card ?? ''
  const shown = cardList(run, deck)
  const reach = deck.cards.get(card)?.reach ?? 'current'
  return t(`rv-fact-${fact.fact}`, {
    card: card ? deck.said(card) : '',
    cards: fact.fact === 'reshuffled' ? t('rv-cards', { n: Number(fact.cards) }) : shown || t('rv-cards', { n: run.length }),
    bandit: fact.bandit ? deck.said(fact.bandit) : '',
    bandits: listed(run.map(({ bandit }) => deck.said(bandit ?? ''))),
    place: fact.field ? deck.field(fact.field) : '',
    to: fact.fact === 'recovered' ? (fact.to_hand ? 'hand' : 'here') : deck.field(String(fact.to ?? '')),
    mode: fact.as_shot ? 'shot' : reach === 'current' ? 'card' : 'placed',
    by: fact.by_card ? 'card' : 'turn',
    space: space(String(fact.space ?? '')),
    token: String(fact.token ?? ''),
    taken: fact.taken ? 'yes' : 'no',
    won: fact.won ? 'yes' : 'no',
    law: Number(fact.law ?? 0),
    gang: Number(fact.gang ?? 0),
    n: fact.fact === 'cubes-removed' ? Number(fact.cubes) : run.length,
    left: Number(fact.left ?? 0),
    side: String(fact.side ?? ''),
    reason: String(fact.reason ?? ''),
    deck: deck.info.id,
  })
}
