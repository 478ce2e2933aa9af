/** What the first round of Wyatt Earp teaches. */

import type { Fact } from '../../lib/table.svelte'
import { money } from '../../lib/words.svelte'
import { kind, type Moment, type Point, told, value } from '../../learn/moment'
import type { WyattEarpView } from '../../wire'
import { cardName } from './words'

type Earp = Moment<WyattEarpView>

const outlaw = (now: Earp) => ({ outlaw: cardName(value(now, 'outlaw')), cards: Number(value(now, 'cards')), who: now.names[1 - now.me] ?? '' })
const card = (now: Earp) => ({ card: cardName(value(now, 'card')) })
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

export const points: Point<WyattEarpView>[] = [
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
