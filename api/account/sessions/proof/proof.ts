import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Over HTTPS, `__Secure-` precedes it. */
export const cookiePrefix = 'twain'

const maxLength = 512

const ours = [`${cookiePrefix}.session_token`, `__Secure-${cookiePrefix}.session_token`]

interface Credentials {
  readonly authorization: string
  readonly cookie: string
}

export function findProof(headers: Headers): Headers | null {
  const { authorization, cookie } = parseCredentials(headers)
  if (!authorization && !cookie) return null
  return new Headers({ ...(authorization && { authorization }), ...(cookie && { cookie }) })
}

/** A short cache key that doesn’t reveal the credential. */
export function getProofKey(headers: Headers | IncomingHttpHeaders): string | null {
  const { authorization, cookie } = parseCredentials(headers)
  return authorization || cookie ? hash('sha256', `${authorization}\n${cookie}`, 'base64url') : null
}

/** Yoga’s headers have their own class, so `instanceof` doesn’t work. */
const isHeaders = (headers: Headers | IncomingHttpHeaders): headers is Headers => typeof headers.get === 'function'

function parseCredentials(headers: Headers | IncomingHttpHeaders): Credentials {
  const [authorization, cookie] = isHeaders(headers)
    ? [headers.get('authorization'), headers.get('cookie')]
    : [headers.authorization, headers.cookie]
  const bearer = authorization?.match(/^bearer .+/i)?.[0] ?? ''
  return { authorization: bearer.length <= maxLength ? bearer : '', cookie: cookie ? selectSessionCookies(cookie) : '' }
}

/** Browsers send the most specific path first; the others are not ours. */
function selectSessionCookies(header: string): string {
  const found = new Map<string, string>()
  for (const pair of header.split(';')) {
    const name = pair.slice(0, pair.indexOf('=')).trim()
    if (ours.includes(name) && !found.has(name)) found.set(name, pair.trim())
  }
  return [...found.values()].filter((pair) => pair.length <= maxLength).join('; ')
}

const ourCookie = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${cookiePrefix}\\.`)

/** CSRF check. Clients without an origin pass, such as curl and servers. */
export function isForeignRequest(headers: Headers, publicUrl: string): boolean {
  return ourCookie.test(headers.get('cookie') ?? '') && comesFromAnotherSite(headers, publicUrl)
}

/** Also applies without a cookie: prevents login CSRF. */
export function comesFromAnotherSite(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  return origin !== null && !isOwnOrigin(origin, headers.get('host'), publicUrl)
}

/** Compare with the Host header, which browsers control, because a server may be reachable under several names. */
function isOwnOrigin(origin: string, host: string | null, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return url.origin === new URL(publicUrl).origin || url.host === host
}
