import type { IdentityProvider } from '../../scripts/testing/identityProvider.ts'
import { Client } from './client.ts'

/** @returns path and query of the callback */
export async function authorize(
  { issuer }: IdentityProvider,
  client: Client,
  path = '/api/sso',
  browser = new Client(''),
): Promise<string> {
  let { headers } = await client.fetch(path)
  const start = headers.get('location') ?? ''
  if (!start.startsWith(issuer)) throw new Error(`Redirected to ${start}`)
  let next = start
  while (next.startsWith(issuer)) {
    ;({ headers } = await browser.fetch(next))
    next = new URL(headers.get('location') ?? '', next).href
  }
  const callback = new URL(next)
  if (callback.pathname !== '/api/sso/callback') throw new Error(`Redirected to ${next}`)
  return callback.pathname + callback.search
}
