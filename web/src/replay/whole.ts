/** A game that is over, put together: a long one comes in several answers. */

import type { Replay } from '../wire'

export async function whole(part: (first: number) => Promise<Replay>): Promise<Replay> {
  const replay = await part(0)
  const { steps } = replay
  while (steps.length < replay.length) steps.push(...(await part(steps.length)).steps)
  return replay
}
