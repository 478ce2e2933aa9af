/** The logs of the games as their readers read them, by the words of every language. */

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sentences } from '../lib/story'
import { speak } from '../lib/words.svelte'
import { Deck } from './revolver/deck'
import type { Fact as Chase } from './revolver/shape'
import { logLines as chaseLines } from './revolver/words'
import type { Fact } from './wyatt-earp/shape'
import { logLines } from './wyatt-earp/words'

const WORDS = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default', eager: true })

const NAMES = ['Ann', 'Hank', 'Ruth']
const told = (facts: Fact[], me: number): string => sentences(logLines(facts, NAMES, me), NAMES, me)
const ASK: Fact[] = [
  { fact: 'asked', seat: 1, outlaw: 'butch-cassidy', order: 'left' },
  { fact: 'denied', seat: 2, outlaw: 'butch-cassidy' },
  { fact: 'gave', seat: 0, to: 1, outlaw: 'butch-cassidy' },
]
const GUN: Fact[] = [
  { fact: 'played', seat: 1, card: 'fastest-gun', use: 'attach', picked: false },
  { fact: 'turned', card: 'jesse-james', hit: true },
  { fact: 'attached', seat: 1, outlaw: 'belle-starr', card: 'fastest-gun' },
  { fact: 'pot-grew', outlaw: 'belle-starr', dollars: 1000 },
]

/** Every address of words is answered with one language; the page asks for a language once. */
async function speaks(language: string): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(WORDS[`../words/${language}.ftl`])))
  await speak(language)
}

describe('in English', () => {
  beforeAll(() => speaks('en'))

  it('who is asked for a card is told with what he does', () => {
    expect(told(ASK, 0)).toMatch(/^Hank asks .*Butch Cassidy.*: Ruth has none, you hand one over\.$/)
    expect(told(ASK, 1)).toMatch(/^You ask .*Butch Cassidy.*: Ruth has none, Ann hands one over\.$/)
    expect(logLines(ASK, NAMES, 0)[0]?.touches).toBe(true)
    expect(logLines(ASK, NAMES, -1)[0]?.touches).toBeUndefined()
  })

  it('it is said which card did what, and what it brought', () => {
    expect(told(GUN, 0)).toMatch(/^Hank shoots with Fastest Gun, .*Jesse James.*Hank puts Fastest Gun on Belle Starr .*\$1,000/)
    expect(told(GUN, 1)).toMatch(/^You shoot with Fastest Gun, .*Jesse James.*You put Fastest Gun on Belle Starr .*\$1,000/)
  })

  it('a Photo is told with the reward that it adds', () => {
    const photo: Fact[] = [
      { fact: 'played', seat: 1, card: 'photo-jesse-james', use: 'photo', picked: false },
      { fact: 'attached', seat: 1, outlaw: 'jesse-james', card: 'photo-jesse-james' },
      { fact: 'pot-grew', outlaw: 'jesse-james', dollars: 1000 },
    ]
    expect(told(photo, 0)).toBe('Hank plays the Photo of Jesse James (reward +$1,000).')
  })

  it('what is done to the reader is told to him', () => {
    expect(told([{ fact: 'covered', seat: 1, owner: 0, outlaw: 'jesse-james' }], 0)).toBe('Hank covers your Jesse James with a Hideout.')
    expect(told([{ fact: 'stole', seat: 2, owner: 0, outlaw: 'jesse-james' }], 0)).toBe('Ruth steals a Jesse James from you.')
    expect(told([{ fact: 'uncovered', owner: 0, outlaw: 'jesse-james' }], 0)).toBe('Your Jesse James counts again.')
    expect(told([{ fact: 'uncovered', owner: 2, outlaw: 'jesse-james' }], 0)).toBe('Ruth’s Jesse James counts again.')
  })

  it('each line knows its fact, and turns have their heads', () => {
    const lines = logLines([{ fact: 'turn-began', seat: 1 }, { fact: 'drew', seat: 1, card: null }, { fact: 'drew', seat: 1, card: null }], NAMES, 0)
    expect(lines.map(({ at, text, head }) => [at, text, !!head])).toEqual([
      [0, 'Hank’s turn', true],
      [2, 'draws 2 cards', false],
    ])
  })
})

describe('in German', () => {
  beforeAll(() => speaks('de'))

  it('a sheriff card is quoted, for its name has no cases; an outlaw and a Photo are not', () => {
    const discards = (card: string): string => told([{ fact: 'discarded', seat: 1, card }], 0)
    expect(discards('fastest-gun').replaceAll('\u00AD', '')).toBe('Hank wirft „Schnellster Schütze“ ab.')
    expect(discards('belle-starr')).toBe('Hank wirft Belle Starr ab.')
    expect(discards('photo-belle-starr')).toBe('Hank wirft Foto von Belle Starr ab.')
  })
})

