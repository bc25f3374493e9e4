import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

export interface Verdict {
  isAllowed: boolean
  remaining: number
  retryAfterMs: number
}

export interface Limit {
  /** Rejected attempts do not extend the wait. @param most for this key, up to the points of the rule */
  consume(key: string, points?: number, most?: number): Promise<Verdict>
  refund(key: string): Promise<void>
  clear(key: string): Promise<void>
}

export interface Limits {
  define(name: string, rule: { points: number; seconds: number }): Limit
}

/** Per process without Redis, or while it is down. */
export function createLimits(redis?: Redis): Limits {
  return {
    define(name, { points, seconds }) {
      const rule = { keyPrefix: `twain:limit:${name}`, points, duration: seconds }
      const memory = new RateLimiterMemory(rule)
      const limiter = redis ? new RateLimiterRedis({ ...rule, storeClient: redis, insuranceLimiter: memory }) : memory
      return {
        async consume(key, cost = 1, most = points) {
          try {
            const result = await limiter.consume(key, cost)
            return toVerdict(result.consumedPoints <= most, result, most)
          } catch (refusal) {
            if (!(refusal instanceof RateLimiterRes)) throw refusal
            return toVerdict(false, refusal, most)
          }
        },
        async refund(key) {
          await limiter.reward(key)
        },
        async clear(key) {
          await limiter.delete(key)
        },
      }
    },
  }
}

function toVerdict(isAllowed: boolean, { consumedPoints, msBeforeNext }: RateLimiterRes, most: number): Verdict {
  return { isAllowed, remaining: Math.max(most - consumedPoints, 0), retryAfterMs: msBeforeNext }
}
