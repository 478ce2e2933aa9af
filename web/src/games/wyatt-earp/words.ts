/** Wyatt Earp in words: names, questions, choices and what happened, by the message ids that the terminal uses too. */

import type { WyattEarpPile, WyattEarpPoster, WyattEarpView } from '../../wire'
import { capital, listed, maybe, money, once, percent, t } from '../../lib/words.svelte'
import type { Chosen, Line } from '../../lib/face'
import { cardName, cardSaid } from './names'
import type { Choice, Earp, Fact } from './shape'

export function pileWords(pile: WyattEarpPile): string {
  const parts = [
    t('we-cards', { n: pile.cards }),
    pile.photo ? t('we-mark-name.photo') : '',
    pile.stagecoaches ? t('we-mark-name.stagecoach') : '',
    pile.banks ? t('we-mark-name.bank') : '',
    pile.gun ? t('we-mark-name.gun') : '',
    pile.covered ? t('we-hidden') : t('we-points', { n: pile.points }),
  ]
  return `${cardName(pile.outlaw)}${t('colon')}${parts.filter(Boolean).join(t('list-comma'))}`
}

/** WE-15.3 So many points capture an outlaw, by the rules of a table (OPT-14). */
export const neededFor = (options: Readonly<Record<string, unknown>> | undefined): number => (options?.capture_threshold === 'more_than_8' ? 9 : 8)

/** What would become of a poster if the round ended now: one strong word, and the rest. */
export function verdict(poster: WyattEarpPoster, names: readonly string[], me: number, needed: number): [string, string] {
  if (!poster.opened) return [t('web-not-opened'), t('web-needs-three')]
  const paid = poster.pays.map((dollars, seat) => ({ dollars, seat })).filter(({ dollars }) => dollars > 0)
  const [first] = paid
  if (!first && poster.points >= needed) return [t('we-captured'), poster.stays ? t('we-day-stays', { dollars: short(poster.stays) }) : '']
  if (!first) return [t('web-at-large'), t('we-of-needed', { n: poster.points, needed })]
  if (paid.length === 1 && !poster.stays) {
    return [first.seat === me ? t('web-you-take-all') : t('web-takes-all', { who: names[first.seat] ?? '' }), '']
  }
  const shares = paid.map(({ dollars, seat }) => `${seat === me ? t('web-you') : names[seat]} ${short(dollars)}`)
  return [t('web-shared'), shares.join(' · ')]
}

/** The same in one piece. */
export const verdictWords = (...about: Parameters<typeof verdict>): string => verdict(...about).filter(Boolean).join(t('colon'))

/** `$8k`, for tiles; nothing is a dash. */
export const short = (dollars: number): string => (dollars ? t('web-thousands', { n: dollars / 1000 }) : '–')

export function questionWords(view: WyattEarpView, names: readonly string[]): string {
  const { question } = view
  const id = question.phase === 'play' && view.sheriff_used ? 'we-ask-play-used' : `we-ask-${question.phase}`
  return t(id, {
    card: view.picked ? cardSaid(view.picked) : question.card ? cardSaid(question.card) : '',
    shot: question.shot ? cardName(question.shot) : 'none',
    outlaw: question.outlaw ? cardName(question.outlaw) : '',
    who: names[view.turn] ?? '',
  })
}

const SHOTS: readonly Choice['kind'][] = ['shoot', 'steal', 'hide', 'earp-remove', 'answer', 'earp-now']

