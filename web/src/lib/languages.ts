/** The languages: every folder of words is one, gathered by shell.js. */

const found = import.meta.glob<Record<string, string>>('../words/languages.json', { import: 'default', eager: true })

/** What each calls itself, by its code. */
const NAMES = Object.values(found)[0] ?? {}

export const LANGUAGES = Object.entries(NAMES).map(([value, label]) => ({ value, label }))

/** The language of ours that a reader prefers; English if there is none. */
export function preferred(tags: readonly string[]): string {
  return tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((code) => code in NAMES) ?? 'en'
}

export const isSpoken = (code: string): boolean => code in NAMES
