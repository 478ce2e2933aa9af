/** Which picture belongs to which card. A deck of one's own gets pictures by kind: the same one every time. */

import type { CardInfo } from '../../wire'

const CARDS: Record<string, string> = {
  '38-special': 'gun-short',
  '45-long-colt': 'gun-revolver',
  'peacemaker-45': 'gun-revolver',
  'hail-of-bullets': 'gun-dual',
  'gatling-gun': 'gun-gatling',
  'jackson-clan': 'bust-g18',
  derringer: 'gun-derringer',
  'cherokee-scout': 'bust-l7',
  'lets-shoot': 'gun-dual',
  'yellow-boy-rifle': 'gun-rifle',
  'fire-at-will': 'gear-volley',
  'chew-on-this': 'gear-bullet',
  polecats: 'gun-dual',
  'stick-of-dynamite': 'gear-dynamite',
  'pack-yer-bags': 'gear-boot',
  'lightning-reflexes': 'gear-bolt',
  'adios-amigo': 'gear-grave',
  saddlebags: 'gear-saddlebags',
  'came-along': 'mk-skull',
  sandstorm: 'gear-storm',
  improvise: 'gear-axe',
  'coffee-and-eggs': 'gear-coffee',
  'ned-mcready': 'bust-l1',
  'charlie-weathers': 'bust-l5',
  'quincey-whitmore': 'bust-l6',
  'josie-logan': 'bust-l3',
  'apache-scout': 'bust-l7',
  'bounty-hunter': 'bust-l8',
  cowboy: 'bust-l4',
  'deputy-2': 'bust-l2',
  'deputy-3': 'bust-l9',
  'buffalo-stampede': 'gear-buffalo',
  'cactus-field': 'gear-cactus',
  'narrow-pass': 'gear-pass',
  'indian-reservation': 'gear-tent',
  'rickety-bridge': 'gear-bridge',
  pilgrim: 'gear-horseshoe',
  'didnt-see-this': 'gear-rider',
  'ran-outta-bullets': 'mk-shot',
  'hat-clean-off': 'gear-hat',
  'about-time-partner': 'mk-hand',
  'flesh-wound': 'gear-bandage',
  'rattlesnake-bite': 'gear-snake',
  'were-surrounded': 'gear-circle',
  'get-a-rope': 'gear-rope',
  'yellow-bellies': 'gear-buzzard',
}

const BANDITS: Record<string, string> = {
  'jack-colty': 'crow',
  cortez: 'g8',
  'skinny-landell': 'g5',
  'poppy-mcready': 'g13',
  'bruno-caple': 'g17',
  'tin-cup-holloway': 'g4',
  manolito: 'g3',
  'annie-mcgraw': 'g9',
  'kittens-mackenzie': 'g2',
  'maud-tillery': 'g14',
  bullet: 'dog',
  'lenny-mason': 'g11',
  'mason-brother': 'g16',
  'missy-jameson': 'g15',
  'two-spoons-beckett': 'g1',
  'lantern-osgood': 'g7',
}

const KINDS: Record<string, string[]> = {
  gun: ['gun-revolver', 'gun-short', 'gun-rifle', 'gun-dual', 'gun-gatling'],
  lawman: ['bust-l2', 'bust-l4', 'bust-l5', 'bust-l9', 'bust-l6', 'bust-l8'],
  row: ['mk-barricade', 'gear-cactus', 'gear-bridge'],
  standing: ['gear-storm'],
  shot: ['mk-burst', 'gear-volley', 'gear-bullet'],
  reaction: ['gear-bolt'],
}
const GANG = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8', 'g9', 'g10', 'g11', 'g12', 'g13', 'g14', 'g15', 'g16', 'g17']
const FIELDS: Record<string, string> = { bank: 'bank', whiskey: 'canyon', buzzard: 'buzzard', creek: 'creek', express: 'train' }
const IN_ORDER = ['bank', 'canyon', 'buzzard', 'creek', 'train']

const pick = (from: readonly string[], id: string): string =>
  from[[...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % from.length] ?? ''

export const cardArt = (card: CardInfo | undefined): string =>
  card ? (CARDS[card.id] ?? pick(KINDS[card.kind] ?? ['mk-star'], card.id)) : 'mk-star'

export const banditArt = (id: string, leader: boolean): string => `bust-${BANDITS[id] ?? (leader ? 'crow' : pick(GANG, id))}`

export const fieldArt = (id: string, at: number): string => FIELDS[id] ?? IN_ORDER[at] ?? 'bank'
