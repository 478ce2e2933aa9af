import { expect, test } from 'vitest'
import { isSpoken, LANGUAGES, preferred } from './languages'

test('every folder of words is a language, and calls itself by its own name', () => {
  const folders = Object.keys(import.meta.glob('../../../src/saloon/locales/*/common.ftl'))
  expect(LANGUAGES.map(({ value }) => value)).toEqual(folders.map((path) => path.split('/').at(-2)))
  expect(LANGUAGES).toContainEqual({ value: 'fr', label: 'Français' })
})

test.each([
  [['de-AT', 'en'], 'de'],
  [['xx', 'it'], 'it'],
  [['fil'], 'en'],
  [[], 'en'],
])('a reader of %s is spoken to in %s', (tags, language) => {
  expect(preferred(tags)).toBe(language)
})

test('what is kept from elsewhere is looked at', () => {
  expect([isSpoken('fr'), isSpoken('xx')]).toEqual([true, false])
})
