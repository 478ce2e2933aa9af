/** What a lesson of a game is made of: a prepared deal, and points that are told when they are due. */

import type { Json } from '../wire'
import type { Shape, Table } from './table.svelte'

/** A decision of the newcomer as it was prepared: its number, what is held then, and what to do. */
export interface Step {
  number: number
  hand: string
  decision: string
}

export interface Moment<G extends Shape = Shape> {
  view: G['view']
  me: number
  names: string[]
  facts: readonly G['fact'][]
  asked: boolean // the newcomer has to decide
  choice: G['choice'] | null // what the coach proposes
  then: readonly string[] // what it takes after that: `place whiskey`, `discard saddlebags`
}

/** A point without `does` is told and gone on from; the others belong to a decision that the coach proposes. */
export interface Point<G extends Shape = Shape> {
  id: string
  rule: string
  does?: true
  when: (now: Moment<G>) => boolean
  at?: (now: Moment<G>) => string[] // places on the table, the best first; `a+b` are two together
  values?: (now: Moment<G>) => Record<string, string | number>
}

export interface Teacher<G extends Shape = Shape> {
  points: readonly Point<G>[]
  hand: (view: G['view']) => readonly { card: string; count: number }[]
  places: (now: Moment<G>, choice: G['choice']) => string[] // where it is carried out: its own place, then what it takes after that
  title: (now: Moment<G>, choice: G['choice']) => string // as its button has it
}

/** `record` and `line` were prepared by tools/lessons.py. */
export interface Lesson<G extends Shape = Shape> {
  record: { [name: string]: Json }
  line: Step[]
  coach: string // his picture
  last: string // the point after which it is over
  begin: (table: Table<G>) => Promise<Teacher<G>>
}

/** The facts of a kind. */
export const told = <F extends Shape['fact'], K extends F['fact']>({ facts }: { facts: readonly F[] }, kind: K): Extract<F, { fact: K }>[] =>
  facts.filter((one): one is Extract<F, { fact: K }> => one.fact === kind)

/** A choice of one of these kinds is proposed. */
export const proposes =
  <G extends Shape>(...kinds: G['choice']['kind'][]) =>
  ({ choice }: Moment<G>): boolean =>
    !!choice && kinds.includes(choice.kind)

/** What to say now: something to be told first, else how to go about what is proposed. */
export function pointFor(points: readonly Point[], now: Moment, seen: ReadonlySet<string>): Point | null {
  return points.find((point) => !point.does && !seen.has(point.id) && point.when(now)) ?? points.find((point) => point.does && point.when(now)) ?? null
}
