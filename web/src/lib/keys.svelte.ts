/** Keys that do something by themselves: they press a button that is in sight. Not while someone types, and they can be turned off.

A button says by `data-key="h"` that a key presses it. Digits press the answers in the prompt, but for the one that stands apart;
arrows go along the hand. */

import { route } from './route.svelte'
import { settings } from './settings.svelte'

class Keys {
  shown = $state(false) // the sheet that lists them
}

export const keys = new Keys()

const TYPING = 'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit]), select, textarea, [contenteditable]'
const ANSWERS = '.prompt .answers .btn:not(.ghost, .apart)'
const HAND = '[data-place="hand"] button'

const inSight = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled') && !element.closest('[inert]')

function found(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(inSight)
}

/** The digit of a key, also on keyboards that want Shift for it. */
export function digitOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number {
  return Number(/^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1] ?? 0)
}

/** The place in a row that comes after another; from nowhere, its first or last. */
export function beside(at: number, by: number, length: number): number {
  return at < 0 ? (by > 0 ? 0 : length - 1) : Math.max(0, Math.min(length - 1, at + by))
}

/** What a key does here; nothing: it is none of ours. */
function actionOf(event: KeyboardEvent): (() => void) | null {
  if (event.key === '?') return () => (keys.shown = !keys.shown)
  if (!settings.keys || document.querySelector('dialog[open]')) return null
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    if (!route.path.startsWith('/t/')) return null // elsewhere they turn pages, or step through a game
    const cards = found(HAND)
    const at = cards.findIndex((card) => card === document.activeElement)
    const goal = cards[beside(at, event.key === 'ArrowLeft' ? -1 : 1, cards.length)]
    return goal ? () => goal.focus() : null
  }
  const digit = digitOf(event)
  const button = digit ? found(ANSWERS)[digit - 1] : /^[a-z]$/i.test(event.key) ? found(`[data-key="${event.key.toLowerCase()}"]`)[0] : null
  return button ? () => button.click() : null
}

export function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
  if (event.target instanceof Element && event.target.closest(TYPING)) return
  const act = actionOf(event)
  if (!act) return
  event.preventDefault()
  act()
}
