/** Which cards, bandits and battlefields of Revolver the entries of its rulebook are about. */

import type { Illustrations } from '../../lib/face'
import BookCard from './BookCard.svelte'
import BookSheet from './BookSheet.svelte'
import { standardDeck } from './deck'

const ROWS = ['cactus-field', 'narrow-pass', 'indian-reservation', 'rickety-bridge']
const FIELDS = ['bank', 'whiskey', 'buzzard', 'creek', 'express']

export const CARDS: Readonly<Record<string, readonly string[]>> = {
  'RV-1.4': ['38-special', 'deputy-2'],
  'RV-1.5': ['jack-colty', 'manolito'],
  'RV-2.1': FIELDS,
  'RV-2.3': ['skinny-landell'],
  'RV-4.4': ['pack-yer-bags', 'pilgrim'],
  'RV-4.5': ['kittens-mackenzie', 'skinny-landell'],
  'RV-4.8': ['cortez'],
  'RV-5.4': ['flesh-wound', 'about-time-partner'],
  'RV-6.3': ['jackson-clan', 'ned-mcready'],
  'RV-6.5': ['38-special', 'deputy-2', 'cactus-field', 'sandstorm', 'fire-at-will', 'lightning-reflexes'],
  'RV-6.6': ['lets-shoot'],
  'RV-6.8': ['flesh-wound'],
  'RV-6.10': ['came-along'],
  'RV-6.12': ['stick-of-dynamite'],
  'RV-6.13': ['bruno-caple', 'peacemaker-45'],
  'RV-7.2': ['cherokee-scout', 'apache-scout', 'josie-logan'],
  'RV-7.3': ['derringer'],
  'RV-7.4': ROWS,
  'RV-7.5': ['derringer'],
  'RV-7.8': ['sandstorm'],
  'RV-8.2': ['jackson-clan'],
  'RV-8.4': ['saddlebags', 'gatling-gun'],
  'RV-8.5': ['didnt-see-this'],
  'RV-8.6': ['quincey-whitmore'],
  'RV-8.7': ['about-time-partner'],
  'RV-8.8': ['flesh-wound'],
  'RV-9.2': ['adios-amigo', 'came-along', 'derail-the-train'],
  'RV-9.3': ['apache-scout', 'stick-of-dynamite'],
  'RV-9.4': ['josie-logan', 'apache-scout', 'cherokee-scout'],
  'RV-9.6': ['jackson-clan'],
  'RV-10.1': ['came-along'],
  'RV-10.3': ['lightning-reflexes'],
  'RV-10.8': [
    'jack-colty',
    'cortez',
    'skinny-landell',
    'kittens-mackenzie',
    'bruno-caple',
    'manolito',
    'annie-mcgraw',
    'tin-cup-holloway',
  ],
  'RV-11.2': ['lightning-reflexes'],
  'RV-11.5': ['rattlesnake-bite'],
  'RV-11.6': ['fire-at-will', 'hat-clean-off'],
  'RV-13.1': ['derail-the-train'],
  'RV-14.2': ['jack-colty'],
  'RV-14.3': ['cortez'],
  'ST-2': ['hail-of-bullets', 'gatling-gun'],
  'ST-3': ['pack-yer-bags'],
  'ST-6': ['rattlesnake-bite', 'get-a-rope', 'ned-mcready'],
  'ST-D3': ['manolito', 'annie-mcgraw'],
  'ST-D7': ['derringer', 'lets-shoot'],
  'ST-D8': ['lightning-reflexes'],
  'ST-D10': ['hat-clean-off', 'fire-at-will'],
  'EX-S04': ['buffalo-stampede', 'fire-at-will'],
  'EX-S05': ['gatling-gun'],
  'EX-S06': ['deputy-3', 'cowboy', '38-special'],
  'EX-S07': ['deputy-2', 'charlie-weathers', 'hail-of-bullets', '38-special'],
  'EX-S11': ['quincey-whitmore'],
  'EX-S16': ['apache-scout', 'cowboy', 'deputy-2', 'stick-of-dynamite'],
  'EX-S18': ['polecats', 'quincey-whitmore'],
  'EX-S21': ['adios-amigo', 'ned-mcready'],
  'EX-S23': ['saddlebags', 'hail-of-bullets'],
  'EX-S25': ['came-along', 'kittens-mackenzie', 'maud-tillery'],
  'EX-S26': ['sandstorm'],
  'EX-S27': ['derringer'],
  'EX-S29': ['lets-shoot'],
  'EX-S31': ['improvise'],
  'EX-S32': ['yellow-boy-rifle'],
  'EX-S33': ['jackson-clan'],
  'EX-S34': ['ned-mcready'],
  'EX-S35': ['josie-logan'],
  'EX-S36': ['apache-scout'],
  'EX-S40': ['didnt-see-this', 'deputy-3'],
  'EX-S41': ['ran-outta-bullets'],
  'EX-S42': ['fire-at-will', 'hat-clean-off'],
  'EX-S43': ['about-time-partner', 'bounty-hunter'],
  'EX-S44': ['flesh-wound', 'deputy-3'],
}

/** With the deck that is played unless another is wanted: what it does not have is not shown. */
export default async function illustrations(): Promise<Illustrations> {
  const deck = await standardDeck()
  return {
    cards: (rule) => (CARDS[rule] ?? []).filter((id) => deck.has(id)),
    name: (id) => (deck.fields.has(id) ? deck.field(id) : deck.name(id)),
    Picture: BookCard,
    Large: BookSheet,
  }
}
