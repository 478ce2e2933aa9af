/** What the first round of Wyatt Earp teaches. */

import { type Lesson, type Moment, type Point, proposes, told } from '../../lib/moment'
import { capital, money } from '../../lib/words.svelte'
import deal from './lesson.json'
import { placeOf } from './play.svelte'
import type { Earp } from './shape'
import { cardName } from './names'
import { choiceWords } from './words'

type Now = Moment<Earp>

const kind = proposes<Earp>
const wanted = ({ choice }: Now): string => (choice && 'outlaw' in choice.values ? (choice.values.outlaw ?? '') : '')
const outlaw = (now: Now) => ({
  outlaw: cardName(wanted(now)),
  cards: now.choice?.kind === 'lay' ? now.choice.values.cards : 0,
  who: now.names[1 - now.me] ?? '',
})
const card = ({ choice }: Now) => ({ card: cardName(choice && 'card' in choice.values ? choice.values.card : '') })
const isOpen = (now: Now): boolean => now.view.posters.some((poster) => poster.outlaw === wanted(now) && poster.opened)
const isMine = (now: Now): boolean => !!now.view.players[now.me]?.piles.some((pile) => pile.outlaw === wanted(now))
const held = (now: Now): number => now.view.players[now.me]?.hand ?? 0
const laid = (now: Now) => told(now, 'laid').find(({ seat }) => seat === now.me)

/** The newcomer's last shot, if it went wrong. */
const missed = (now: Now): boolean => {
  const at = now.facts.findLastIndex(({ fact }) => fact === 'turned')
  const before = { ...now, facts: now.facts.slice(0, Math.max(at, 0)) }
  return told(now, 'turned').at(-1)?.hit === false && told(before, 'played').at(-1)?.seat === now.me
}

const points: Point<Earp>[] = [
  { id: 'posters', rule: 'WE-2.2', when: ({ asked }) => asked, at: () => ['poster:'] },
  { id: 'hand', rule: 'WE-1.5', when: ({ asked }) => asked, at: () => ['hand'] },
  {
    id: 'points',
    rule: 'WE-4.6',
    when: (now) => now.asked && !!laid(now),
    at: (now) => [`cell:${now.me}:${laid(now)?.outlaw}+poster:${laid(now)?.outlaw}`],
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

export default {
  ...deal,
  coach: 'bust-l1',
  last: 'payday',
  begin: async () => ({
    points,
    hand: (view) => view.hand,
    places: ({ view, me }, choice) => [placeOf(choice, view, me)],
    title: ({ view, names, me }, choice) => capital(choiceWords(choice, view, names, me)),
  }),
} satisfies Lesson<Earp>
