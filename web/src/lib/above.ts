/** What is open above the table: sheets, and what is shown large. At a shared screen it is closed before someone else looks. */

const open = new Set<() => void>()

/** Something is open, and this closes it; the answer says that it is gone. */
export function above(close: () => void): () => void {
  open.add(close)
  return () => open.delete(close)
}

export function clearAbove(): void {
  for (const close of [...open]) close()
}
