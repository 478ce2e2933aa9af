/** The face of Revolver. */

import './cloth.css'
import type { Face } from '../../lib/face'
import Art from './Art.svelte'
import { lookOf, SIDES } from './seats'
import type { Revolver } from './shape'

export const face: Face<Revolver> = {
  order: 2,
  prefix: 'rv',
  players: [2],
  roles: SIDES,
  icon: 'gun-revolver',
  ink: '#8f2014',
  look: lookOf,
  Art,
  table: () => import('./Table.svelte'),
  log: async ({ table, deck }) => (await import('./words')).logOf(table, deck),
  choices: async ({ table, deck }) => (await import('./words')).chosenOf(table, deck),
  deal: () => import('./deal'),
  lesson: () => import('./lesson'),
  pictures: () => import('./Picture.svelte'),
  cards: () => import('./Cards.svelte'),
  illustrations: () => import('./illustrations'),
}
