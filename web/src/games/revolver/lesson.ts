/** What the first round of Revolver teaches. */

import { type Lesson, type Moment, type Point, proposes, told } from '../../lib/moment'
import { capital } from '../../lib/words.svelte'
import { type Deck, deckOf } from './deck'
import deal from './lesson.json'
import { placeOf } from './play.svelte'
import type { Revolver } from './shape'
import { choiceWords } from './words'

type Now = Moment<Revolver>

const TAUGHT = 4 // the turn that begins when everything has been seen
const kind = proposes<Revolver>
const playing = kind('play')
const cardOf = ({ choice }: Now): string => (choice && 'card' in choice.values ? choice.values.card : '')
const turn = (now: Now): boolean => now.asked && now.view.question.phase === 'play'
const rows = (now: Now): string[] =>
  now.view.battlefields.flatMap(({ field, rows: cards }) => cards.flatMap((row) => [`table:${field}:${row.card}`, `field:${field}`]))

function pointsOf(deck: Deck): Point<Revolver>[] {
  const name = (now: Now) => ({ card: deck.said(cardOf(now)) })
  const price = (now: Now): number => deck.price(cardOf(now), now.view.field)
  const sort = (now: Now): string => deck.cards.get(cardOf(now))?.kind ?? ''
  return [
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
}

/** Its own place, then where it is put and what pays for it. */
function places({ view, then }: Now, choice: Revolver['choice']): string[] {
  const first = placeOf(choice, view).split(':')
  const place = first[0] === 'table' ? first.slice(0, 3).join(':') : first.join(':')
  const later = then.map((line) => line.replace(/^place /, 'field:').replace(/^discard /, 'hand:'))
  return [place, ...later.filter((line) => /^(field|hand):/.test(line))]
}

export default {
  ...deal,
  coach: 'bust-crow',
  last: 'win',
  begin: async ({ id }) => {
    const deck = await deckOf(id)
    return {
      points: pointsOf(deck),
      hand: (view) => view.hand,
      places,
      title: ({ view }, choice) => capital(choiceWords(choice, view, deck)),
    }
  },
} satisfies Lesson<Revolver>
