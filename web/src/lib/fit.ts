/** Letters as large as the box of an element allows. */

const STEPS = [1, 0.93, 0.86, 0.8, 0.74, 0.7]

/** Sets `--fit`, by which the style multiplies its letters, to the largest step with which nothing has to be scrolled; before
letters are made smaller, what can be left out is (`tight`). Where not even the smallest fits, the box grows (`grow`). */
export const fit =
  (..._said: unknown[]) => // whatever changes, it is measured anew
  (box: HTMLElement) => {
    const measure = (): void => {
      box.classList.remove('tight', 'grow')
      for (const step of [1, ...STEPS]) {
        box.style.setProperty('--fit', String(step))
        if (box.scrollHeight <= box.clientHeight + 1) return
        box.classList.add('tight')
      }
      box.classList.add('grow')
    }
    measure()
    const watch = new ResizeObserver(measure)
    for (const each of [box, ...box.children]) watch.observe(each)
    return () => watch.disconnect()
  }

/** Marks a box in which more lies than it shows. */
export const crowded =
  (..._lies: unknown[]) => // whatever changes, it is measured anew
  (box: HTMLElement) => {
    const measure = (): void => {
      delete box.dataset.crowded
      if (box.scrollHeight > box.clientHeight + 1) box.dataset.crowded = ''
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => {
      watch.disconnect()
      delete box.dataset.crowded
    }
  }

/** Marks at which end of a row there is more than it shows. */
export const more =
  (..._lies: unknown[]) =>
  (box: HTMLElement) => {
    const measure = (): void => {
      const left = box.scrollWidth - box.clientWidth
      box.dataset.more = `${box.scrollLeft > 2 ? 'before' : ''} ${box.scrollLeft < left - 2 ? 'after' : ''}`
    }
    measure()
    const watch = new ResizeObserver(measure)
    for (const each of [box, ...box.children]) watch.observe(each)
    box.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }
