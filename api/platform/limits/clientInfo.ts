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
