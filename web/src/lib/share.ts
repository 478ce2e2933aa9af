/** What is the same as before is the very same object, so that nothing that depends on it runs again. */

type Branch = Record<string, unknown>

/** `now`, with all that equals its counterpart in `before` put in its place. It is changed in place. */
export function share<T>(before: unknown, now: T): T {
  return match(before, now) as T
}

function match(before: unknown, now: unknown): unknown {
  if (!isBranch(before) || !isBranch(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  let same = keys.length === Object.keys(before).length
  for (const key of keys) {
    const kept = match(before[key], now[key])
    if (kept !== before[key] || !(key in before)) same = false
    now[key] = kept
  }
  return same ? before : now
}

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null
