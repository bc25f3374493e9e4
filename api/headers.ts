import type { ServerResponse } from 'node:http'
import { tryDecodeURI } from 'hono/utils/url'
import type { Config } from './config.ts'

/** @param frameAncestors sources of pages that may show the page in a frame */
export function createPagePolicy(publicUrl: string, frameAncestors = "'none'"): string {
  return [
    "default-src 'self'",
    // Picture URLs are absolute; this server may have several host names.
    `img-src 'self' data: ${new URL(publicUrl).origin}`,
    // Overlays and virtualized lists use style attributes.
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
    `frame-ancestors ${frameAncestors}`,
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ')
}

/** Handlers can override the default headers. */
export function createHeaders({ publicUrl }: Config): (path: string, response: ServerResponse) => void {
  const common = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
  const inert = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
  const pages = new Map(Object.entries({ ...common, 'content-security-policy': createPagePolicy(publicUrl) }))
  const answers = new Map(Object.entries({ ...common, ...inert, 'cache-control': 'no-store' }))
  // Other sites may embed public files and load the script of embedded twins.
  const files = new Map(Object.entries({ ...common, ...inert, 'cross-origin-resource-policy': 'cross-origin' }))

  return (encodedPath, response) => {
    // Routes match the decoded path.
    const path = tryDecodeURI(encodedPath)
    const isDocsPage = path === '/api/docs' || path.startsWith('/api/docs/')
    if (path === '/graphql' || (path.startsWith('/api/') && !isDocsPage)) response.setHeaders(answers)
    else response.setHeaders(path.startsWith('/files/') || path === '/embed.js' ? files : pages)
  }
}
