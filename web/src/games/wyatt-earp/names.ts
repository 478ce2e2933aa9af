/** What the cards of Wyatt Earp are called, and what they are for. */

import { t } from '../../lib/words.svelte'
import { faceOf } from './cards'

export const cardName = (card: string): string => t(`we-card-${card}`)

/** A card in a sentence: a sheriff card may need quotes, for in German its name has no cases. */
export function cardSaid(card: string): string {
  const { photo, print } = faceOf(card)
  return print && !photo ? t('we-said', { card: cardName(card) }) : cardName(card)
}

/** What a card is for, in a sentence or two. */
export function cardDoes(card: string): string {
  const { photo, print } = faceOf(card)
  return t(`web-card-does-${photo ? 'photo' : print ? card : 'outlaw'}`)
}
