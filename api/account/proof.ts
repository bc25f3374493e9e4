import { createHash } from 'node:crypto'
import { cookiePrefix } from './origin.ts'

/** Ours have about a hundred characters. */
const maxLength = 512

const ours = [`${cookiePrefix}.session_token`, `__Secure-${cookiePrefix}.session_token`]

/** Nothing but what proves a session, so that equal proofs are equal; null when there is none. */
export function proofIn(headers: Headers): Headers | null {
  const proof = new Headers()
  const bearer = headers.get('authorization')?.match(/^bearer .+/i)?.[0]
  if (bearer && bearer.length <= maxLength) proof.set('authorization', bearer)
  const cookies = sessionCookies(headers.get('cookie') ?? '')
  if (cookies) proof.set('cookie', cookies)
  return [...proof].length > 0 ? proof : null
}

/** What a proof is remembered by: short whatever it is, and worthless to whoever reads the memory. */
export function keyOf(proof: Headers): string {
  return createHash('sha256')
    .update(JSON.stringify([...proof]))
    .digest('base64url')
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
