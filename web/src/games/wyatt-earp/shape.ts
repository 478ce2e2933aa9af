import type { Games } from '../../wire'

/** What Wyatt Earp shows, tells and offers. */
export type Earp = Games['wyatt-earp']
export type Fact = Earp['fact']
export type Choice = Earp['choice']
