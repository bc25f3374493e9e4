import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddr from 'proxy-addr'
import type { ClientInfo } from '../viewer.ts'

/** @param trustedProxies for proxy-addr, such as `loopback`; if empty, the address of the socket is used */
export function readClientInfo(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  headers: Headers,
  trustedProxies: readonly string[],
): ClientInfo {
  return {
    ip: proxyAddr(request, [...trustedProxies]),
    userAgent: headers.get('user-agent'),
    headers,
    setCookies: [],
    response,
  }
}

/** Visitors of embedded twins are guests even with a session: they may not see where they are. */
export function isEmbedded(headers: Headers): boolean {
  return headers.get('twain-embed') !== null
}

/** A forged value affects only its sender. */
export function isForwardedHttps(forwardedProto: string | null | undefined): boolean {
  return forwardedProto?.split(',', 1)[0]?.trim() === 'https'
}

export function getSetCookies({ headers, setCookies }: ClientInfo): string[] {
  if (!isForwardedHttps(headers.get('x-forwarded-proto'))) return setCookies
  return setCookies.map((cookie) => (/;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`))
}
