/** How the cards of a row lie where there is so much room: they shrink before they overlap, and overlap before they scroll. */

export interface Row {
  width: number // of a card
  gap: number // to the next; less than nothing where they overlap
  scrolls: boolean
}

interface Limits {
  most: number // the widest that a card may be
  least: number // the narrowest, where there is height for it
  strip: number // what must be seen of a card under another
  gap?: number // the widest
}

export function row(cards: number, room: number, { most, least, strip, gap = 8 }: Limits): Row {
  if (cards < 2) return { width: Math.min(most, Math.max(least, room)), gap, scrolls: false }
  const between = cards - 1
  const width = Math.min(most, Math.max(least, (room - between * gap) / cards))
  const step = (room - width) / between
  return { width, gap: Math.min(gap, Math.max(strip, step) - width), scrolls: step < strip }
}

export interface Rows extends Row {
  rows: number
  each: number // cards of a row
}

/** The same on several lines, where the height allows cards that are larger for it. */
export function rows(cards: number, room: number, height: number, limits: Limits, most = 3): Rows {
  const { gap = 8, least } = limits
  let best: Rows = { ...row(cards, room, limits), rows: 1, each: cards }
  for (let n = 2; n <= Math.min(most, cards); n++) {
    const high = (((height - (n - 1) * gap) / n) * 5) / 7
    if (high < least) break
    const each = Math.ceil(cards / n)
    const laid = row(each, room, { ...limits, most: Math.min(limits.most, high) })
    if (laid.width + Math.min(0, laid.gap) > best.width + Math.min(0, best.gap) + 1) best = { ...laid, rows: n, each }
  }
  return best
}
