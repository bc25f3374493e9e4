import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

export type Verdict = { isAllowed: true } | { isAllowed: false; retryAfterMs: number }

export interface Limit {
  /** Counts against the key (an account, an address); a refused attempt does not prolong the wait. */
  consume(key: string, points?: number): Promise<Verdict>
  /** As if nothing had been counted against the key. */
  clear(key: string): Promise<void>
}

export interface Limits {
  define(name: string, rule: { points: number; seconds: number }): Limit
}

/** Without Redis each process counts by itself, and so does one that loses its Redis for a while. */
export function createLimits(redis?: Redis): Limits {
  return {
    define(name, { points, seconds }) {
      const rule = { keyPrefix: `twain:limit:${name}`, points, duration: seconds }
      const memory = new RateLimiterMemory(rule)
      const limiter = redis ? new RateLimiterRedis({ ...rule, storeClient: redis, insuranceLimiter: memory }) : memory
      return {
        async consume(key, cost = 1) {
          try {
            await limiter.consume(key, cost)
            return { isAllowed: true }
          } catch (refusal) {
            if (!(refusal instanceof RateLimiterRes)) throw refusal
            return { isAllowed: false, retryAfterMs: refusal.msBeforeNext }
          }
        },
        async clear(key) {
          await limiter.delete(key)
        },
      }
    },
  }
}
