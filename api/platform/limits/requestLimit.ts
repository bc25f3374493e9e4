import { AppError, RateLimitError } from '../errors.ts'
import { toNetwork } from './networks.ts'
import type { Platform } from '../platform.ts'
import type { Verdict } from './limits.ts'
import type { ClientInfo, Viewer } from '../viewer.ts'

export type CountRequest = (viewer: Viewer | null, client: ClientInfo) => Promise<void>

/** The longest allowed text with every character escaped. */
export const maxBodyBytes = 2_000_000

/** Would otherwise be parsed as text. */
export function refuseCompressedBody(headers: Headers): void {
  const encoding = headers.get('content-encoding') ?? ''
  if (!/^(?:identity)?$/i.test(encoding)) throw new AppError('unsupported_content_encoding')
}

const seconds = 60

export function createRequestLimit({ config, limits }: Platform): CountRequest {
  const limit = limits.define('requests', { points: config.requestsPerMinute, seconds })
  const tokenLimit = limits.define('token-requests', { points: config.requestsPerMinute, seconds })
  return async (viewer, client) => {
    const most = viewer?.limits?.requestsPerMinute
    let fewest = Infinity
    // The header shows the limit that ends first.
    const report = ({ remaining, retryAfterMs }: Verdict, points: number) => {
      const wait = Math.ceil(retryAfterMs / 1000)
      if (remaining < fewest) {
        fewest = remaining
        client.response.setHeader('ratelimit-policy', `"requests";q=${points};w=${seconds}`)
        client.response.setHeader('ratelimit', `"requests";r=${remaining};t=${wait}`)
      }
      return wait
    }
    if (viewer && most) {
      const verdict = await tokenLimit.consume(viewer.sessionId, 1, most)
      const wait = report(verdict, most)
      if (!verdict.isAllowed) throw new RateLimitError('access_token_requests_used_up', wait, { params: { limit: most } })
    }
    const verdict = await limit.consume(viewer?.userId ?? toNetwork(client.ip))
    const wait = report(verdict, config.requestsPerMinute)
    if (!verdict.isAllowed) throw new RateLimitError('too_many_requests', wait)
  }
}