/** A choice on its button, with the odds of a shot. `me` is the deciding seat: other seats are counted from it. Where the
card is not in sight the words name it (`whole`). */
export function choiceWords(choice: Choice, view: WyattEarpView, names: readonly string[], me: number, odds: number | null = null, whole = false): string {
  const { kind, values: v } = choice
  const seat = 'seat' in v ? (me + v.seat) % names.length : me
  const declines = ('yes' in v && !v.yes) || (kind === 'earp-now' && v.outlaw === null)
  const order = kind === 'ask' ? v.order : ''
  const values = {
    card: cardName('card' in v ? v.card : (view.top_discard ?? '')),
    outlaw: 'outlaw' in v && v.outlaw ? cardName(v.outlaw) : '',
    cards: kind === 'lay' ? v.cards : 0,
    who: names[seat] ?? '',
    yes: declines ? 'no' : 'yes',
    odds: '',
    order: t(`web-order-${order === 'left' || order === 'right' ? order : 'other'}`),
  }
  const words = (whole ? null : maybe(`web-do-${kind}`, values)) ?? t(`we-decision-${kind}`, values)
  const shot = odds !== null && SHOTS.includes(kind) && !declines
  return shot ? `${words} (${t('we-odds', { odds: percent(odds) })})` : words
}

export const chosen: Chosen<Earp> = (choice, view, names, seat) => choiceWords(choice, view, names, seat, null, true)

// What happened

const SILENT: readonly Fact['fact'][] = ['dealt', 'spent', 'exchanged', 'put-away', 'denied', 'gave'] // the last two: with the question
const NOBODYS: readonly Fact['fact'][] = ['round-ended', 'round-began', 'uncovered'] // of the game, though they name a seat
const AT_ME: readonly Fact['fact'][] = ['stole', 'covered', 'uncovered'] // somebody does it to an owner
const LOSSES: readonly Fact['fact'][] = ['orphaned', 'gun-left'] // nobody does that to himself

/** The log: one line for each fact that is worth one, as the seat `me` reads it (-1: nobody's). */
export function logLines(facts: readonly Fact[], names: readonly string[], me: number): Line[] {
  const lines: Line[] = []
  let drawn: string[] = [] // the cards of a draw, as far as this reader sees them: others are empty
  let shooter: number | null = null
  facts.forEach((fact, at) => {
    if (fact.fact === 'played') shooter = fact.seat
    if (SILENT.includes(fact.fact)) return
    const next = facts[at + 1]
    if (fact.fact === 'drew') {
      drawn = [...drawn, fact.card ?? '']
      if (next?.fact === 'drew' && next.seat === fact.seat) return
    }
    if (fact.fact === 'pot-grew') return // told with the cards that were laid
    if (fact.fact === 'attached' && fact.card === `photo-${fact.outlaw}`) return // playing it has said so
    const [by, cards] = [shooter, drawn]
    const answers = fact.fact === 'asked' ? answersTo(facts, at) : NO_ANSWERS
    const grown = growth(facts, at)
    const told = once(fact, [names, me, by, cards.length, grown, answers.length], () => lineOf(fact, names, me, cards, by, grown, answers))
    lines.push({ ...told, at })
    drawn = []
  })
  return lines
}

/** What a reward grew by with the cards of a fact; those of a Photo are told with playing it. */
function growth(facts: readonly Fact[], at: number): number {
  const fact = facts[at]!
  const photo = fact.fact === 'played' && fact.use === 'photo'
  if (!photo && fact.fact !== 'laid' && fact.fact !== 'attached') return 0
  const then = facts[photo ? at + 2 : at + 1]
  return then?.fact === 'pot-grew' ? then.dollars : 0
}

type Answer = Extract<Fact, { fact: 'denied' | 'gave' }>
const NO_ANSWERS: readonly Answer[] = []

/** WE-11.2 What those said who were asked for an outlaw. */
function answersTo(facts: readonly Fact[], at: number): Answer[] {
  const found: Answer[] = []
  for (let next = at + 1; next < facts.length; next += 1) {
    const fact = facts[next]!
    if (fact.fact === 'denied' || fact.fact === 'gave') found.push(fact)
    else if (fact.fact !== 'spent') break
  }
  return found
}

