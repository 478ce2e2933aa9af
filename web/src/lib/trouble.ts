/** Do something that the server may refuse, and return its refusal; any other error is a bug, and thrown. */

import { Refusal } from './api'
import type { Refused } from '../wire'

export async function attempt(work: () => Promise<unknown>): Promise<Refused | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.told
    throw error
  }
}
