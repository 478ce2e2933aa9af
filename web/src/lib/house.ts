/** What the house tells at its doors about games and people. */

import type { Game, GameInfo } from '../wire'
import { get } from './api'
import { t } from './words.svelte'

export const GAMES = ['wyatt-earp', 'revolver'] as const satisfies readonly Game[]
export const SIDES = ['colty', 'mcready'] as const // Revolver's seats, in this order

export const isGame = (name: string | undefined | null): name is Game => GAMES.includes(name as Game)

let known: Promise<GameInfo[]> | null = null

/** What can be played; asked once. */
export function games(): Promise<GameInfo[]> {
  known ??= get<GameInfo[]>('/api/games').catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

export const gameTitle = (game: string): string => t(game === 'revolver' ? 'rv-title' : 'we-title')

/** What an option decides, and what a value of it means. */
export const optionWords = (game: string, option: string): string =>
  game === 'revolver' ? t(`rv-option-${option}`) : t(`we-option-${option}`)

export function valueWords(game: string, option: string, value: string): string {
  if (option === 'stall_guard' && value !== 'off') return t('web-idle-turns', { n: Number(value) })
  if (value === 'designated') return t('web-dealer-named')
  const attribute = /^\d/.test(value) ? `n${value}` : value
  return game === 'revolver' ? t(`rv-option-${option}.${attribute}`) : t(`we-option-${option}.${attribute}`)
}
