import { expect, it } from 'vitest'
import { short, verdict } from './words'

const poster = { outlaw: 'jesse-james', opened: true, pot: 4000, points: 6, pays: [0, 0], stays: 4000 }

it('a poster that has been paid says that its outlaw is captured, and not how many points were missing', () => {
  expect(verdict({ ...poster, pot: 0, points: 17, stays: 0 }, ['Ann', 'Bob'], 0)).toEqual(['web-captured', ''])
  expect(short(0)).toBe('–')
  expect(verdict(poster, ['Ann', 'Bob'], 0)[0]).toBe('web-at-large')
})
