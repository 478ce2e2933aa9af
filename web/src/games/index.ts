/** The games that have a face of their own, found by their folders, in their order on the first screen. */

import type { Face } from '../lib/face'
import { bringFaces } from '../lib/games.svelte'
import { face as plain } from './plain'

// What a face shows is checked in its own folder; here all are alike. A table is only shown by the face of its game.
const found = import.meta.glob<Face>(['./*/index.ts', '!./plain/index.ts'], { eager: true, import: 'face' })

const slug = (path: string): string => path.split('/')[1] ?? ''

export const faces: Readonly<Record<string, Face>> = Object.fromEntries(
  Object.entries(found)
    .map(([path, face]): [string, Face] => [slug(path), face])
    .sort(([, a], [, b]) => a.order - b.order),
)

bringFaces(faces, plain)

export { plain }
