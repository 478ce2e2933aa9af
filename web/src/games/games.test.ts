import { describe, expect, it } from 'vitest'
import { faceOf, gameNames, prefixOf, ruleLink } from '../lib/games.svelte'
import { faces, plain } from '.'

describe('the faces of games', () => {
  it('are found by their folders, in their order', () => {
    const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1])
    expect(Object.keys(faces).sort()).toEqual(folders.filter((name) => name !== 'plain').sort())
    expect(gameNames()).toEqual(Object.keys(faces))
    const orders = Object.values(faces).map(({ order }) => order)
    expect(orders).toEqual([...orders].sort((a, b) => a - b))
  })

  it('have prefixes of their own, and a role for each seat or none', () => {
    const all = Object.values(faces)
    expect(new Set(all.map(({ prefix }) => prefix)).size).toBe(all.length)
    for (const { players, roles } of all) expect(roles.length ? players : []).toEqual(roles.length ? [roles.length] : [])
  })
})

describe('a game that the page does not know', () => {
  it('has the plain face, and its own name as prefix until the house tells', () => {
    expect(faceOf('faro')).toBe(plain)
    expect(prefixOf('faro')).toBe('faro')
  })
})

it('finds the rulebook that a rule stands in', () => {
  expect(ruleLink('WE-4.6')).toBe('/rules/wyatt-earp/we-4-6')
  expect(ruleLink('RV-OPT-02')).toBe('/rules/revolver/rv-opt-02')
  expect(ruleLink('OPT-07')).toBe('/rules/wyatt-earp/opt-07')
})
