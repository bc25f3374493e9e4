import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, deletedBody, describeJson, describeCreated, toLocationHeader, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { forAnyone } from '../../rest/middleware/access.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { programsRefused } from '../bodies.ts'
import { sessionBody, showSession } from '../sessions/sessionBody.rest.ts'
import { passkeyBody } from './bodies.ts'
import { createdExample, newPasskey, passkeyChange, passkeySignIn, usedExample } from './validation.ts'

const aName = { minLength: 1, example: 'Security key' }
const aCredential = { description: 'Result of `PublicKeyCredential.toJSON()`.' }

const optionsBody = z
  .object({ options: z.record(z.string(), z.unknown()).openapi({ description: 'Public key options of WebAuthn in JSON.' }) })
  .openapi('PasskeyOptions')
const signInBody = z
  .object({ credential: passkeySignIn.shape.credential.openapi({ ...aCredential, example: usedExample }) })
  .openapi('PasskeySignIn')
const newPasskeyBody = z
  .object({
    name: newPasskey.shape.name.openapi({ ...aName, description: 'Name, 1 to 60 characters; defaults to the device.' }),
    credential: newPasskey.shape.credential.openapi({ ...aCredential, example: createdExample }),
  })
  .openapi('NewPasskey')
const changeBody = z
  .object({ name: passkeyChange.shape.name.openapi({ ...aName, description: 'Name, 1 to 60 characters.' }) })
  .openapi('PasskeyChange')

export function registerPasskeyRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')

  route('post', '/auth/passkey/options', 'login', {
    summary: 'Start signing in with a passkey',
    description: 'Options for `navigator.credentials.get()`, valid once for ten minutes. Sets a cookie that the answer needs.',
    security: forAnyone,
    responses: { 200: answer('Options.', optionsBody) },
    handle: async (c) => c.json({ options: { ...(await c.get('services').account.passkeys.startSignIn(c.get('client'))) } }, 200),
  })

  route('post', '/auth/passkey', 'login', {
    summary: 'Sign in with a passkey',
    description: 'Replaces password and code. Invalid, used and unknown passkeys return `passkey_failed`.',
    security: forAnyone,
    request: { body: describeJson(signInBody) },
    responses: { 200: answer('Session. Its cookie is set.', sessionBody) },
    handle: async (c) => {
      const session = await c.get('services').account.passkeys.signIn(c.get('client'), c.req.valid('json'))
      return c.json(await showSession(c, session), 200)
    },
  })

  route('get', '/account/passkeys', 'passkeys', {
    summary: 'List passkeys',
    description: 'Newest first, at most 20. Requires a session.',
    responses: {
      200: answer('Passkeys.', z.object({ passkeys: z.array(passkeyBody) }).openapi('PasskeyList')),
      403: describeError(programsRefused),
    },
    handle: async (c) => {
      const passkeys = await c.get('services').account.passkeys.list(requireViewer(c))
      return c.json({ passkeys: passkeys.map((passkey) => toBody(passkeyBody, passkey)) }, 200)
    },
  })

  route('post', '/account/passkeys/options', 'addPasskey', {
    summary: 'Start adding a passkey',
    description: 'Options for `navigator.credentials.create()`, valid once for ten minutes. Requires a recent sign-in.',
    responses: { 200: answer('Options.', optionsBody), 403: describeError(programsRefused) },
    handle: async (c) => c.json({ options: { ...(await c.get('services').account.passkeys.startAdding(requireViewer(c))) } }, 200),
  })

  route('post', '/account/passkeys', 'addPasskey', {
    summary: 'Add a passkey',
    description: 'Notifies the user. The passkey must verify the user with a PIN or biometrics. Requires a session.',
    request: { body: describeJson(newPasskeyBody) },
    responses: { 201: describeCreated('The passkey.', passkeyBody), 403: describeError(programsRefused) },
    handle: async (c) => {
      const passkey = await c.get('services').account.passkeys.add(requireViewer(c), c.get('client'), c.req.valid('json'))
      return c.json(toBody(passkeyBody, passkey), 201, toLocationHeader(`/account/passkeys/${passkey.id}`))
    },
  })

  route('patch', '/account/passkeys/{id}', 'renamePasskey', {
    summary: 'Rename a passkey',
    description: 'Changes only the name shown in Settings. Requires a session.',
    request: { params: z.object({ id: idParam }), body: describeJson(changeBody) },
    responses: { 200: answer('Passkey.', passkeyBody), 403: describeError(programsRefused) },
    handle: async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(toBody(passkeyBody, await c.get('services').account.passkeys.rename(requireViewer(c), input)), 200)
    },
  })

  route('delete', '/account/passkeys/{id}', 'removePasskey', {
    summary: 'Remove a passkey',
    description: 'Notifies the user; sessions stay open. Requires a recent sign-in.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('The passkey no longer works.', deletedBody), 403: describeError(programsRefused) },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').account.passkeys.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })
}
