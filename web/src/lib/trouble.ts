/** Do something that the house may refuse, and give what it said; anything else is our own fault, and thrown. */

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
