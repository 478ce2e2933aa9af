import { describe, expect, it } from 'vitest'
import { share } from './share'

const read = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe('what is the same as before', () => {
  const before = { round: 1, posters: [{ pot: 1000, pays: [0, 0] }, { pot: 2000, pays: [0, 0] }], hand: ['a'], winner: null }

  it('is the very same object, all of it or a part', () => {
    expect(share(before, read(before))).toBe(before)
    const now = share(before, { ...read(before), round: 2 })
    expect(now).toEqual({ ...before, round: 2 })
    expect(now).not.toBe(before)
    expect(now.posters).toBe(before.posters)
  })

  it('keeps its neighbours when one thing changes', () => {
    const next = read(before)
    next.posters[1]!.pot = 3000
    const now = share(before, next)
    expect(now.posters).toEqual([before.posters[0], { pot: 3000, pays: [0, 0] }])
    expect(now.posters[0]).toBe(before.posters[0])
    expect(now.posters[1]!.pays).toBe(before.posters[1]!.pays)
  })

  it.each([
    [['a', 'b'], ['a']],
    [['a'], ['a', 'b']],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [[], {}],
    [{}, []],
    [null, {}],
    [{ a: null }, { a: {} }],
    [undefined, [1]],
    ['a', 'b'],
  ])('is told from what is not: %j and %j', (old, now) => {
    const wanted = structuredClone(now)
    expect(share(old, now)).toStrictEqual(wanted)
    expect(share(old, now)).not.toBe(old)
  })
})
