import { expect, it } from 'vitest'
import { initials } from './people'

it('names are as short as they can be told apart', () => {
  expect(initials(['', 'Ruth', 'Hank'])).toEqual(['', 'R', 'H'])
  expect(initials(['Hugo', 'Ruth', 'Hank'])).toEqual(['Hu', 'R', 'Ha'])
  expect(initials(['Ann', 'Ann (2)', 'Hank'])).toEqual(['A', 'A2', 'H'])
  expect(initials(['🤠 Joe', 'Ölaf'])).toEqual(['🤠', 'Ö'])
})
