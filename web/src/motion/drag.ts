/** A card of the hand is taken and carried somewhere. Nothing needs it: whatever a drop does, taps do too. */

import { settings } from '../lib/settings.svelte'
import type { Stage } from './stage.svelte'

export interface Carried {
  place: string // where it comes from
  begin?: () => unknown
  goals: () => Iterable<string> // places where it may be dropped
  drop: (goal: string) => void
  miss?: () => unknown // it was dropped elsewhere
}

const SLACK = 9 // pixels: less is a tap
const RETURN = 180 // milliseconds

/** What a movement of the pointer means: nothing yet, a carried card, or a row of cards that is scrolled by a thumb. */
export function meaning(dx: number, dy: number, touch: boolean): 'tap' | 'drag' | 'scroll' {
  if (Math.hypot(dx, dy) < SLACK) return 'tap'
  return touch && Math.abs(dx) > Math.abs(dy) ? 'scroll' : 'drag'
}

/** The goal at this point: the smallest thing there that is one. */
function goalAt(x: number, y: number, goals: ReadonlySet<string>): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>('[data-place]')
    for (let at = found; at; at = at.parentElement?.closest<HTMLElement>('[data-place]') ?? null) {
      if (goals.has(at.dataset.place ?? '')) return at
    }
  }
  return null
}

/** An attachment for a card that can be carried. */
export function carry(stage: Stage, carried: Carried) {
  return (element: HTMLElement): (() => void) => {
    let stop = (): void => undefined
    const down = (event: PointerEvent): void => {
      if (event.button === 0 && event.isPrimary) stop = follow(event, element, stage, carried)
    }
    const still = (event: Event): void => event.preventDefault() // the browser's own dragging of pictures
    element.addEventListener('pointerdown', down)
    element.addEventListener('dragstart', still)
    return () => {
      stop()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('dragstart', still)
    }
  }
}

function follow(first: PointerEvent, element: HTMLElement, stage: Stage, carried: Carried): () => void {
  const box = element.getBoundingClientRect()
  let ghost: HTMLElement | null = null
  let lit: HTMLElement[] = []
  let over: HTMLElement | null = null

  function light(x: number, y: number): void {
    const goals = new Set(carried.goals())
    for (const known of lit) delete known.dataset.lit
    lit = [...(stage.root?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].filter((one) => goals.has(one.dataset.place ?? ''))
    over = goalAt(x, y, goals)
    for (const one of lit) one.dataset.lit = one === over ? 'over' : ''
  }

  function lift(): void {
    carried.begin?.()
    ghost = element.cloneNode(true) as HTMLElement
    delete ghost.dataset.place
    Object.assign(ghost.style, { position: 'fixed', left: '0', top: '0', zIndex: '30', pointerEvents: 'none', margin: '0' })
    const cards = element.querySelectorAll<HTMLElement>('.card')
    ghost.querySelectorAll<HTMLElement>('.card').forEach((card, i) => (card.style.width = `${cards[i]?.offsetWidth ?? 0}px`))
    ghost.setAttribute('aria-hidden', 'true')
    document.body.append(ghost)
    element.style.opacity = '0.25'
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== first.pointerId) return
    const dx = event.clientX - first.clientX
    const dy = event.clientY - first.clientY
    if (!ghost) {
      const meant = meaning(dx, dy, event.pointerType === 'touch')
      if (meant === 'scroll') end()
      if (meant !== 'drag') return
      lift()
    }
    ghost!.style.transform = `translate(${box.x + dx}px, ${box.y + dy}px) rotate(${Math.max(-8, Math.min(8, event.movementX))}deg) scale(1.04)`
    light(event.clientX, event.clientY)
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== first.pointerId) return
    const goal = over?.dataset.place
    const dragged = ghost
    end()
    if (!dragged) return
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    if (goal && event.type === 'pointerup') {
      stage.dropped(carried.place, event.clientX, event.clientY)
      dragged.remove()
      carried.drop(goal)
    } else {
      carried.miss?.()
      const back = `translate(${box.x}px, ${box.y}px)`
      dragged.animate({ transform: [dragged.style.transform, back] }, { duration: settings.time(RETURN) }).onfinish = () => dragged.remove()
    }
  }

  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }

  function end(): void {
    for (const known of lit) delete known.dataset.lit
    element.style.opacity = ''
    ghost = null
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', up)
  }

  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', up)
  return () => {
    ghost?.remove()
    end()
  }
}