function lineOf(
  fact: Fact,
  names: readonly string[],
  me: number,
  drawn: readonly string[],
  shooter: number | null,
  grown: number,
  answers: readonly Answer[],
): Omit<Line, 'at'> {
  const named = 'seat' in fact ? fact.seat : fact.fact === 'turned' ? shooter : null
  const seat = NOBODYS.includes(fact.fact) ? null : named
  const about = fact.fact === 'round-began' ? fact.dealer : named
  const owner = 'owner' in fact ? fact.owner : null
  const name = (who: number | null): string => (who === null ? '' : (names[who] ?? ''))
  const card = 'card' in fact && fact.card ? cardSaid(fact.card) : ''
  const hit = 'hit' in fact && fact.hit
  if (fact.fact === 'turn-began') return { seat, text: seat === me ? t('web-turn-yours') : t('web-turn-whose', { who: name(seat) }), tone: '', head: true }
  const values = {
    card,
    cards: cardsOf(fact, drawn),
    outlaw: 'outlaw' in fact ? cardName(fact.outlaw) : '',
    dollars: money(fact.fact === 'round-began' ? 1000 : 'dollars' in fact ? fact.dollars : 0),
    use: fact.fact === 'played' ? fact.use : '',
    hit: fact.fact === 'turned' && fact.card === null ? 'none' : hit ? 'yes' : 'no',
    order: fact.fact === 'asked' ? fact.order : '',
    to: '',
    owner: name(owner),
    pile: fact.fact === 'looked' && fact.draw_pile ? 'draw' : 'discard',
    known: card ? 'yes' : 'no',
    reason: fact.fact === 'round-ended' ? fact.reason : '',
    who: name(named),
    points: t('we-points', { n: 'points' in fact ? fact.points : 0 }),
    round: fact.fact === 'round-began' ? fact.round : 0,
    dealer: name(fact.fact === 'round-began' ? fact.dealer : null),
    tokens: fact.fact === 'exchanged' ? fact.tokens : 0,
  }
  const aimed = AT_ME.includes(fact.fact)
  const mine = me >= 0 && about === me
  const toMe = aimed && owner === me && !mine
  const special = toMe ? maybe(`we-at-you-${fact.fact}`, values) : mine ? maybe(`we-you-${fact.fact}`, values) : null
  let text = special ?? t(`we-fact-${fact.fact}`, values)
  if (seat === null) text = capital(text)
  if (grown) text += ` ${t('we-fact-pot-grew.short', { dollars: money(grown) })}`
  if (answers.length) text += t('colon') + answers.map((one) => answerWords(one, names, me)).join(t('list-comma'))
  const small = fact.fact === 'reshuffled' || fact.fact === 'turned-up' || fact.fact === 'stayed'
  const touches = me >= 0 && (toMe || (LOSSES.includes(fact.fact) && mine) || answers.some((one) => one.seat === me))
  const tone = toneOf(fact, mine, toMe, answers, me) || (seat === null && !small ? 'big' : '')
  return { seat, text, tone, ...(touches ? { touches } : {}) }
}

/** Good or bad for the reader: how his own shots end, and what is done to him. */
function toneOf(fact: Fact, mine: boolean, toMe: boolean, answers: readonly Answer[], me: number): Line['tone'] {
  if (fact.fact === 'turned' || fact.fact === 'duelled') return !mine ? 'big' : fact.hit ? 'good' : 'bad'
  if (toMe) return fact.fact === 'uncovered' ? 'good' : 'bad'
  const lost = LOSSES.includes(fact.fact) && mine
  return lost || answers.some((one) => one.fact === 'gave' && one.seat === me) ? 'bad' : ''
}

/** Cards by name, those of a kind together: `2× Belle Starr`. */
function cardList(cards: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return listed([...counts].map(([card, n]) => (n > 1 ? `${n}× ${cardSaid(card)}` : cardSaid(card))))
}

const answerWords = ({ fact, seat }: Answer, names: readonly string[], me: number): string =>
  t(`we-answer-${fact}`, { who: names[seat] ?? '', you: seat === me ? 'yes' : 'no' })

/** Which cards, if they are known, or how many; in words where the sentence wants words. */
function cardsOf(fact: Fact, drawn: readonly string[]): string | number {
  if (fact.fact === 'drew') return drawn.every(Boolean) ? cardList(drawn) : t('we-cards', { n: drawn.length })
  if (fact.fact === 'reshuffled') return t('we-cards', { n: fact.cards })
  return 'cards' in fact ? fact.cards : 0
}
