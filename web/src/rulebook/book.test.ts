import { expect, test } from 'vitest'
import '../games'
import { anchorOf, folded, piecesOf, search, sectionsOf } from './book'

const entry = (id: string, section: string, text: string) => ({ id, section, text, table: [] })
const ENTRIES = [
  entry('WE-4.6', '4. Playing outlaw cards', 'Each laying adds to the pot: OPT-07.'),
  entry('WE-10.5', '10. Stagecoach (2), Gun (3)', 'Gun that is the **fastest**.'),
  entry('WE-10.6', '10. Stagecoach (2), Gun (3)', 'The **Fastest** Gun may not be played.'),
]
const FRENCH = [
  entry('WE-5.1', '5. Défausser', 'Pour finir votre tour, défaussez **une** carte de l’Ouest.'),
  entry('WE-6.1', '6. La pioche', 'La Cachette est à l’écart.'),
]

test('an address is the id in small letters with hyphens', () => {
  expect(anchorOf('RV-OPT-07')).toBe('rv-opt-07')
  expect(anchorOf('WE-4.6')).toBe('we-4-6')
})

test('every word must begin a word, and the whole phrase comes first, stressed or not', () => {
  expect(search(ENTRIES, ' fast  GUN ').map(({ id }) => id)).toEqual(['WE-10.5', 'WE-10.6'])
  expect(search(ENTRIES, 'fastest gun').map(({ id }) => id)).toEqual(['WE-10.6', 'WE-10.5'])
  expect(search(ENTRIES, 'astest')).toEqual([])
  const named = entry('WE-12.1', '12. Gun', 'It needs a shot.')
  expect(search([...ENTRIES, named], 'gun').map(({ id }) => id)[0]).toBe('WE-10.5') // of two chapters that are named so, the first
  expect(search([entry('WE-1.2', '1. Cards', 'A gun.'), named], 'gun').map(({ id }) => id)).toEqual(['WE-12.1', 'WE-1.2'])
  expect(search(ENTRIES, '4.6').map(({ id }) => id)).toEqual(['WE-4.6'])
  expect(search(ENTRIES, '(2')).toHaveLength(2)
  expect(search(ENTRIES, ' ')).toEqual([])
})

test('accents, capitals and the kind of apostrophe make no difference', () => {
  expect(search(FRENCH, 'DEFAUSSE').map(({ id }) => id)).toEqual(['WE-5.1'])
  expect(search(FRENCH, 'défausse').map(({ id }) => id)).toEqual(['WE-5.1'])
  expect(search(FRENCH, "l'écart").map(({ id }) => id)).toEqual(['WE-6.1'])
  expect(folded('Größe ÉCART ﬁ')).toHaveLength('Größe ÉCART ﬁ'.length)
})

test('an entry is also found by its table and by the names of the cards that it shows', () => {
  const rows = [{ ...ENTRIES[0]!, table: [['card', 'Hideout']] }]
  expect(search(rows, 'hideout')).toHaveLength(1)
  const names = ({ id }: { id: string }): string[] => (id === 'WE-6.1' ? ['Tireur le plus rapide'] : [])
  expect(search(FRENCH, 'tireur rapide', names).map(({ id }) => id)).toEqual(['WE-6.1'])
})

test('sections keep their order, number and name; those of the appendix have addresses of their own', () => {
  const found = sectionsOf('wyatt-earp', ENTRIES)
  expect(found.map(({ anchor, title }) => [anchor, title])).toEqual([
    ['we-4', 'Playing outlaw cards'],
    ['we-10', 'Stagecoach (2), Gun (3)'],
  ])
  expect(found[1]?.entries).toHaveLength(2)
  expect(sectionsOf('wyatt-earp', ENTRIES, true)[0]?.anchor).toBe('we-appendix-4')
})

test('only ids that the book has become links, and words that were looked for are marked', () => {
  const pieces = piecesOf('See OPT-07 and OPT-99: the pot.', 'wyatt-earp', new Set(['OPT-07']), 'pot')
  expect(pieces.filter(({ link }) => link)).toEqual([{ text: 'OPT-07', link: '/rules/wyatt-earp/opt-07' }])
  expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['pot'])
  expect(pieces.map(({ text }) => text).join('')).toBe('See OPT-07 and OPT-99: the pot.')
})

test('stress is kept, and what was looked for is marked in it as it is written', () => {
  const pieces = piecesOf('**Défausse.** Posez *n* cartes (WE-4.6).', 'wyatt-earp', new Set(['WE-4.6']), 'defausse')
  expect(pieces.map(({ text }) => text).join('')).toBe('Défausse. Posez n cartes (WE-4.6).')
  expect(pieces.find(({ hit }) => hit)).toEqual({ text: 'Défausse', hit: true, stress: 'bold' })
  expect(pieces.find(({ stress }) => stress === 'italic')?.text).toBe('n')
})
