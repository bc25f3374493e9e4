import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, doneBody, describeJson, describeError } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { programsRefused } from '../bodies.ts'
import { usedExample } from '../passkeys/validation.ts'
import { identityProof } from './validation.ts'

const { password, code, passkey } = identityProof.shape
const identityProofBody = z
  .object({
    password: password.openapi({ description: 'Password of the account.', example: 'a long enough one' }),
    code: code.openapi({ type: 'string', description: 'Code from the authenticator app.', example: '492039' }),
    passkey: passkey.openapi({ description: 'Answer to the options of POST /auth/passkey/options.', example: usedExample }),
  })
  .openapi('IdentityProof')

export function registerConfirmationRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')

  route('post', '/account/confirm-identity', 'confirmIdentity', {
    summary: 'Confirm the user’s identity',
    description: 'Allows actions that return `confirmation_required` for ten minutes, in this session. Send one proof.',
    request: { body: describeJson(identityProofBody) },
    responses: { 200: answer('The identity is confirmed.', doneBody), 403: describeError(programsRefused) },
    handle: async (c) => {
      await c.get('services').account.confirmation.confirm(requireViewer(c), c.get('client'), c.req.valid('json'))
      return c.json({ ok: true }, 200)
    },
  })
}
