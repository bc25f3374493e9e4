import type { Context } from 'hono'
import type { RestEnv } from './rest/router.ts'

/**
 * Inherited by the document, which the page shows as `srcdoc` of a nested frame. Without `frame-src`, that frame can’t be navigated,
 * and the page, which could be, runs no code of the document.
 */
const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  'media-src data:',
  "worker-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "webrtc 'block'",
].join('; ')

const headers = {
  'content-security-policy': policy,
  // Content-Security-Policy covers neither WebRTC in Chromium nor preconnect and DNS.
  'connection-allowlist': '()',
  'x-dns-prefetch-control': 'off',
  'cache-control': 'no-cache',
}

/** Inserted after the doctype, without which browsers use quirks mode. */
const reporter = String.raw`() => {
  // Chromium would end the process of the frame instead of refusing.
  delete window.RTCPeerConnection
  delete window.webkitRTCPeerConnection
  const report = (error) => parent.postMessage({ error: String(error).slice(0, 500) }, '*')
  addEventListener('error', ({ message }) => message && report(message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => report('Blocked by ' + effectiveDirective + ': ' + blockedURI))
}`

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Preview</title>
<style>html, body, iframe { display: block; inline-size: 100%; block-size: 100%; margin: 0; border: 0 }</style>
<script>
const reporter = ${reporter}
let shown = null
addEventListener('message', ({ source, data }) => {
  if (source === parent && typeof data?.html === 'string') {
    const [doctype] = /^\\s*(<!doctype[^>]*>)?/i.exec(data.html)
    shown?.remove()
    shown = document.createElement('iframe')
    shown.title = document.title
    shown.sandbox = 'allow-scripts'
    shown.srcdoc = doctype + '<script>(' + reporter + ')()</' + 'script>' + data.html.slice(doctype.length)
    document.body.append(shown)
  } else if (source === shown?.contentWindow && typeof data?.error === 'string') parent.postMessage({ error: data.error.slice(0, 500) }, '*')
})
parent.postMessage({ isReady: true }, '*')
</script>
<body></body>
</html>
`

/** Page that shows untrusted documents, without access to the network, storage or the app. */
export function sendArtifactFrame(c: Context<RestEnv>): Response {
  c.env.outgoing.removeHeader('x-frame-options')
  return c.html(page, 200, headers)
}
