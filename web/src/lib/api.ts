/** The REST API: requests that do not go over the socket. */

import type { Refused } from '../wire'

/** What the server refused, as data: words are found by `refusal`. */
export class Refusal extends Error {
  constructor(readonly told: Refused) {
    super(told.reason)
  }
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
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
    throw new Refusal(known ?? { type: 'refused', reason: 'house-trouble', rule: '', details: {}, table: '', id: '' })
  }
  return told as Answer
}

export const get = <Answer>(path: string): Promise<Answer> => ask<Answer>('GET', path)
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => ask<Answer>('POST', path, body)
export const patch = <Answer>(path: string, body: unknown): Promise<Answer> => ask<Answer>('PATCH', path, body)
