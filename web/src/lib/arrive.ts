/** On a new screen the reader begins at its heading; on the first one the browser has its own way. */

let arrived = false

export function arrive(heading: HTMLElement): void {
  if (arrived) heading.focus({ preventScroll: true })
  arrived = true
}
