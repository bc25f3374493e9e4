/** Every cookie of ours starts with this; browsers also demand the `__Secure-` in front of it behind https. */
export const cookiePrefix = 'twain'

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
