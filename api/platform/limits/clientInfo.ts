import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddr from 'proxy-addr'
import type { ClientInfo } from '../viewer.ts'

/**
 * @param trustedProxies addresses or CIDR ranges (or proxy-addr's names such as `loopback`) whose X-Forwarded-For is believed;
 * with none, the socket's own address counts.
 */
export function clientInfo(
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

/** Whether the browser reached a proxy over HTTPS. Untrusted, but a false value only affects the client that sends it. */
export function isForwardedHttps(forwardedProto: string | null | undefined): boolean {
  return forwardedProto?.split(',', 1)[0]?.trim() === 'https'
}

/** The Set-Cookie headers of the response. Where PUBLIC_URL is missing, the proxy's header decides whether cookies are Secure. */
export function getSetCookies({ headers, setCookies }: ClientInfo): string[] {
  if (!isForwardedHttps(headers.get('x-forwarded-proto'))) return setCookies
  return setCookies.map((cookie) => (/;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`))
}
