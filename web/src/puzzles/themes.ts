/** What a puzzle is about, in words: each game names its themes. */

import { prefixOf } from '../lib/games.svelte'
import { capital, maybe, plainly } from '../lib/words.svelte'

export const themeWords = (game: string, theme: string): string => maybe(`${prefixOf(game)}-theme-${theme}`) ?? capital(plainly(theme))
