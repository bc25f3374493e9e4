import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { described } from '../../platform/text/described.ts'
import { forAnyone } from '../../rest/middleware/access.ts'
import { answer, json, messageBody, refusal } from '../../rest/bodies.ts'
import { defaultError } from '../../rest/errors/errors.ts'
import { requireViewer, type RestEnv } from '../../rest/router.ts'
import { emailProof } from '../validation.ts'

const emailProofBody = z.object(described(emailProof.shape, { token: ['From the link in the mail.', 'q0Zb2m…'] })).openapi('EmailProof')

export function registerEmailRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Account']

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/verify-email/check',
      tags,
      summary: 'Ask whom a mailed link is about',
      description: 'For asking the person whether they opened that account, before the link is used.',
      security: forAnyone,
      middleware: defaultError('verifyEmail'),
      request: { body: json(emailProofBody) },
      responses: { 200: answer('The account.', z.object({ username: z.string(), email: z.string() }).openapi('EmailVerification')) },
    }),
    async (c) => c.json(await c.get('services').account.emails.show(c.get('client'), c.req.valid('json')), 200),
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/verify-email',
      tags,
      summary: 'Confirm an address with the link from the mail',
      description:
        'Anybody with the link may call this; nobody is signed in by it. A link works once, within 24 hours, and only for the address that it was sent to; a used or old one is refused with `link_expired`. At most 120 tries an hour from one network.',
      security: forAnyone,
      middleware: defaultError('verifyEmail'),
      request: { body: json(emailProofBody) },
      responses: { 200: answer('The address is confirmed.', z.object({ username: z.string() }).openapi('VerifiedEmail')) },
    }),
    async (c) => {
      const { username } = await c.get('services').account.emails.verify(c.get('client'), c.req.valid('json'))
      return c.json({ username }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/send-verification',
      tags,
      summary: 'Mail the link that confirms the address again',
      description:
        'For the session of the account; an access token is refused. The link works for 24 hours, and those that were sent before stay good. At most 5 mails an hour.',
      middleware: defaultError('sendVerification'),
      responses: {
        200: answer('It is on its way.', messageBody),
        400: refusal('`email_verification_off`: this server doesn’t verify email addresses.'),
        409: refusal('`email_already_verified`: the address is already confirmed.'),
      },
    }),
    async (c) => c.json(await c.get('services').account.emails.sendAgain(requireViewer(c)), 200),
  )
}