describe.each(['en', 'fr', 'de', 'it'])('in %s', (language) => {
  beforeAll(() => speaks(language))
  const YOU = { en: 'You', fr: 'Vous', de: 'Du', it: 'Tu' }[language]!

  it('every deed of the reader has its second person', () => {
    const deeds: Fact[] = [
      { fact: 'drew', seat: 0, card: null },
      { fact: 'took', seat: 0, card: 'hideout' },
      { fact: 'laid', seat: 0, outlaw: 'jesse-james', cards: 3 },
      ...GUN.map((fact) => ('seat' in fact ? { ...fact, seat: 0 } : fact)),
      { fact: 'gun-left', seat: 0, outlaw: 'jesse-james' },
      { fact: 'stole', seat: 0, owner: 1, outlaw: 'jesse-james' },
      { fact: 'orphaned', seat: 0, outlaw: 'jesse-james', card: 'bank-robbery' },
      { fact: 'covered', seat: 0, owner: 1, outlaw: 'jesse-james' },
      { fact: 'looked', seat: 0, draw_pile: false },
      { fact: 'picked', seat: 0, card: 'hideout', shown: true },
      { fact: 'kept', seat: 0 },
      { fact: 'discarded', seat: 0, card: 'hideout' },
      { fact: 'paid', seat: 0, outlaw: 'jesse-james', dollars: 3000 },
      { fact: 'won', seat: 0 },
    ]
    const [mine, theirs] = [logLines(deeds, NAMES, 0), logLines(deeds, NAMES, -1)]
    const same = (text = ''): boolean => language === 'de' && text.startsWith('schießt') // one form for du and er
    mine.forEach((line, at) => expect(same(line.text) ? '' : line.text, deeds[line.at]?.fact).not.toBe(theirs[at]?.text))
    expect(told([deeds[0]!], 0).startsWith(`${YOU} `)).toBe(true)
  })

  it('an answer to a card is told before what it does, and a space of the track by its name', () => {
    const deck = new Deck({ id: 'x', cards: [], bandits: [], battlefields: [], specials: [], slots: 3, cubes: 12 } as never)
    const lines = chaseLines(
      [
        { fact: 'played', side: 'mcready', card: 'gatling-gun', as_shot: true, field: 'creek' },
        { fact: 'cancelled', card: 'gatling-gun' },
        { fact: 'paid-back', side: 'mcready', card: 'cowboy' },
        { fact: 'reacted', side: 'colty', card: 'reflexes' },
        { fact: 'marker-moved', field: 'creek', space: 'x1', by_card: false },
      ],
      deck,
      NAMES,
      0,
    )
    expect(lines.map(({ at }) => at)).toEqual([0, 3, 1, 2, 4])
    expect(lines.at(-1)?.text).not.toContain('x1')
  })

  it('the same holds for either side of the chase', () => {
    const deck = new Deck({ id: 'x', cards: [], bandits: [], battlefields: [], specials: [], slots: 3, cubes: 12 } as never)
    const deeds: Chase[] = [
      { fact: 'drew', side: 'mcready', card: null },
      { fact: 'played', side: 'mcready', card: 'cowboy', as_shot: false, field: 'creek' },
      { fact: 'paid', side: 'mcready', card: 'cowboy' },
      { fact: 'discarded', side: 'mcready', card: 'cowboy' },
      { fact: 'reacted', side: 'mcready', card: 'cowboy' },
      { fact: 'attacked', law: 7, gang: 4, won: true },
      { fact: 'won', side: 'mcready', reason: 'leader-dead' },
    ]
    const [mine, theirs] = [chaseLines(deeds, deck, NAMES, 1), chaseLines(deeds, deck, NAMES, 0)]
    mine.forEach((line, at) => expect(line.text, deeds[line.at]?.fact).not.toBe(theirs[at]?.text))
    expect(theirs.find(({ at }) => at === 5)?.touches).toBe(true)
    expect(chaseLines([{ fact: 'bandit-died', bandit: 'bullet' }], deck, NAMES, 0)[0]?.touches).toBe(true)
  })

  it('what is good for one side is bad for the other, and neither for those who look on', () => {
    const deck = new Deck({ id: 'x', cards: [], bandits: [], battlefields: [], specials: [], slots: 3, cubes: 12 } as never)
    const toGang: Chase[] = [
      { fact: 'attacked', law: 2, gang: 13, won: false },
      { fact: 'lawman-killed', card: 'cowboy', field: 'creek', tokens: [] },
      { fact: 'prevented' },
      { fact: 'cubes-removed', cubes: 1, left: 11, by_check: true },
      { fact: 'won', side: 'colty', reason: 'leader-dead' },
    ]
    const toLaw: Chase[] = [
      { fact: 'attacked', law: 7, gang: 4, won: true },
      { fact: 'bandit-died', bandit: 'bullet' },
      { fact: 'won', side: 'mcready', reason: 'leader-dead' },
    ]
    for (const [facts, tones] of [[toGang, ['good', 'bad', 'big']], [toLaw, ['bad', 'good', 'big']]] as const) {
      const told = (me: number): string[] => chaseLines(facts, deck, NAMES, me).map(({ tone }) => tone)
      expect([0, 1, -1].map(told)).toEqual(tones.map((tone) => facts.map(() => tone)))
    }
  })

  it('a shot is good or bad for whoever shoots, and a loss bad for whose it is', () => {
    const tones = (facts: Fact[], me: number): string[] => logLines(facts, NAMES, me).map(({ tone }) => tone)
    expect(tones(GUN, 1)).toEqual(['', 'good', ''])
    expect(tones(GUN, 0)).toEqual(['', 'big', ''])
    expect(tones([{ fact: 'stole', seat: 2, owner: 0, outlaw: 'jesse-james' }], 0)).toEqual(['bad'])
    expect(tones(ASK, 0)).toEqual(['bad'])
    expect(tones(ASK, 1)).toEqual([''])
  })
})
