import { availableParallelism } from 'node:os'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import pLimit from 'p-limit'
import { RateLimitError } from '../../platform/errors.ts'

/** A hash takes a core for about 0.1 s; leave one core and some pool threads for other work. */
const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1))

/** About ten seconds of waiting. */
const longestQueue = 100

export function createPasswordHashing(functions = { hash: hashPassword, verify: verifyPassword }) {
  const limit = pLimit(hashesAtOnce)
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= longestQueue) throw new RateLimitError('too_many_sign_ins', 10)
    return limit(work)
  }
  return {
    hash: async (password: string) => inTurn(() => functions.hash(password)),
    verify: async (proof: { hash: string; password: string }) => inTurn(() => functions.verify(proof)),
  }
}
