/** Things that move above a table. The table itself shows the new state at once; what is on its way is hidden until
it arrives. Nothing waits for the stage: whoever touches the table finds everything in its place. */

import { tick } from 'svelte'
import { settings } from '../lib/settings.svelte'
import { cue } from './cues'
import { timed, type Move, type Timed } from './moves'

/** Where something is: its middle, and how wide it is. */
export interface Spot {
  element: HTMLElement
  x: number
  y: number
  wide: number
}
type Spots = Map<string, Spot[]>

/** What a thing bears for a while: it is still on its way, or has just arrived. */
type Mark = 'data-away' | 'data-fresh'

export interface Flight extends Timed {
  id: number
  from_: Spot
  to_: Spot
  lies: boolean // it is seen before it leaves
  lands: boolean // it is seen after it has arrived
}

/** What lay on top of a pile, until something else does. */
export interface Cover {
  id: number
  node: HTMLElement
  spot: Spot
  start: number
  end: number
}

const RIM = 2_500 // milliseconds that what has just moved is marked
const CARD = 64 // pixels: a card that comes from a player, not from a place
const BACKLOG = 3_000 // milliseconds of movement still to be shown: more are not

export class Stage {
  flights = $state.raw<Flight[]>([])
  covers = $state.raw<Cover[]>([])
  root: HTMLElement | null = null
  private running: Animation[] = []
  private timers: number[] = []
  private frames = new Set<number>() // pictures that are waited for
  private marks: Record<Mark, Map<Element, () => void>> = { 'data-away': new Map(), 'data-fresh': new Map() }
  private free = 0 // when the last movement will have ended
  private lands = new Map<string, number>() // when the last one to a place will have
  private put = new Map<string, { x: number; y: number }>() // what was dropped stays there until it moves on
  private ids = 0

  /** Show these, starting from the table as it is now. Call it before the page is redrawn. */
  async show(moves: readonly Move[]): Promise<void> {
    const before = this.spots()
    const put = this.put
    this.put = new Map()
    await tick()
    if (!moves.length || !this.root) return
    const speed = settings.time(1)
    if (!speed || document.hidden) return this.still(moves)
    const now = performance.now()
    if (this.free - now > BACKLOG * speed) this.finish()
    const base = Math.max(0, this.free - now)
    const after = this.spots()
    const flights: Flight[] = []
    const covers: Cover[] = []
    const left = new Map<string, number>()
    const come = new Map<string, number>()
    const flown = new Set<HTMLElement>()
    for (const move of timed(moves)) {
      const start = base + move.start * speed
      const ms = move.ms * speed
      if (move.cue) this.sound(move.cue, start)
      const from = this.pick(before, move.from, left, -1)
      const fresh = this.pick(after, move.to || move.from, come, 1, before)
      if (!fresh) continue
      const origin = from ?? fresh
      const dropped = put.get(move.from.split(' ')[0] ?? '')
      const flight: Flight = {
        ...move,
        id: (this.ids += 1),
        start,
        ms,
        from_: dropped ? { ...origin.spot, ...dropped } : origin.spot,
        to_: fresh.spot,
        lies: !!from && isThing(from.spot),
        lands: isThing(fresh.spot),
      }
      flights.push(flight)
      if (move.act !== 'fly') continue
      if (fresh.spot.element.dataset.top !== undefined) covers.push(...this.cover(before, fresh.place, start + ms))
      if (isThing(fresh.spot)) {
        flown.add(fresh.spot.element)
        this.hide(fresh.spot.element, start + ms)
      }
      this.lands.set(fresh.place, start + ms + now)
    }
    this.slide(before, after, flown, speed)
    for (const cover of covers) this.lay(cover)
    this.free = Math.max(this.free, ...flights.map(({ start, ms }) => now + start + ms))
    if (!flights.length) return
    this.afterPicture(() => {
      const late = performance.now() - now
      this.flights = [...this.flights, ...flights.map((flight) => ({ ...flight, start: Math.max(0, flight.start - late) }))]
    })
  }

  /** The table is shown first, and only then what flies over it: players wait only for the table. */
  private afterPicture(then: () => void): void {
    const frame = requestAnimationFrame(() => {
      this.frames.delete(frame)
      this.timers.push(setTimeout(then))
    })
    this.frames.add(frame)
  }

  /** Everything is where it belongs, now. */
  finish(): void {
    for (const animation of this.running) animation.cancel()
    for (const timer of this.timers) clearTimeout(timer)
    for (const frame of this.frames) cancelAnimationFrame(frame)
    for (const marked of Object.values(this.marks)) for (const off of marked.values()) off()
    this.running = []
    this.timers = []
    this.frames.clear()
    this.flights = []
    this.covers = []
    this.free = 0
    this.lands.clear()
  }

  /** Something was put down by hand: its next way begins there. */
  dropped(place: string, x: number, y: number): void {
    this.put.set(place, { x, y })
  }

