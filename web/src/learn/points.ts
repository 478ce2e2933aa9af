/** What a lesson teaches, point by point: when it is due, what it says, where it points. It knows what the table shows.

A point without `does` is told and gone on from; the others belong to a decision that the coach proposes. */

import { placeOf as earpPlace } from '../earp/play.svelte'
import { cardName, choiceWords as earpWords } from '../earp/words'
import { capital, money } from '../lib/words.svelte'
import type { Fact } from '../lib/table.svelte'
import type { Deck } from '../revolver/deck'
import { placeOf as revolverPlace } from '../revolver/play.svelte'
import { choiceWords as revolverWords } from '../revolver/words'
import type { Choice, Game, RevolverChoice, RevolverView, WyattEarpView } from '../wire'

export interface Moment<View = unknown> {
  view: View
  me: number
  names: string[]
  facts: readonly Fact[]
  asked: boolean // the newcomer has to decide
  choice: Choice | null // what the coach proposes
  then: readonly string[] // what it takes after that: `place whiskey`, `discard saddlebags`
  deck: Deck | null // Revolver's cards
}

export interface Point<View = unknown> {
  id: string
  rule: string
  does?: true
  when: (now: Moment<View>) => boolean
  at?: (now: Moment<View>) => string[] // places on the table, the best first; `a+b` are two together
  values?: (now: Moment<View>) => Record<string, string | number>
}

const told = (now: Moment, kind: string, seat?: number): Fact[] =>
  now.facts.filter(({ fact, ...rest }) => fact === kind && (seat === undefined || rest.seat === seat))

// Wyatt Earp

type Earp = Moment<WyattEarpView>

const value = (now: Moment, name: string): string => String((now.choice?.values as Record<string, unknown> | undefined)?.[name] ?? '')
const outlaw = (now: Earp) => ({ outlaw: cardName(value(now, 'outlaw')), cards: Number(value(now, 'cards')), who: now.names[1 - now.me] ?? '' })
const card = (now: Earp) => ({ card: cardName(value(now, 'card')) })
const kind = (...kinds: string[]) => (now: Moment): boolean => kinds.includes(now.choice?.kind ?? '')
const isOpen = (now: Earp): boolean => now.view.posters.some((poster) => poster.outlaw === value(now, 'outlaw') && poster.opened)
const isMine = (now: Earp): boolean => !!now.view.players[now.me]?.piles.some((pile) => pile.outlaw === value(now, 'outlaw'))
const held = (now: Earp): number => now.view.players[now.me]?.hand ?? 0
const laid = (now: Earp): Fact | undefined => told(now, 'laid', now.me)[0]

/** The newcomer's last shot, if it went wrong. */
const missed = (now: Earp): boolean => {
  const at = now.facts.findLastIndex(({ fact }) => fact === 'turned')
  const by = now.facts.slice(0, Math.max(at, 0)).findLast(({ fact }) => fact === 'played')
  return at >= 0 && now.facts[at]?.hit === false && by?.seat === now.me
}

const EARP: Point<WyattEarpView>[] = [
  { id: 'posters', rule: 'WE-2.2', when: ({ asked }) => asked, at: () => ['poster:'] },
  { id: 'hand', rule: 'WE-1.5', when: ({ asked }) => asked, at: () => ['hand'] },
  {
    id: 'points',
    rule: 'WE-4.6',
    when: (now) => now.asked && !!laid(now),
    at: (now) => [`cell:${now.me}:${String(laid(now)?.outlaw)}+poster:${String(laid(now)?.outlaw)}`],
  },
  { id: 'miss', rule: 'WE-8.3', when: (now) => now.asked && missed(now), at: () => ['discards'] },
  {
    id: 'payday',
    rule: 'WE-17.1',
    when: (now) => told(now, 'round-ended').length > 0,
    at: (now) => [`seat:${now.me}`],
    values: (now) => ({ dollars: money(now.view.players[now.me]?.money ?? 0) }),
  },
  { id: 'draw', rule: 'WE-3.2', does: true, when: kind('take-two') },
  { id: 'take', rule: 'WE-3.2', does: true, when: kind('take-discard'), values: (now) => ({ card: cardName(now.view.top_discard ?? '') }) },
  { id: 'lay', rule: 'WE-4.2', does: true, when: (now) => kind('lay')(now) && !isOpen(now), values: outlaw },
  { id: 'lay-more', rule: 'WE-4.4', does: true, when: (now) => kind('lay')(now) && isMine(now), values: outlaw },
  { id: 'lay-theirs', rule: 'WE-15.5', does: true, when: kind('lay'), values: outlaw },
  { id: 'photo', rule: 'WE-9.4', does: true, when: kind('play-photo'), values: outlaw },
  { id: 'shoot', rule: 'WE-8.2', does: true, when: kind('shoot'), values: card },
  { id: 'attach', rule: 'WE-10.2', does: true, when: kind('attach'), values: outlaw },
  { id: 'hide', rule: 'WE-12.2', does: true, when: kind('hide'), values: () => ({ card: cardName('hideout') }) },
  { id: 'cover', rule: 'WE-12.3', does: true, when: kind('cover'), values: outlaw },
  { id: 'out', rule: 'WE-15.4', does: true, when: (now) => kind('discard')(now) && held(now) === 1 },
  { id: 'discard', rule: 'WE-5.1', does: true, when: kind('discard'), values: card },
  {
    id: 'watch',
    rule: 'WE-3.1',
    does: true,
    when: ({ asked }) => !asked,
    at: (now) => [`seat:${1 - now.me}`],
    values: (now) => ({ who: now.names[1 - now.me] ?? '' }),
  },
]

