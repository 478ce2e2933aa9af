/** What the first round of Revolver teaches. */

import { kind, type Moment, type Point, told, value } from '../../learn/moment'
import type { RevolverView } from '../../wire'

type Revolver = Moment<RevolverView>

const name = (now: Revolver) => ({ card: now.deck?.said(value(now, 'card')) ?? '' })
const price = (now: Revolver): number => now.deck?.price(value(now, 'card'), now.view.field) ?? 0
const sort = (now: Revolver): string => now.deck?.cards.get(value(now, 'card'))?.kind ?? ''
const turn = (now: Revolver): boolean => now.asked && now.view.question.phase === 'play'
const playing = kind('play')
const rows = (now: Revolver) =>
  now.view.battlefields.flatMap(({ field, rows: cards }) => cards.flatMap((row) => [`table:${field}:${row.card}`, `field:${field}`]))
const TAUGHT = 4 // the turn that begins when everything has been seen

export const points: Point<RevolverView>[] = [
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
