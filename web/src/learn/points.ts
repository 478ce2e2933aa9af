/** What a lesson teaches, point by point: when it is due, what it says, where it points. It knows what the table shows.

A point without `does` is told and gone on from; the others belong to a decision that the coach proposes. */

import { points as earpPoints } from '../games/wyatt-earp/lesson'
import { points as revolverPoints } from '../games/revolver/lesson'
import { placeOf as earpPlace } from '../games/wyatt-earp/play.svelte'
import { choiceWords as earpWords } from '../games/wyatt-earp/words'
import { capital } from '../lib/words.svelte'
import { placeOf as revolverPlace } from '../games/revolver/play.svelte'
import { choiceWords as revolverWords } from '../games/revolver/words'
import type { Game, RevolverChoice, RevolverView, WyattEarpView } from '../wire'
import type { Moment, Point } from './moment'

export const POINTS = { 'wyatt-earp': earpPoints as Point[], revolver: revolverPoints as Point[] } satisfies Record<Game, Point[]>

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
