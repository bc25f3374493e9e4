import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { describeFields } from '../../platform/text/describeFields.ts'
import { answer, doneBody, describeJson, describeError } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { password, twoFactorConfirmation } from '../validation.ts'

const passwordBody = z
  .object(
    describeFields(
      { password: password.optional() },
      { password: ['Current password; omitted by accounts without one.', 'a long enough one'] },
    ),
  )
  .openapi('PasswordProof')
const confirmationBody = z
  .object(describeFields(twoFactorConfirmation.shape, { code: ['Six digits from the authenticator app.', '492039'] }))
  .openapi('TwoFactorConfirmation')
const setupBody = z
  .object({ uri: z.string().openapi({ description: '`otpauth:` URI with the secret, for a QR code.' }) })
  .openapi('TwoFactorSetup')
const codesBody = z
  .object({ recovery_codes: z.array(z.string()).openapi({ description: 'Codes for signing in without the app, each valid once.' }) })
  .openapi('RecoveryCodes')

const isOn = describeError('`two_factor_on`: turn it off first.')
const isNotSetUp = describeError('`two_factor_not_set_up`: there is no secret.')

export function registerTwoFactorRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')

  route('post', '/account/two-factor', 'setUpTwoFactor', {
    summary: 'Set up two-factor authentication',
    description: 'Returns a secret for an authenticator app. Has no effect until confirmed. Requires a session.',
    request: { body: describeJson(passwordBody) },
    responses: { 200: answer('Secret.', setupBody), 409: isOn },
    handle: async (c) =>
      c.json(await c.get('services').account.twoFactor.setUp(requireViewer(c), c.get('client'), c.req.valid('json')), 200),
  })

  route('post', '/account/two-factor/confirm', 'confirmTwoFactor', {
    summary: 'Turn on two-factor authentication',
    description: 'From now on, signing in requires a code. Access tokens keep working. Requires a session.',
    request: { body: describeJson(confirmationBody) },
    responses: { 200: answer('Recovery codes, shown only once.', codesBody), 409: isNotSetUp },
    handle: async (c) => {
      const { recoveryCodes } = await c.get('services').account.twoFactor.confirm(requireViewer(c), c.req.valid('json'))
      return c.json({ recovery_codes: recoveryCodes }, 200)
    },
  })

  route('delete', '/account/two-factor', 'turnOffTwoFactor', {
    summary: 'Turn off two-factor authentication',
    description: 'Deletes the secret and the recovery codes. If it is required, returns `two_factor_enforced`. Requires a session.',
    request: { body: describeJson(passwordBody) },
    responses: { 200: answer('Two-factor authentication is off.', doneBody) },
    handle: async (c) => {
      await c.get('services').account.twoFactor.turnOff(requireViewer(c), c.get('client'), c.req.valid('json'))
      return c.json({ ok: true }, 200)
    },
  })

  route('post', '/account/two-factor/recovery-codes', 'replaceRecoveryCodes', {
    summary: 'Replace the recovery codes',
    description: 'Earlier codes stop working. Requires a session.',
    request: { body: describeJson(passwordBody) },
    responses: { 200: answer('Recovery codes, shown only once.', codesBody), 409: isNotSetUp },
    handle: async (c) => {
      const { twoFactor } = c.get('services').account
      const { recoveryCodes } = await twoFactor.replaceRecoveryCodes(requireViewer(c), c.get('client'), c.req.valid('json'))
      return c.json({ recovery_codes: recoveryCodes }, 200)
    },
  })
}
