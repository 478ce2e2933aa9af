/** Wyatt Earp in words: names, questions, choices and what happened, by the message ids that the terminal uses too. */

import type { Choice, WyattEarpPile, WyattEarpPoster, WyattEarpView } from '../../wire'
import { maybe, money, once, percent, t } from '../../lib/words.svelte'
import type { Fact } from '../../lib/table.svelte'
import { faceOf } from './cards'

export const cardName = (card: string): string => t(`we-card-${card}`)

/** What a card is for, in a sentence or two. */
export function cardDoes(card: string): string {
  const { photo, print } = faceOf(card)
  return t(`web-card-does-${photo ? 'photo' : print ? card : 'outlaw'}`)
}

export function pileWords(pile: WyattEarpPile): string {
  const parts = [
    t('we-cards', { n: pile.cards }),
    pile.photo ? t('we-mark-name.photo') : '',
    pile.stagecoaches ? t('we-mark-name.stagecoach') : '',
    pile.banks ? t('we-mark-name.bank') : '',
    pile.gun ? t('we-mark-name.gun') : '',
    pile.covered ? t('we-hidden') : t('we-points', { n: pile.points }),
  ]
  return `${cardName(pile.outlaw)}: ${parts.filter(Boolean).join(', ')}`
}

/** What would become of a poster if the round ended now: one strong word, and the rest. */
export function verdict(poster: WyattEarpPoster, names: string[], me: number): [string, string] {
  if (!poster.opened) return [t('web-not-opened'), t('web-needs-three')]
  const paid = poster.pays.map((dollars, seat) => ({ dollars, seat })).filter(({ dollars }) => dollars > 0)
  const [first] = paid
  if (!first) return [t('web-at-large'), t('web-of-eight', { n: poster.points })]
  if (paid.length === 1 && !poster.stays) {
    return [first.seat === me ? t('web-you-take-all') : t('web-takes-all', { who: names[first.seat] ?? '' }), '']
  }
  const shares = paid.map(({ dollars, seat }) => `${seat === me ? t('web-you') : names[seat]} ${short(dollars)}`)
  return [t('web-shared'), shares.join(' · ')]
}

/** `$8k`, for tiles. */
export const short = (dollars: number): string => t('web-thousands', { n: dollars / 1000 })

export function questionWords(view: WyattEarpView, names: string[]): string {
  const { question } = view
  const id = question.phase === 'play' && view.sheriff_used ? 'we-ask-play-used' : `we-ask-${question.phase}`
  return t(id, {
    card: view.picked ? cardName(view.picked) : question.card ? cardName(question.card) : '',
    shot: question.shot ? cardName(question.shot) : 'none',
    outlaw: question.outlaw ? cardName(question.outlaw) : '',
    who: names[view.turn] ?? '',
  })
}

const SHOTS = new Set(['shoot', 'steal', 'hide', 'earp-remove', 'answer', 'earp-now'])

/** A choice on its button, with the odds of a shot. `me` is the deciding seat: other seats are counted from it. */
export function choiceWords(choice: Choice, view: WyattEarpView, names: string[], me: number, odds: number | null = null): string {
  const v = choice.values as Record<string, string | number | boolean | null>
  const seat = typeof v.seat === 'number' ? (me + v.seat) % names.length : me
  const values = {
    card: v.card ? cardName(String(v.card)) : cardName(view.top_discard ?? ''),
    outlaw: v.outlaw ? cardName(String(v.outlaw)) : '',
    cards: Number(v.cards ?? 0),
    who: names[seat] ?? '',
    yes: v.yes === false || (choice.kind === 'earp-now' && v.outlaw === null) ? 'no' : 'yes',
    odds: '',
    order: t(`web-order-${v.order === 'left' || v.order === 'right' ? v.order : 'other'}`),
  }
  const words = maybe(`web-do-${choice.kind}`, values) ?? t(`we-decision-${choice.kind}`, values)
  const shot = odds !== null && SHOTS.has(choice.kind) && values.yes === 'yes'
  return shot ? `${words} (${t('we-odds', { odds: percent(odds) })})` : words
}

// What happened

const SILENT = new Set(['dealt', 'spent', 'exchanged', 'put-away', 'turn-began'])

export interface Line {
  seat: number | null
  text: string
  tone: '' | 'hit' | 'miss' | 'big'
}

/** The log: one line for each fact that is worth one. */
export function logLines(facts: readonly Fact[], names: string[]): Line[] {
  const lines: Line[] = []
  let drawn = 0
  let shooter: number | null = null
  facts.forEach((fact, at) => {
    if (fact.fact === 'played') shooter = Number(fact.seat)
    if (SILENT.has(fact.fact)) return
    const next = facts[at + 1]
    if (fact.fact === 'drew') {
      drawn += 1
      if (next?.fact === 'drew' && next.seat === fact.seat) return
    }
    if (fact.fact === 'pot-grew' && facts[at - 1]?.fact !== 'laid' && facts[at - 1]?.fact !== 'attached') return
    const [by, cards] = [shooter, drawn]
    lines.push(once(fact, [names, by, cards], () => lineOf(fact.fact === 'turned' && by !== null ? { seat: by, ...fact } : fact, names, cards)))
    drawn = 0
  })
  return lines
}

function lineOf(fact: Fact, names: string[], drawn: number): Line {
  const f = fact as Record<string, string | number | boolean | null>
  const seat = typeof f.seat === 'number' && !['round-ended', 'uncovered'].includes(fact.fact) ? f.seat : null
  const name = (who: unknown): string => names[Number(who)] ?? ''
  const card = f.card ? cardName(String(f.card)) : ''
  const cards =
    fact.fact === 'drew'
      ? drawn === 1 && card
        ? card
        : t('we-cards', { n: drawn })
      : typeof f.cards === 'number' && fact.fact === 'reshuffled'
        ? t('we-cards', { n: f.cards })
        : Number(f.cards ?? 0)
  const text = t(`we-fact-${fact.fact}`, {
    card,
    cards,
    outlaw: f.outlaw ? cardName(String(f.outlaw)) : '',
    dollars: money(fact.fact === 'round-began' ? 1000 : Number(f.dollars ?? 0)),
    use: String(f.use ?? ''),
    hit: f.card === null && fact.fact === 'turned' ? 'none' : f.hit ? 'yes' : 'no',
    order: String(f.order ?? ''),
    to: name(f.to),
    owner: name(f.owner),
    pile: f.draw_pile ? 'draw' : 'discard',
    known: f.card ? 'yes' : 'no',
    reason: String(f.reason ?? ''),
    who: name(f.seat),
    points: t('we-points', { n: Number(f.points ?? 0) }),
    round: Number(f.round ?? 0),
    dealer: name(f.dealer),
    tokens: Number(f.tokens ?? 0),
  })
  const tone = fact.fact === 'turned' || fact.fact === 'duelled' ? (f.hit ? 'hit' : 'miss') : seat === null ? 'big' : ''
  return { seat, text, tone: fact.fact === 'pot-grew' || fact.fact === 'reshuffled' ? '' : tone }
}