  /** Keep an animation, so that it can be cut short. */
  keep(animation: Animation, done?: () => void): void {
    this.running.push(animation)
    animation.onfinish = () => {
      this.running = this.running.filter((one) => one !== animation)
      done?.()
    }
  }

  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id)
  }

  /** Without movement: what has moved is marked, and heard. */
  private still(moves: readonly Move[]): void {
    const after = this.spots()
    const come = new Map<string, number>()
    const heard = new Set<string>()
    for (const { act, to, cue: name } of moves) {
      if (name && !heard.has(name)) this.sound(name, heard.size * 110)
      if (name) heard.add(name)
      const found = act === 'fly' ? this.pick(after, to, come, -1) : null
      if (found && isThing(found.spot)) this.rim(found.spot.element, 0)
    }
  }

  private sound(name: NonNullable<Move['cue']>, after: number): void {
    this.timers.push(setTimeout(() => cue(name), after))
  }

  /** Everything with a place that can be seen. */
  private spots(): Spots {
    const found: Spots = new Map()
    for (const element of this.root?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
      const box = element.getBoundingClientRect()
      if (!box.width) continue
      const place = element.dataset.place ?? ''
      const spot = { element, x: box.x + box.width / 2, y: box.y + box.height / 2, wide: element.offsetWidth || box.width }
      found.set(place, [...(found.get(place) ?? []), spot])
    }
    return found
  }

  /** One of the things at the first of these places that is in sight: each is taken once, the newest or the last first. */
  private pick(
    spots: Spots,
    places: string,
    used: Map<string, number>,
    way: 1 | -1,
    before?: Spots,
  ): { spot: Spot; place: string } | null {
    for (const place of places.split(' ')) {
      const here = spots.get(place)
      if (!here?.length) continue
      const n = used.get(place) ?? 0
      used.set(place, n + 1)
      const old = before?.get(place)?.length ?? 0
      const at = way > 0 ? Math.min(old < here.length ? old + n : n, here.length - 1) : Math.max(here.length - 1 - n, 0)
      return { spot: here[at]!, place }
    }
    return null
  }

  private hide(element: HTMLElement, until: number): void {
    this.mark(element, 'data-away', 0, until)
    this.rim(element, until)
  }

  private rim(element: HTMLElement, from: number): void {
    this.mark(element.querySelector('.face') ?? element, 'data-fresh', from, from + RIM)
  }

  /** Put on and taken off, not animated: a shadow that changes is painted anew with every picture, and what is animated,
  with all that lies above it, has a layer of its own, painted anew when that comes and when it goes. */
  private mark(element: Element, name: Mark, from: number, until: number): void {
    const off = (): void => {
      if (this.marks[name].get(element) !== off) return // it is marked again, for longer
      this.marks[name].delete(element)
      element.removeAttribute(name)
    }
    const on = (): void => {
      this.marks[name].set(element, off)
      element.setAttribute(name, '')
    }
    this.during(from, until, on, off)
  }

  private during(from: number, until: number, on: () => void, off: () => void): void {
    if (from) this.timers.push(setTimeout(on, from))
    else on()
    this.timers.push(setTimeout(off, until))
  }

  private cover(before: Spots, place: string, end: number): Cover[] {
    const spot = before.get(place)?.at(-1)
    const now = performance.now()
    if (!spot || !isThing(spot)) return []
    const node = spot.element.cloneNode(true) as HTMLElement
    delete node.dataset.place
    delete node.dataset.away // it may be on its way itself
    return [{ id: (this.ids += 1), node, spot, start: Math.max(0, (this.lands.get(place) ?? 0) - now), end }]
  }

  private lay(cover: Cover): void {
    const on = (): unknown => (this.covers = [...this.covers, cover])
    const off = (): unknown => (this.covers = this.covers.filter((one) => one !== cover))
    this.during(cover.start, cover.end, on, off)
  }

  /** What stays but is elsewhere now moves there. */
  private slide(before: Spots, after: Spots, flown: Set<HTMLElement>, speed: number): void {
    for (const [place, here] of after) {
      if (!place.startsWith('hand:') && !place.startsWith('table:')) continue
      for (const { element, x, y } of here) {
        const was = before.get(place)?.find((spot) => spot.element === element)
        if (!was || flown.has(element) || Math.hypot(was.x - x, was.y - y) < 2) continue
        const way = [`${was.x - x}px ${was.y - y}px`, '0px 0px']
        const whole = element.closest<HTMLElement>('[data-whole]') ?? element // it has a layer already
        this.keep(whole.animate({ translate: way }, { duration: 220 * speed, easing: 'cubic-bezier(.2,.8,.2,1)' }))
      }
    }
  }
}

/** A card or another object, not a player or a part of the table. */
const isThing = (spot: Spot): boolean => spot.element.dataset.at === undefined

/** How wide a thing is in the air that begins or ends here. */
export const widthAt = (spot: Spot): number => (isThing(spot) ? spot.wide : Math.min(CARD, spot.wide))
