import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { cookiePrefix } from './origin.ts'

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
