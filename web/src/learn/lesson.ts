/** Lessons: deals that were prepared by tools/lessons.py, and what a newcomer is to do with them. */

import { client } from '../lib/client.svelte'
import { Refusal } from '../lib/api'
import { openTable } from '../lib/opening'
import { route } from '../lib/route.svelte'
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import type { Choice, Game, Json } from '../wire'
import type { Step } from './line'

const TEACHER = 'greenhorn'
const PACE = 900 // milliseconds: a newcomer wants to see what the other does

export interface Lesson {
  record: { [name: string]: Json }
  line: Step[]
}

export async function lessonOf(game: Game): Promise<Lesson> {
  return game === 'revolver' ? (await import('../games/revolver/lesson.json')).default : (await import('../games/wyatt-earp/lesson.json')).default
}

/** A table with a coach: the newcomer first, a Greenhorn against him. */
export async function beginLesson(game: Game): Promise<void> {
  const { record } = await lessonOf(game)
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: TEACHER }]
  const { id } = await openTable({ game, seats, pace: PACE, start: { record, decisions: 0 } })
  settings.lesson = id
  route.go(`/t/${id}`)
}

export const hasLearned = (game: Game): boolean => settings.learned.split(' ').includes(game)

export function learned(game: Game): void {
  if (!hasLearned(game)) settings.learned = `${settings.learned} ${game}`.trim()
}

/** What the house would do: for those who went their own way. */
export async function advised(table: Table<never> | Table): Promise<Choice | null> {
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
