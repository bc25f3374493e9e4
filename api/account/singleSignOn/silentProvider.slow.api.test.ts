import { afterAll, expect, test, vi } from 'vitest'
import { startIdentityProvider } from '../../../scripts/testing/identityProvider.ts'
import { testApp } from '../../testing/app.ts'
import { authorize } from '../../testing/authorize.ts'

const PUBLIC_URL = 'http://localhost:4000'
const identity = await startIdentityProvider(PUBLIC_URL)
afterAll(() => identity.close())
const app = await testApp({ ...identity.settings, PUBLIC_URL })

test('a late answer of the identity provider opens no session', { timeout: 30_000 }, async () => {
  const log = vi.spyOn(app.platform.log, 'error').mockImplementation(() => {})
  const discarded = vi.spyOn(app.platform.log, 'info').mockImplementation(() => {})
  identity.member = { sub: 'ada', email: 'ada@example.org', email_verified: true }
  const { promise, resolve } = Promise.withResolvers<void>()
  identity.silence = promise
  const client = app.anyone()
  const { headers } = await client.fetch(await authorize(identity, client))
  expect(headers.get('location')).toBe('/accounts/login?error=sso_unavailable')
  expect(log).toHaveBeenCalledWith({ issuer: identity.issuer }, 'The identity provider did not answer in time')

  resolve()
  const late = [expect.anything(), 'A late answer of the identity provider was discarded']
  await vi.waitFor(() => expect(discarded.mock.calls).toContainEqual(late), { timeout: 10_000 })
  const { db } = app.platform
  expect([await db.user.count({ where: { email: 'ada@example.org' } }), await db.session.count()]).toEqual([0, 0])
})
