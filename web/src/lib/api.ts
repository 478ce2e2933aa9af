/** The REST API: requests that do not go over the socket. */

import type { Refused } from '../wire'

/** What the server refused, as data: words are found by `refusal`. */
export class Refusal extends Error {
  constructor(readonly told: Refused) {
    super(told.reason)
  }
}

const TRIES = 5 // before a busy server is told
const PAUSE = 2 // seconds, where the server does not say how long

/** A busy server has done nothing: ask it again before the reader is told. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await once<Answer>(method, path, body)
    } catch (error) {
      if (!(error instanceof Busy) || !left) throw error
      await new Promise((wake) => setTimeout(wake, 1000 * error.wait))
    }
  }
}

class Busy extends Refusal {
  constructor(
    told: Refused,
    readonly wait: number,
  ) {
    super(told)
  }
}

async function once<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refusal({ type: 'refused', reason: 'offline', rule: '', details: {}, table: '', id: '' })
  }
  if (answer.status === 204) return undefined as Answer
  const told: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const known = told && typeof told === 'object' && 'reason' in told ? (told as Refused) : null
    if (known?.reason === 'too-busy') throw new Busy(known, Number(answer.headers.get('retry-after')) || PAUSE)
    throw new Refusal(known ?? { type: 'refused', reason: 'house-trouble', rule: '', details: {}, table: '', id: '' })
  }
  return told as Answer
}

export const get = <Answer>(path: string): Promise<Answer> => ask<Answer>('GET', path)
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => ask<Answer>('POST', path, body)
export const patch = <Answer>(path: string, body: unknown): Promise<Answer> => ask<Answer>('PATCH', path, body)
