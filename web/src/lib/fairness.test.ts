import { expect, test } from 'vitest'
import { checkCommitment } from './fairness'

const seed = Array.from({ length: 64 }, (_, at) => at.toString(16).padStart(2, '0')).join('')
const commitment = '75b5eadb0e0001b39d4a32fc944d9def3b2a9a9d5a7b267c6a2dbf6bd5043122' // as the engine computes it

test('a seed fits the commitment that the engine makes of it, and no other', async () => {
  expect(await checkCommitment({ seed, commitment })).toBe('holds')
  expect(await checkCommitment({ seed: seed.replace('00', '01'), commitment })).toBe('differs')
})

test('a record without a seed is not judged', async () => {
  expect(await checkCommitment({ commitment })).toBeNull()
  expect(await checkCommitment(null)).toBeNull()
})
