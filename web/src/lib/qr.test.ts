import decode from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qr } from './qr'

const SCALE = 4
const MARGIN = 4 // light squares around it, as readers want them

/** What a reader of another maker finds in the picture of a code. */
function read(text: string): string {
  const { size, path } = qr(text)
  const side = (size + 2 * MARGIN) * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < SCALE * SCALE; at++) {
      const across = (Number(x) + MARGIN) * SCALE + (at % SCALE)
      const down = (Number(y) + MARGIN) * SCALE + Math.floor(at / SCALE)
      data.fill(0, (down * side + across) * 4, (down * side + across) * 4 + 3)
    }
  }
  return decode({ width: side, height: side, data })
}

test.each(['https://saloon.example/j/AbC', `https://a-house-with-a-long-name.example:8443/j/${'x'.repeat(100)}`])('a reader finds %s', (link) => {
  expect(read(link)).toBe(link)
})
