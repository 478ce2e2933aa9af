import type { Games } from '../../wire'

/** What Revolver shows, tells and offers. */
export type Revolver = Games['revolver']
export type Fact = Revolver['fact']
