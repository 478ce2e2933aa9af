import { describe, expect, it } from 'vitest'
import earp from '../games/wyatt-earp/lesson.json'
import { heldNow, prepared } from './line'
import { overlap, spotFor } from './spot'

describe('the prepared line', () => {
  const [first, second] = earp.line

  it('is found by what is held and what is legal', () => {
    expect(prepared(earp.line, first!.hand, ['take two', 'take discard']).map(({ decision }) => decision)).toEqual(
      earp.line.filter(({ number }) => number < 4).map(({ decision }) => decision),
    )
    expect(prepared(earp.line, second!.hand, ['take two'])).toEqual([])
    expect(prepared(earp.line, 'hideout 1', ['hide'])).toEqual([])
  })

  it('knows a hand in whatever order it is held', () => {
    expect(heldNow([{ card: 'hideout', count: 1 }, { card: 'bob-dalton', count: 2 }])).toBe('bob-dalton 2, hideout 1')
  })
})

describe('the coach', () => {
  const box = { w: 374, h: 200 }
  const phone = { w: 390, h: 844 }

  it.each([{ y: 60, h: 50 }, { y: 300, h: 90 }, { y: 620, h: 44 }, { y: 760, h: 80 }])('does not stand on what he points at: $y', ({ y, h }) => {
    const goal = { x: 150, y, w: 90, h }
    const spot = spotFor(box, goal, [], phone)
    expect(overlap({ ...spot, ...box }, goal)).toBe(0)
    expect(spot.y).toBeGreaterThan(40)
    expect(spot.y + box.h).toBeLessThanOrEqual(phone.h)
  })

  it('leaves the prompt free where he can', () => {
    const prompt = { x: 60, y: 630, w: 1080, h: 60 }
    const spot = spotFor(box, { x: 500, y: 690, w: 120, h: 180 }, [prompt, { x: 0, y: 620, w: 1200, h: 280 }], { w: 1440, h: 900 })
    expect(overlap({ ...spot, ...box }, prompt)).toBe(0)
  })
})
