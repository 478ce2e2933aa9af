/** Whether the screen is that of a phone: what it shows is made instead of what a wide one shows, not beside it. */

import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery('max-width: 700px')
