/** Three forms of a table. Wide: the ledger, the rail beside it, the hand below. Narrow: phones, and tablets held upright;
what they show is made instead of what a wide screen shows, not beside it. Low: the same on a screen that is wider than high
but not high, as a phone on its side, a page at twice its size, or a small laptop under the bars of its browser; there the prompt and the hand stand beside the table.

The same conditions stand in the styles of everything on a table. */

import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery('(max-width: 960px), (max-width: 1000px) and (orientation: portrait), (max-height: 639px)')
export const low = new MediaQuery(
  '(min-width: 560px) and (max-width: 960px) and (min-aspect-ratio: 5/6), (min-width: 560px) and (max-height: 639px)',
)
/** A phone, or a page at twice its size, that has little height. */
export const short = new MediaQuery('(max-width: 559px) and (max-height: 760px), (max-height: 480px)')
