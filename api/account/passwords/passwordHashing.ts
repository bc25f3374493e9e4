import { availableParallelism } from 'node:os'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import pLimit from 'p-limit'
import { RateLimitError } from '../../platform/errors.ts'

/** A hash keeps one core busy for about a tenth of a second, so they leave one free, and threads of Node's pool for everything else. */
const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1))

/** Who comes later would wait for more than about ten seconds. */
const longestQueue = 100

/** How better-auth hashes passwords, a few at a time. Throws a RateLimitError while too many wait. */
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
