/** What is printed on the cards of Wyatt Earp. The rules are in the engine; this is only what a card looks like. */

export const GOAL = 25_000 // dollars (WE-17.1)
export const OUTLAWS = [
  'belle-starr',
  'billy-the-kid',
  'bob-dalton',
  'butch-cassidy',
  'jesse-james',
  'sundance-kid',
  'wes-hardin',
] as const

interface Print {
  icon: string
  points: number | null // capture points; cards with a symbol have none
  mark: string // the symbol in place of points
  reward: number | null
  shot: boolean
}

const SHERIFF: Record<string, Print> = {
  'stagecoach-robbery': { icon: 'ic-stagecoach', points: 1, mark: '', reward: 3000, shot: true },
  'bank-robbery': { icon: 'ic-bank', points: 2, mark: '', reward: 1000, shot: true },
  'fastest-gun': { icon: 'ic-fastest-gun', points: 3, mark: '', reward: 1000, shot: true },
  'most-wanted': { icon: 'ic-most-wanted', points: null, mark: 'mk-hand', reward: null, shot: true },
  hideout: { icon: 'ic-hideout', points: null, mark: 'mk-lock', reward: null, shot: true },
  'wyatt-earp': { icon: 'ic-wyatt-earp', points: null, mark: 'mk-star', reward: null, shot: false },
}

export const SHERIFFS = Object.keys(SHERIFF) // Photos are beside them

export const PHOTO = 'photo-'

const COPIES: Record<string, number> = { 'stagecoach-robbery': 2, 'bank-robbery': 4, 'fastest-gun': 3, 'most-wanted': 3, hideout: 3 }

const RULES: Record<string, string> = {
  'stagecoach-robbery': 'WE-10.1',
  'bank-robbery': 'WE-10.1',
  'fastest-gun': 'WE-10.6',
  'most-wanted': 'WE-11.1',
  hideout: 'WE-12.1',
  'wyatt-earp': 'WE-13.1',
}

/** Where the rulebook tells of it. */
export const ruleOf = (card: string): string => (card.startsWith(PHOTO) ? 'WE-9.1' : (RULES[card] ?? 'WE-4.1'))

/** How many of a kind are in the deck (WE-1.2). */
export const copiesOf = (card: string): number => (card.startsWith(PHOTO) ? 1 : (COPIES[card] ?? 7))

export interface Face {
  outlaw: string // whose brand and picture; empty for other sheriff cards
  photo: boolean
  print: Print | null // of sheriff cards
}

export function faceOf(card: string): Face {
  if (card.startsWith(PHOTO)) {
    const print = { icon: 'ic-photo', points: 4, mark: '', reward: 1000, shot: false }
    return { outlaw: card.slice(PHOTO.length), photo: true, print }
  }
  const print = SHERIFF[card] ?? null
  return { outlaw: print ? '' : card, photo: false, print }
}

/** Outlaws first, those of which most are held in front; then sheriff cards. */
export function sorted(hand: readonly { card: string; count: number }[]): { card: string; count: number }[] {
  const rank = (card: string): number => (faceOf(card).print ? 1 : 0)
  return [...hand].sort((a, b) => rank(a.card) - rank(b.card) || b.count - a.count || a.card.localeCompare(b.card))
}
