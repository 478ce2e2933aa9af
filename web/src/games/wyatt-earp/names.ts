/** What the cards of Wyatt Earp are called, and what they are for. */

import { t } from '../../lib/words.svelte'
import { faceOf } from './cards'

export const cardName = (card: string): string => t(`we-card-${card}`)

/** What a card is for, in a sentence or two. */
export function cardDoes(card: string): string {
  const { photo, print } = faceOf(card)
  return t(`web-card-does-${photo ? 'photo' : print ? card : 'outlaw'}`)
}
