import { expect, test } from 'vitest'
import '../games'
import { anchorOf, piecesOf, search, sectionsOf } from './book'

const ENTRIES = [
  { id: 'WE-4.6', section: '4. Playing outlaw cards', text: 'Each laying adds to the pot: OPT-07.' },
  { id: 'WE-10.5', section: '10. Stagecoach (2), Gun (3)', text: 'Gun that is the fastest.' },
  { id: 'WE-10.6', section: '10. Stagecoach (2), Gun (3)', text: 'The Fastest Gun may not be played.' },
]

test('an address is the id in small letters with hyphens', () => {
  expect(anchorOf('RV-OPT-07')).toBe('rv-opt-07')
  expect(anchorOf('WE-4.6')).toBe('we-4-6')
})

test('every word must begin a word, and the whole phrase comes first', () => {
  expect(search(ENTRIES, ' fast  GUN ').map(({ id }) => id)).toEqual(['WE-10.5', 'WE-10.6'])
  expect(search(ENTRIES, 'fastest gun').map(({ id }) => id)).toEqual(['WE-10.6', 'WE-10.5'])
  expect(search(ENTRIES, 'astest')).toEqual([])
  expect(search(ENTRIES, '4.6').map(({ id }) => id)).toEqual(['WE-4.6'])
  expect(search(ENTRIES, '(2')).toHaveLength(2)
  expect(search(ENTRIES, ' ')).toEqual([])
})

test('sections keep their order, number and name', () => {
  const found = sectionsOf('wyatt-earp', ENTRIES)
  expect(found.map(({ anchor, title }) => [anchor, title])).toEqual([
    ['we-4', 'Playing outlaw cards'],
    ['we-10', 'Stagecoach (2), Gun (3)'],
  ])
  expect(found[1]?.entries).toHaveLength(2)
})

test('only ids that the book has become links, and words that were looked for are marked', () => {
  const pieces = piecesOf('See OPT-07 and OPT-99: the pot.', 'wyatt-earp', new Set(['OPT-07']), 'pot')
  expect(pieces.filter(({ link }) => link)).toEqual([{ text: 'OPT-07', link: '/rules/wyatt-earp/opt-07' }])
  expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['pot'])
  expect(pieces.map(({ text }) => text).join('')).toBe('See OPT-07 and OPT-99: the pot.')
})
