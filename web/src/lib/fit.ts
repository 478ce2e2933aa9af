/** Letters as large as the box of an element allows. */

const STEPS = [1, 0.93, 0.86, 0.8, 0.74]

/** Sets `--fit`, by which the style multiplies its letters, to the largest step with which nothing has to be scrolled. */
export const fit =
  (..._said: unknown[]) => // whatever changes, it is measured anew
  (box: HTMLElement) => {
    const measure = (): void => {
      for (const step of STEPS) {
        box.style.setProperty('--fit', String(step))
        if (box.scrollHeight <= box.clientHeight + 1) return
      }
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }
