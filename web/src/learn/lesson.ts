/** Lessons: deals that were prepared by tools/lessons.py, and what a newcomer is to do with them. */

import { client } from '../lib/client.svelte'
import { Refusal } from '../lib/api'
import { faceOf } from '../lib/games.svelte'
import type { Lesson } from '../lib/moment'
import { openTable } from '../lib/opening'
import { route } from '../lib/route.svelte'
import { settings } from '../lib/settings.svelte'
import type { Shape, Table } from '../lib/table.svelte'

const TEACHER = 'greenhorn'
const PACE = 900 // milliseconds: a newcomer wants to see what the other does

/** The lesson of a game, if it has one. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await faceOf(game).lesson?.())?.default ?? null
}

/** A table with a coach: the newcomer first, a Greenhorn against him. */
export async function beginLesson(game: string): Promise<void> {
  const lesson = await lessonOf(game)
  if (!lesson) return
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: TEACHER }]
  const { id } = await openTable({ game, seats, pace: PACE, start: { record: lesson.record, decisions: 0 } })
  settings.lesson = id
  route.go(`/t/${id}`)
}

export const hasLearned = (game: string): boolean => settings.learned.split(' ').includes(game)

export function learned(game: string): void {
  if (!hasLearned(game)) settings.learned = `${settings.learned} ${game}`.trim()
}

/** What the adviser would do, off the prepared line. */
export async function advised(table: Table): Promise<Shape['choice'] | null> {
  const seat = table.news?.seat ?? -1
  if (!table.setup?.hints) return null
  try {
    const told = await client.say({ type: 'hint', table: table.id, seat })
    const code = told.type === 'hints' ? told.choices[0]?.code : undefined
    return table.choices.find((choice) => choice.code === code) ?? null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return null
  }
}
