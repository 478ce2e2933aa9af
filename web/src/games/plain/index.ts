/** The face of a game that has none of its own: everything it says, by the words it brings, or in plain letters. */

import type { Face, Look } from '../../lib/face'
import Art from './Art.svelte'

const BUSTS = ['g6', 'g8', 'g9', 'l2', 'g3', 'g15', 'l4', 'g11', 'g2', 'l8', 'g14', 'g1', 'l5', 'g7', 'g13', 'l9']
const INKS = ['#820f0a', '#7f2469', '#221f1d', '#1f5c26', '#00648a', '#805400', '#12259a', '#5f4935']

const look = (seat: number): Look => ({ bust: BUSTS[seat % BUSTS.length]!, spot: INKS[seat % INKS.length]! })

export const face: Face = {
  order: Infinity,
  prefix: '',
  players: [2],
  roles: [],
  icon: 'mk-card',
  ink: '#5f4935',
  look,
  Art,
  table: () => import('./Table.svelte'),
  log: async ({ game }) => (await import('./words')).logOf(game),
  choices: async ({ game }) => (await import('./words')).chosenOf(game),
}
