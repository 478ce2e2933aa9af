/** A moment of a lesson, and what a point of it looks at. */

import type { Fact } from '../lib/table.svelte'
import type { Deck } from '../games/revolver/deck'
import type { Choice } from '../wire'

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

export const told = (now: Moment, kind: string, seat?: number): Fact[] =>
  now.facts.filter(({ fact, ...rest }) => fact === kind && (seat === undefined || rest.seat === seat))

export const value = (now: Moment, name: string): string => String((now.choice?.values as Record<string, unknown> | undefined)?.[name] ?? '')
export const kind = (...kinds: string[]) => (now: Moment): boolean => kinds.includes(now.choice?.kind ?? '')
