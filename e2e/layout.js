// What is wrong with the page as it lies there: what cannot be hit, cannot be read, or is missing.
([sights, breaks]) => {
  const found = new Set()
  const dialog = document.querySelector('dialog[open], .hints') // it lies over the table
  const root = dialog ?? document.body
  const scrollsAsAWhole = document.documentElement.scrollHeight > innerHeight + 1

  const named = (thing) => {
    const said = (thing.ariaLabel || thing.innerText || '').replace(/\s+/g, ' ').trim().slice(0, 40)
    return `${thing.tagName.toLowerCase()}.${[...thing.classList].join('.')} "${said}"`
  }
  const seen = (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const onScreen = ({ left, right, top, bottom }) =>
    left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
  const covers = (thing, x, y) => {
    const top = document.elementFromPoint(x, y)
    return top && (thing === top || thing.contains(top)) ? null : (top ?? document.documentElement)
  }
  const scroller = (thing) => {
    for (let box = thing.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const longer = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
      if (longer && /auto|scroll/.test(overflowX + overflowY)) return box
    }
  }
  /** Bring something into sight as a reader would; what is pinned stays. */
  const bring = (thing) => {
    thing.scrollIntoView({ block: 'center', inline: 'nearest' })
    if (!onScreen(thing.getBoundingClientRect())) thing.scrollIntoView({ block: 'center', inline: 'nearest' }) // what came into sight has grown
  }
  const pinned = (thing) => {
    const part = thing.closest('.t:not(.ended) > .dock, .bar, .side, .reel')
    return part && getComputedStyle(part).position === 'sticky' // in a replay the dock moves along
  }

  const touch = innerWidth <= 700 || innerHeight <= 500 || matchMedia('(pointer: coarse)').matches
  const LEAST = touch ? 43.5 : 24
  const STRIP = touch ? 44 : 22 // of a card that lies under another

  if (document.documentElement.scrollWidth > innerWidth + 1) found.add('the page is wider than the window')

  // A table on which somebody plays fits the window; only one lower than this scrolls.
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const lowest = (innerWidth < 560 ? 553 : 480) * Math.max(1, letters)
  if (document.querySelector('.t:not(.ended)') && !document.querySelector('.reel') && scrollsAsAWhole && innerHeight >= lowest) {
    found.add(`scrolls by ${document.documentElement.scrollHeight - innerHeight} px`)
  }
  // What lies in a column is seen, however much of it there is, and a row that goes on shows that it does.
  for (const zone of document.querySelectorAll('.zone:not(.cur)')) {
    if (!touch && zone.scrollHeight > zone.clientHeight + 1) found.add(`out of sight: cards of ${named(zone)}`)
  }
  for (const row of root.querySelectorAll('.answers, [data-fan], .fan, .row, .my')) {
    if (!seen(row) || row.scrollWidth <= row.clientWidth + 2 || !/auto|scroll/.test(getComputedStyle(row).overflowX)) continue
    const edge = row.getBoundingClientRect().right
    const cut = [...row.querySelectorAll('.btn, .card, .pile')].some((thing) => {
      const { left, right } = thing.getBoundingClientRect()
      return left < edge - 12 && right > edge + 6
    })
    if (!cut && getComputedStyle(row).maskImage === 'none') found.add(`does not show that it goes on: ${named(row)}`)
  }

  // Everything that one must know: on the screen, or a scroll away where the table scrolls as a whole.
  for (const sight of dialog ? [] : sights) {
    const things = [...document.querySelectorAll(`[data-sight~="${sight}"]`)].filter(seen)
    if (!things.length) found.add(`not to be seen: ${sight}`)
    const there = things.some((thing) => (!pinned(thing) && scrollsAsAWhole) || onScreen(thing.getBoundingClientRect()))
    if (things.length && !there) found.add(`off the screen: ${sight}`)
  }
  for (const thing of dialog ? [] : document.querySelectorAll('.t:not(.ended) > .dock, .bar, .reel')) {
    if (pinned(thing) && !onScreen(thing.getBoundingClientRect())) found.add(`off the screen: ${named(thing)}`)
  }

  for (const asks of document.querySelectorAll('.prompt .q')) {
    if (asks.scrollHeight > asks.clientHeight + 2) found.add(`must be scrolled to be read: ${named(asks)}`)
  }
  for (const bubble of document.querySelectorAll('.bubble')) {
    if (!onScreen(bubble.getBoundingClientRect())) found.add(`off the screen: ${named(bubble)}`)
  }

  // Everything that can be done.
  for (const thing of root.querySelectorAll('button, a[href], input, select, [role=button]')) {
    if (!seen(thing) || thing.disabled || thing.ariaDisabled === 'true') continue
    const fan = thing.closest('[data-fan]')
    let box = thing.getBoundingClientRect()
    if (!box.width || !box.height) continue
    const within = scroller(thing)
    if (within && box.height > within.clientHeight) continue // a long line of a list: it is read by scrolling
    if (within || (!pinned(thing) && (scrollsAsAWhole || !onScreen(box)))) {
      bring(thing)
      box = thing.getBoundingClientRect()
    } else if (scrollsAsAWhole) {
      window.scrollTo(0, 0) // what is pinned is there while the table is
      box = thing.getBoundingClientRect()
    }
    if (fan) {
      // Cards of a hand lie over each other, and over the lower edge: a strip of each must be free.
      let strip = 0
      for (let x = Math.max(0, box.left) + 1; x < box.right; x += 2) {
        if ([0.15, 0.35, 0.55].every((down) => !covers(thing, x, box.top + down * box.height))) strip += 2
      }
      if (strip < (thing.closest('.copy') ? 20 : STRIP)) found.add(`covered but for ${strip} px: ${named(thing)}`)
      continue
    }
    if (!onScreen(box)) {
      found.add(`off the screen: ${named(thing)}`)
      continue
    }
    if (getComputedStyle(thing).display === 'inline') box = thing.getClientRects()[0] // a link in a sentence may go on in the next line
    const inset = Math.min(6, box.width / 4, box.height / 4)
    const [left, right, top, bottom] = [box.left + inset, box.right - inset, box.top + inset, box.bottom - inset]
    const points = [[(left + right) / 2, (top + bottom) / 2], [left, top], [right, top], [left, bottom], [right, bottom]]
    const over = points.map(([x, y]) => covers(thing, x, y)).find(Boolean)
    if (over) found.add(`cannot be hit: ${named(thing)}, because of ${named(over)}`)
    const dense = thing.matches('.month > .day') && box.height >= LEAST && box.width >= 41 // seven side by side on the narrowest phone
    const inText = getComputedStyle(thing).display === 'inline' || thing.closest(touch ? 'p' : 'p, li')
    const slider = thing.type === 'range' && !matchMedia('(pointer: coarse)').matches // it is dragged along its whole length
    if (!inText && !dense && Math.min(box.width, box.height) < (slider ? 24 : LEAST)) {
      found.add(`small: ${named(thing)} ${Math.round(box.width)} by ${Math.round(box.height)}`)
    }
  }
  window.scrollTo(0, 0)

  // Everything that is said.
  const frames = new Map()
  /** The boxes around an element that clip, up to one that scrolls: reckoned once for all of its words. */
  const clipping = (parent) => {
    const known = frames.get(parent)
    if (known) return known
    const found = []
    for (let box = parent; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const [beside, above] = [overflowX, overflowY].map((how) => /hidden|clip/.test(how))
      if (beside || above) found.push({ box, beside, above })
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break
    }
    frames.set(parent, found)
    return found
  }
  const clipped = (spot, parent) =>
    clipping(parent).find(({ box, beside, above }) => {
      const edge = box.getBoundingClientRect()
      return (
        (beside && (spot.left < edge.left - 2 || spot.right > edge.right + 2)) ||
        (above && (spot.top < edge.top - 3 || spot.bottom > edge.bottom + 3))
      )
    })?.box
  const TURNED = 9 // pixels by which the end of a word may lie lower on a card that is turned a little; a line is more
  const lineOf = (text, at) => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return [...range.getClientRects()].at(-1)?.top ?? 0
  }
  // One line of what a button beside it tells in full; a bubble lies over the table for a moment.
  const UNSEEN = '.sr-only, .skip, option, select, style, script, noscript, .recap, .said, svg, .picture, [aria-hidden=true] .card'
  let brought = null // into sight
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    const fan = parent.closest('[data-fan]') // one card lies over another there
    if (!text.data.trim() || !seen(parent) || parent.closest(UNSEEN)) continue
    const name = fan && parent.closest('.nm, .c-name, .ttl') // the only words of a card that must be read where it lies under another
    if (fan && !name) continue
    if (name) {
      const card = parent.closest('.card, button') ?? parent
      card.scrollIntoView({ block: 'nearest', inline: 'center' })
      fan.scrollTop = 0 // a hand scrolls sideways only
      brought = null
    }
    if (parseFloat(getComputedStyle(parent).fontSize) < 11) found.add(`too small to be read: "${text.data.trim()}" in ${named(parent)}`)
    const range = document.createRange()
    for (const word of text.data.matchAll(/[^\s\u00ad\u200b–—-]+/g)) {
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const down = lineOf(text, word.index + word[0].length - 1) - lineOf(text, word.index)
      const whole = word[0].includes('@') || breaks.some((wide) => wide.includes(word[0]) || word[0].includes(wide)) // nowhere is room for it
      if (!whole && Math.abs(down) > TURNED && parent.tagName !== 'CODE') found.add(`broken inside a word: "${word[0]}" in ${named(parent)}`)
      const by = fan || whole ? null : clipped(range.getBoundingClientRect(), parent)
      if (by) found.add(`cut off: "${word[0]}" of ${named(parent)} by ${named(by)}`)
      if (!name && scroller(parent)) continue
      if (!name && scrollsAsAWhole && brought !== parent) {
        brought = parent
        if (pinned(parent)) window.scrollTo(0, 0)
        else bring(parent)
      }
      const spot = range.getBoundingClientRect()
      const label = parent.closest('label') // the box of a switch lies over its words
      if (parent.closest('.bubble')) continue
      for (const part of fan ? [0.5] : [0.15, 0.5, 0.85]) {
        const [x, y] = [spot.left + spot.width * part, spot.top + spot.height / 2]
        if (!spot.width || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
        const top = document.elementFromPoint(x, y)
        if (label?.contains(top)) continue
        if (top && !top.contains(parent) && !parent.contains(top)) found.add(`overlapped: "${word[0]}" of ${named(parent)} by ${named(top)}`)
      }
    }
  }
  window.scrollTo(0, 0)
  return [...found]
}
