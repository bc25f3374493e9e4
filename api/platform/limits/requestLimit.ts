import { RateLimitError } from '../errors.ts'
import { networkOf } from './networks.ts'
import type { Platform } from '../platform.ts'
import type { ClientInfo, Viewer } from '../viewer.ts'

export type CountRequest = (viewer: Viewer | null, client: ClientInfo) => Promise<void>

/** Larger than the longest text that can be written here, were each of its characters escaped. */
export const maxBodyBytes = 2_000_000

/** Counts what one person asks for, or one network without a session, over both faces together. */
export function createRequestLimit({ config, limits }: Platform): CountRequest {
  const limit = limits.define('requests', { points: config.requestsPerMinute, seconds: 60 })
  return async (viewer, client) => {
    const verdict = await limit.consume(viewer?.userId ?? networkOf(client.ip))
    if (verdict.isAllowed) return
    throw new RateLimitError('Too many requests. Wait a moment.', Math.ceil(verdict.retryAfterMs / 1000))
  }
}