// Revolver

type Revolver = Moment<RevolverView>

const name = (now: Revolver) => ({ card: now.deck?.said(value(now, 'card')) ?? '' })
const price = (now: Revolver): number => now.deck?.price(value(now, 'card'), now.view.field) ?? 0
const sort = (now: Revolver): string => now.deck?.cards.get(value(now, 'card'))?.kind ?? ''
const turn = (now: Revolver): boolean => now.asked && now.view.question.phase === 'play'
const playing = kind('play')
const rows = (now: Revolver) =>
  now.view.battlefields.flatMap(({ field, rows: cards }) => cards.flatMap((row) => [`table:${field}:${row.card}`, `field:${field}`]))
const TAUGHT = 4 // the turn that begins when everything has been seen

const REVOLVER: Point<RevolverView>[] = [
  { id: 'gang', rule: 'RV-14.2', when: turn, at: () => ['gang'] },
  { id: 'field', rule: 'RV-7.1', when: turn, at: ({ view }) => [`field:${view.field}`] },
  { id: 'duel', rule: 'RV-12.3', when: (now) => turn(now) && told(now, 'placed').length > 0, at: () => ['duel'] },
  { id: 'cube', rule: 'RV-12.5', when: (now) => turn(now) && told(now, 'cubes-removed').length > 0, at: () => ['cubes'] },
  { id: 'marker', rule: 'RV-4.1', when: (now) => turn(now) && told(now, 'marker-moved').length > 0, at: () => ['marker'] },
  { id: 'row', rule: 'RV-7.3', when: (now) => turn(now) && rows(now).length > 0, at: rows },
  { id: 'express', rule: 'RV-13.1', when: (now) => turn(now) && now.view.number >= TAUGHT, at: () => ['field:express'] },
  { id: 'win', rule: 'RV-14.4', when: (now) => turn(now) && now.view.number >= TAUGHT, at: () => ['cubes'] },
  {
    id: 'ahead',
    rule: 'RV-7.2',
    does: true,
    when: (now) => playing(now) && now.then.some((line) => line.startsWith('place ') && line !== `place ${now.view.field}`),
    values: name,
  },
  { id: 'pay', rule: 'RV-6.2', does: true, when: (now) => playing(now) && price(now) > 0, values: (now) => ({ ...name(now), n: price(now) }) },
  { id: 'gun', rule: 'RV-12.2', does: true, when: (now) => playing(now) && sort(now) === 'gun', values: name },
  { id: 'shot', rule: 'RV-6.5', does: true, when: (now) => playing(now) && sort(now) === 'shot', values: name },
  { id: 'hit', rule: 'RV-9.1', does: true, when: kind('hit') },
  { id: 'lose', rule: 'RV-10.2', does: true, when: kind('lose') },
  { id: 'end', rule: 'RV-3.2', does: true, when: kind('end-turn') },
  { id: 'watch', rule: 'RV-12.1', does: true, when: ({ asked }) => !asked, at: (now) => [`seat:${1 - now.me}`, 'duel'] },
]

export const POINTS = { 'wyatt-earp': EARP as Point[], revolver: REVOLVER as Point[] } satisfies Record<Game, Point[]>

/** The point after which the lesson is over. */
export const LAST = { 'wyatt-earp': 'payday', revolver: 'win' } satisfies Record<Game, string>

/** What to say now: something to be told first, else how to go about what is proposed. */
export function pointFor(points: readonly Point[], now: Moment, seen: ReadonlySet<string>): Point | null {
  return points.find((point) => !point.does && !seen.has(point.id) && point.when(now)) ?? points.find((point) => point.does && point.when(now)) ?? null
}

/** Where on the table a proposal is carried out: first its own place, then what it takes after that. */
export function placesOf(game: Game, now: Moment): string[] {
  if (!now.choice) return []
  if (game === 'wyatt-earp') return [earpPlace(now.choice, now.view as WyattEarpView, now.me)]
  const first = revolverPlace(now.choice as RevolverChoice, now.view as RevolverView).split(':')
  const place = first[0] === 'table' ? first.slice(0, 3).join(':') : first.join(':')
  const later = now.then.map((line) => line.replace(/^place /, 'field:').replace(/^discard /, 'hand:'))
  return [place, ...later.filter((line) => /^(field|hand):/.test(line))]
}

/** A proposal that no point speaks of, as its button has it. */
export function choiceTitle(game: Game, now: Moment): string {
  if (!now.choice) return ''
  if (game === 'wyatt-earp') return capital(earpWords(now.choice, now.view as WyattEarpView, now.names, now.me))
  return now.deck ? capital(revolverWords(now.choice as RevolverChoice, now.view as RevolverView, now.deck)) : now.choice.notation
}
