/** The wire protocol in types. Those of `protocol` are made from the schema; here the game becomes a parameter. */

import type * as protocol from './protocol'
import type { Games } from './protocol'

export * from './protocol'

export type Game = keyof Games

/** What this viewer is asked, in a game. */
export interface Question<G extends Game = Game> extends protocol.Question {
  choices: Games[G]['choice'][]
}

/** A table, as this viewer sees it now, and what happened since the last news. */
export interface News<G extends Game = Game> extends protocol.News {
  view: Games[G]['view'] | null
  question: Question<G> | null
  facts: Games[G]['fact'][]
}

/** What a seat would see after the answers that it tried, and could answer next. */
export interface Trial<G extends Game = Game> extends protocol.Trial {
  view: Games[G]['view'] | null
  choices: Games[G]['choice'][]
}

/** A decision, what the viewer learnt by it and saw after it. */
export interface ReplayStep<G extends Game = Game> extends protocol.ReplayStep {
  view: Games[G]['view']
  facts: Games[G]['fact'][]
}

/** A game that is over, as it was seen from one seat or from beside the table (-1). */
export interface Replay<G extends Game = Game> extends protocol.Replay {
  steps: ReplayStep<G>[]
}

export type Outbound<G extends Game = Game> = Exclude<protocol.Outbound, protocol.News | protocol.Trial> | News<G> | Trial<G>
