import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

export interface Verdict {
  isAllowed: boolean
  /** Points that are left until then. */
  remaining: number
  /** In how many milliseconds all points are there again. */
  retryAfterMs: number
}

export interface Limit {
  /** Counts against the key (an account, an address); a refused attempt does not prolong the wait. */
  consume(key: string, points?: number): Promise<Verdict>
  /** As if nothing had been counted against the key. */
  clear(key: string): Promise<void>
}

export interface Limits {
  define(name: string, rule: { points: number; seconds: number }): Limit
}

/** Without Redis each process counts for itself, also while Redis is away. */
export function createLimits(redis?: Redis): Limits {
  return {
    define(name, { points, seconds }) {
      const rule = { keyPrefix: `twain:limit:${name}`, points, duration: seconds }
      const memory = new RateLimiterMemory(rule)
      const limiter = redis ? new RateLimiterRedis({ ...rule, storeClient: redis, insuranceLimiter: memory }) : memory
      return {
        async consume(key, cost = 1) {
          try {
            return verdictOf(true, await limiter.consume(key, cost))
          } catch (refusal) {
            if (!(refusal instanceof RateLimiterRes)) throw refusal
            return verdictOf(false, refusal)
          }
        },
        async clear(key) {
          await limiter.delete(key)
        },
      }
    },
  }
}

function verdictOf(isAllowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Verdict {
  return { isAllowed, remaining: remainingPoints, retryAfterMs: msBeforeNext }
}
