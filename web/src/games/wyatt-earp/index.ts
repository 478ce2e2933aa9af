/** The face of Wyatt Earp. */

import './look.css'
import type { Face } from '../../lib/face'
import Art from './Art.svelte'
import { lookOf } from './seats'
import type { Earp } from './shape'

export const face: Face<Earp> = {
  order: 1,
  prefix: 'we',
  cites: ['OPT-'],
  players: [2, 3, 4],
  roles: [],
  icon: 'mk-star',
  ink: '#2c682c',
  look: lookOf,
  aids: true,
  seatOption: { name: 'first_dealer', value: 'designated', setting: 'dealer_seat', label: 'web-dealer' },
  Art,
  table: () => import('./Table.svelte'),
  log: async () => (await import('./words')).logLines,
  choices: async () => (await import('./words')).chosen,
  deal: () => import('./deal'),
  lesson: () => import('./lesson'),
  pictures: () => import('./Picture.svelte'),
  cards: () => import('./Cards.svelte'),
  illustrations: () => import('./illustrations'),
}
