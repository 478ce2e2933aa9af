/** Whether the screen is that of a phone, or of a tablet held upright: what it shows is made instead of what a wide one shows,
not beside it. The same condition stands in the styles of everything on a table. */

import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery('(max-width: 700px), (max-width: 1000px) and (orientation: portrait)')
