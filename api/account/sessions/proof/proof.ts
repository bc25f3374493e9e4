import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Every cookie of ours starts with this; browsers also demand the `__Secure-` in front of it behind https. */
export const cookiePrefix = 'twain'

/** Ours have about a hundred characters. */
const maxLength = 512

const ours = [`${cookiePrefix}.session_token`, `__Secure-${cookiePrefix}.session_token`]

interface Credentials {
  readonly authorization: string
  readonly cookie: string
}

/** Nothing but what proves a session; null when there is none. */
export function proofIn(headers: Headers): Headers | null {
  const { authorization, cookie } = credentialsIn(headers)
  if (!authorization && !cookie) return null
  return new Headers({ ...(authorization && { authorization }), ...(cookie && { cookie }) })
}

/** What a proof is remembered by: short whatever it is, and worthless to whoever reads the memory. Equal proofs have equal keys; null when there is none. */
export function proofKeyIn(headers: Headers | IncomingHttpHeaders): string | null {
  const { authorization, cookie } = credentialsIn(headers)
  return authorization || cookie ? hash('sha256', `${authorization}\n${cookie}`, 'base64url') : null
}

/** Yoga's are of a class of its own, so `instanceof` would not know them. */
const isHeaders = (headers: Headers | IncomingHttpHeaders): headers is Headers => typeof headers.get === 'function'

function credentialsIn(headers: Headers | IncomingHttpHeaders): Credentials {
  const [authorization, cookie] = isHeaders(headers)
    ? [headers.get('authorization'), headers.get('cookie')]
    : [headers.authorization, headers.cookie]
  const bearer = authorization?.match(/^bearer .+/i)?.[0] ?? ''
  return { authorization: bearer.length <= maxLength ? bearer : '', cookie: cookie ? sessionCookies(cookie) : '' }
}

/** Browsers send the cookie of the nearest path first; any further one of its name was set by somebody else. */
function sessionCookies(header: string): string {
  const found = new Map<string, string>()
  for (const pair of header.split(';')) {
    const name = pair.slice(0, pair.indexOf('=')).trim()
    if (ours.includes(name) && !found.has(name)) found.set(name, pair.trim())
  }
  return [...found.values()].filter((pair) => pair.length <= maxLength).join('; ')
}

const ourCookie = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${cookiePrefix}\\.`)

/**
 * True when another site's page made the browser send this request together with our cookie: a cookie alone never proves intent.
 * Clients that name no origin, such as curl, servers and plain-http hosts without fetch metadata, pass.
 */
export function isForeignRequest(headers: Headers, publicUrl: string): boolean {
  return ourCookie.test(headers.get('cookie') ?? '') && comesFromAnotherSite(headers, publicUrl)
}

/** The same without a cookie, for signing in: a stranger's page must not put a person into an account that is not theirs. */
export function comesFromAnotherSite(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  return origin !== null && !isOurOrigin(origin, headers.get('host'), publicUrl)
}

/** A server that is reached by several names, such as localhost and an address, is the same site under each: a browser writes Host itself. */
function isOurOrigin(origin: string, host: string | null, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return url.origin === new URL(publicUrl).origin || url.host === host
}
