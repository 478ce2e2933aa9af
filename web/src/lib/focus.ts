/** Focus is never lost: when what had it is taken away, or put out of use, the reader is led to what is asked now. */

const PLACES = ['dialog[open] button', '.cover button', '.prompt', '.over', 'main h1', 'main'] // the nearest first

export function keepFocus(): () => void {
  let last: Element | null = null
  const note = (event: FocusEvent): void => {
    last = event.target instanceof Element ? event.target : null
  }
  const lead = (): void => {
    if (document.activeElement !== document.body && document.activeElement !== last) return
    const goal = PLACES.map((place) => document.querySelector<HTMLElement>(place)).find((found) => found?.checkVisibility())
    if (!goal) return
    if (goal.tabIndex < 0) goal.tabIndex = -1
    goal.focus({ preventScroll: true })
  }
  let frame = 0
  const watcher = new MutationObserver(() => {
    if (last && (!last.isConnected || last.matches(':disabled'))) lead()
    // Whether it is hidden is asked once for each picture, when its layout is needed anyway: after each change that is slow.
    else frame ||= requestAnimationFrame(() => {
      frame = 0
      if (last && !last.checkVisibility()) lead()
    })
  })
  addEventListener('focusin', note)
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] })
  return () => {
    removeEventListener('focusin', note)
    watcher.disconnect()
    cancelAnimationFrame(frame)
  }
}
