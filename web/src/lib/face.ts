/** What the page knows of one game. `games/<slug>/index.ts` exports one as `face`; a game without one has the plain face.

What the first screens show is here; what is heavy is a function that fetches it when it is wanted. `G` is what the game
shows, tells and offers, by the generated types: `Face<Games[slug]>`. */

import type { Component } from 'svelte'
import type { Replay } from '../wire'
import type { Dealer } from './deal'
import type { Lesson } from './moment'
import type { Shape, Table } from './table.svelte'

/** A line of the log: about a player, or about the game. The reader is addressed as “you”. */
export interface Line {
  seat: number | null
  text: string
  tone: '' | 'good' | 'bad' | 'big' // for the reader; who looks on is told big things, neither good nor bad ones
  at: number // the fact that it tells, by its place among those that were given
  head?: true // it says whose turn begins
  touches?: true // it concerns the reader, though another did it
  named?: true // the reader did it, and it is told by the name: there are no words for “you”
}

/** What is worth remembering of a game: one thing, and the fact where it happened. */
export interface Highlight {
  label: string
  text: string
  at: number
}

/** How a player is drawn: a bust, and its colour. */
export interface Look {
  bust: string
  spot: string
}

/** Facts in words; `names` are those of the players, `me` is the reader's seat (-1: none). */
export type Log<G extends Shape> = (facts: readonly G['fact'][], names: readonly string[], me: number) => Line[]

type Fetched<C> = () => Promise<{ default: C }>

/** A choice in words, as a seat had it where the table looked so. */
export type Chosen<G extends Shape> = (choice: G['choice'], view: G['view'], names: readonly string[], seat: number) => string

export interface Face<G extends Shape = Shape> {
  order: number // among the games on the first screen
  prefix: string // of its messages, and in capitals of its rules
  cites?: readonly string[] // how ids of its rulebook begin that have another prefix
  players: readonly number[]
  roles: readonly string[] // where seats are roles, their names in seat order
  icon: string // in lists
  ink: string // behind it
  look: (seat: number) => Look
  aids?: true // the table can show sums that one would otherwise have to remember
  seatOption?: { name: string; value: string; setting: string; label: string } // an option that names a seat
  Art: Component // on its card on the first screen
  table: Fetched<Component<{ table: Table<G>; game: string }>>
  log: (replay: Replay) => Promise<Log<G>>
  choices: (replay: Replay) => Promise<Chosen<G>>
  deal?: Fetched<Dealer> // how its cards follow from the seed, for readers who check it
  lesson?: Fetched<Lesson<G>> // a first round with a coach
  pictures?: Fetched<Component<{ step: number }>> // what it is about, in seven steps
  cards?: Fetched<Component> // a page of the rulebook
  illustrations?: Fetched<() => Promise<Illustrations>> // pictures for its rulebook
}

/** The cards that a rulebook speaks of: which at each entry, what they are called, how they look, small and large. */
export interface Illustrations {
  cards: (rule: string) => readonly string[]
  name: (card: string) => string
  Picture: Component<{ card: string; onpick: () => void }>
  Large: Component<{ card: string; onclose: () => void }>
}
