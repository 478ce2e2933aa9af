// Which of the choices that are offered no tap leads to. Taps on whatever is marked, as a reader would; what a tap marks, shows
// or brings is tapped next. A choice is reached when its button can be pressed, when a tap gives it, or when one begins it.
async (offered) => {
  const TABLE = '.prompt .answers .btn:not(.ghost), [data-place=hand] .card, .zone.mine .card, .zone.mine .strip, .aim, .target, .usable'
  const SHEET = 'button, .card'
  const DEEPEST = 9
  const missing = new Set(offered)
  const picture = () => new Promise(requestAnimationFrame)

  const settled = async () => {
    for (let n = 0; n < 2 || line.trying; n++) await picture()
  }
  const dialog = () => [...document.querySelectorAll('dialog[open]')].at(-1)
  /** A finger finds it. */
  const open = (thing) => {
    const box = thing.getBoundingClientRect()
    return [0.5, 0.2, 0.8].some((down) =>
      [0.5, 0.2, 0.8, 0.06].some((along) => thing.contains(document.elementFromPoint(box.x + along * box.width, box.y + down * box.height))),
    )
  }
  const canBeHit = (thing) => {
    if (!thing.isConnected || thing.disabled || !thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    return ['nearest', 'center'].some((block) => {
      thing.scrollIntoView({ block, inline: 'center' })
      return open(thing)
    })
  }
  /** What may be tapped, by a name that stays the same, and whether it is marked. */
  const things = () => {
    const sheet = dialog()
    const names = new Map()
    for (const thing of (sheet ?? document.querySelector('main')).querySelectorAll(sheet ? SHEET : TABLE)) {
      if (thing.dataset.choice || thing.closest('dialog header')) continue
      const plain = `${sheet ? 'sheet ' : ''}${thing.dataset.place ?? thing.innerText.trim()}`
      const marked = !!sheet || thing.matches('.can, .aim, .target, .usable, .btn')
      const copy = names.get(plain)
      // One of several copies will do, as long as it is the one that is picked up.
      if (thing.dataset.place) names.set(plain, { thing: copy?.thing.matches('.sel') ? copy.thing : thing, marked: marked || !!copy?.marked, several: !!copy || !!thing.closest('.several') })
      else names.set(copy ? `${plain} #${names.size}` : plain, { thing, marked, several: false })
    }
    return names
  }
  const look = () => {
    for (const thing of (dialog() ?? document).querySelectorAll('[data-choice]')) {
      const code = Number(thing.dataset.choice)
      if (missing.has(code) && canBeHit(thing)) missing.delete(code)
    }
  }
  /** Whether a choice has begun with it. */
  const tap = async (thing) => {
    line.tried = []
    thing.click()
    await settled()
    const begun = line.tried.length === 1 ? line.tried : line.moved
    begun.forEach((code) => missing.delete(code))
    look()
    return begun.length > 0
  }
  const sheets = !!dialog() // they are there from the beginning
  /** As it was. */
  const again = async () => {
    for (const each of document.querySelectorAll('dialog[open]')) each.close()
    await picture()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    if (sheets || line.moved.length) line.told.forEach((each) => line.socket.hear(each))
    line.moved = []
    await settled()
  }
  const walk = async (path, before) => {
    await again()
    let begun = false
    for (const name of path) {
      const found = things().get(name)
      if (!found || !canBeHit(found.thing)) return
      begun = await tap(found.thing)
    }
    if (!missing.size || path.length >= DEEPEST) return
    const now = things()
    const last = path.at(-1)
    for (const [name, { thing, marked, several }] of now) {
      const fresh = !before.has(name) || (marked && !before.get(name).marked)
      const more = name === last && several && thing.matches('.sel') // once more: it may mean fewer of it
      if (begun ? !(thing.matches('.btn') && !before.has(name)) && !more : !fresh && !more) continue
      await walk([...path, name], now)
      if (!missing.size) return
    }
  }
  look()
  if (missing.size) await walk([], new Map())
  await again()
  window.scrollTo(0, 0)
  return [...missing]
}
