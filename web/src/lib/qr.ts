/** A link as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 6, which is enough for 106 characters. */

type Grid = boolean[][]

// By version: error correction codewords of a block, blocks, data codewords of a block.
const BLOCKS: [number, number, number][] = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 32],
  [24, 2, 43],
  [16, 4, 27],
]
const FORMAT_GENERATOR = 0x537
const FORMAT_MASK = 0x5412
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

// The field of 256 elements.
const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d
}
const times = (a: number, b: number): number => (a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0)

/** The remainder that a reader checks a block by. */
function correction(data: number[], length: number): number[] {
  let generator = [1]
  for (let root = 0; root < length; root++) {
    const factor = EXP[root] ?? 1
    generator = [...generator, 0].map((value, at) => value ^ times(generator[at - 1] ?? 0, factor))
  }
  const rest = [...data, ...Array<number>(length).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0
    generator.forEach((value, k) => (rest[at + k] = (rest[at + k] ?? 0) ^ times(value, lead)))
  }
  return rest.slice(data.length)
}

/** All codewords in the order in which they are drawn. */
function codewords(bytes: Uint8Array, [ec, blocks, size]: [number, number, number]): number[] {
  const bits = [0, 1, 0, 0]
  const push = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1)
  }
  push(bytes.length, 8)
  bytes.forEach((byte) => push(byte, 8))
  const most = blocks * size * 8
  push(0, Math.min(4, most - bits.length))
  while (bits.length % 8) bits.push(0)
  for (let pad = 0xec; bits.length < most; pad ^= 0xec ^ 0x11) push(pad, 8)
  const data = Array.from({ length: blocks * size }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2))
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * size, (at + 1) * size))
  const checks = parts.map((part) => correction(part, ec))
  const woven = (rows: number[][], length: number): number[] =>
    Array.from({ length }, (_, at) => rows.map((row) => row[at] ?? 0)).flat()
  return [...woven(parts, size), ...woven(checks, ec)]
}

/** The patterns by which a reader finds the code; null where data goes. */
function frame(version: number): (boolean | null)[][] {
  const size = 17 + 4 * version
  const grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  const put = (x: number, y: number, dark: boolean): void => {
    const row = grid[y]
    if (row && x >= 0 && x < size) row[x] = dark
  }
  const square = (cx: number, cy: number, radius: number, dark: (distance: number) => boolean): void => {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) put(cx + dx, cy + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
  for (let at = 8; at < size - 8; at++) {
    put(at, 6, at % 2 === 0)
    put(6, at, at % 2 === 0)
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, (d) => d !== 2 && d !== 4) // prettier-ignore
  if (version > 1) square(size - 7, size - 7, 2, (d) => d !== 1)
  for (let at = 0; at < 9; at++) {
    if (grid[8]?.[at] === null) put(at, 8, false)
    if (grid[at]?.[8] === null) put(8, at, false)
    if (at < 8) {
      put(size - 1 - at, 8, false)
      put(8, size - 1 - at, false)
    }
  }
  return grid
}

function putFormat(grid: Grid, mask: number): void {
  const size = grid.length
  let rest = mask
  for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >> 9) * FORMAT_GENERATOR)
  const bits = ((mask << 10) | rest) ^ FORMAT_MASK
  const put = (x: number, y: number, at: number): void => {
    const row = grid[y]
    if (row) row[x] = ((bits >> at) & 1) === 1
  }
  for (let at = 0; at < 15; at++) {
    if (at < 8) put(size - 1 - at, 8, at)
    else put(8, size - 15 + at, at)
    if (at < 6) put(8, at, at)
    else if (at < 8) put(8, at + 1, at)
    else put(at === 8 ? 7 : 14 - at, 8, at)
  }
  const row = grid[size - 8]
  if (row) row[8] = true
}

/** How hard a code is to read: long runs, solid squares, and too much of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length
  let found = 0
  let dark = 0
  for (let a = 0; a < size; a++) {
    let across = 0
    let down = 0
    for (let b = 0; b < size; b++) {
      across = b && grid[a]?.[b] === grid[a]?.[b - 1] ? across + 1 : 1
      down = b && grid[b]?.[a] === grid[b - 1]?.[a] ? down + 1 : 1
      for (const run of [across, down]) found += run === 5 ? 3 : run > 5 ? 1 : 0
      const here = grid[a]?.[b]
      if (a && b && here === grid[a - 1]?.[b] && here === grid[a]?.[b - 1] && here === grid[a - 1]?.[b - 1]) found += 3
      if (here) dark++
    }
  }
  return found + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10))
}

/** Rows of dark (true) and light; null if the text is too long. */
export function qr(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text)
  const at = BLOCKS.findIndex(([, blocks, size]) => bytes.length + 2 <= blocks * size)
  const plan = BLOCKS[at]
  if (!plan) return null
  const words = codewords(bytes, plan)
  const empty = frame(at + 1)
  const size = empty.length
  const drawn = MASKS.map((isFlipped, mask) => {
    const grid = empty.map((row) => row.map((dark) => dark === true))
    let bit = 0
    for (let right = size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5 // the column of the timing pattern
      for (let step = 0; step < size; step++) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        for (const x of [right, right - 1]) {
          const row = grid[y]
          if (!row || empty[y]?.[x] !== null) continue
          const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
          row[x] = dark !== isFlipped(x, y)
          bit++
        }
      }
    }
    putFormat(grid, mask)
    return grid
  })
  return drawn.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best))
}
