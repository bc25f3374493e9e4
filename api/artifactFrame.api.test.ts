import { expect, test } from 'vitest'
import { testApp } from './testing/app.ts'

const app = await testApp()

test('documents get an opaque origin, no connections and no navigation, in frames of the app only', async () => {
  const { status, headers } = await app.anyone().fetch('/api/artifact-frame')
  const policy = (headers.get('content-security-policy') ?? '').split('; ')
  expect([status, headers.get('x-frame-options'), headers.get('connection-allowlist')]).toEqual([200, null, '()'])
  expect(policy).toEqual(
    expect.arrayContaining([
      'sandbox allow-scripts',
      "default-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ]),
  )
  const sources = policy.filter((directive) => /https?:|\*|'self'|blob:/.test(directive))
  expect(sources).toEqual(["frame-ancestors 'self'"])
  const { headers: ofApp } = await app.anyone().fetch('/chat')
  expect(ofApp.get('content-security-policy')).not.toContain('script-src')
})
