/** Folders import those below them and never each other in a circle: docs/architecture.md has the drawing. */

import { describe, expect, it } from 'vitest'

// From the bottom up. Folders of one row do not import each other.
const LAYERS = [
  ['protocol.ts'],
  ['wire.ts'],
  ['lib'],
  ['motion'],
  ['parts'],
  ['deals', 'home', 'learn', 'notify', 'profile', 'puzzles', 'replay', 'rulebook', 'setup'],
  ['games'],
  ['screens'],
  ['App.svelte'],
  ['main.ts'],
]

const sources = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts'], { eager: true, query: '?raw', import: 'default' })
const IMPORTED = /(?:from|import|import\()\s*'(\.[^']*)'/g

/** `./games/plain/words.ts` lies in `games`, `./main.ts` is by itself; `./wire` means `wire.ts`. */
const folder = (path: string): string => {
  const [first = '', ...rest] = path.split('/').slice(1)
  return rest.length || first.includes('.') ? first : (LAYERS.flat().find((name) => name.split('.')[0] === first) ?? first)
}

/** The folders and single files that a file imports, without those that hold no code. */
function imported(path: string, text: string): string[] {
  const base = `http://page/${path.slice(2)}`
  return [...text.matchAll(IMPORTED)].map(([, to = '']) => folder(`.${new URL(to, base).pathname}`)).filter((name) => name !== 'art')
}

const height = (name: string): number => LAYERS.findIndex((row) => row.includes(name))

describe('the folders of the page', () => {
  it('all have their place', () => {
    const unplaced = Object.keys(sources).map(folder).filter((name) => height(name) < 0)
    expect(unplaced).toEqual([])
  })

  it('import only what lies below them', () => {
    const wrong = Object.entries(sources).flatMap(([path, text]) => {
      const own = folder(path)
      return imported(path, text)
        .filter((other) => other !== own && !(height(other) >= 0 && height(other) < height(own)))
        .map((other) => `${path} imports ${other}`)
    })
    expect(wrong).toEqual([])
  })

  it('are seen through: a component that imports a screen would be found', () => {
    expect(imported('./parts/Icon.svelte', "import Home from '../screens/Home.svelte'\nimport type { Json } from '../wire'\nimport '../games'")).toEqual(['screens', 'wire.ts', 'games'])
  })
})
