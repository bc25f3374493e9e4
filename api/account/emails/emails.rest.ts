import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { describeFields } from '../../platform/text/describeFields.ts'
import { forAnyone } from '../../rest/middleware/access.ts'
import { answer, json, messageBody, refusal } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { emailProof } from '../validation.ts'

const emailProofBody = z
  .object(describeFields(emailProof.shape, { token: ['Token from the emailed link.', 'q0Zb2m…'] }))
  .openapi('EmailProof')

export function registerEmailRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')

  route('post', '/auth/verify-email/check', 'verifyEmail', {
    summary: 'Get the account of a confirmation link',
    description: 'Lets users check the account before they confirm.',
    security: forAnyone,
    request: { body: json(emailProofBody) },
    responses: { 200: answer('The account.', z.object({ username: z.string(), email: z.string() }).openapi('EmailVerification')) },
    handle: async (c) => c.json(await c.get('services').account.emails.show(c.get('client'), c.req.valid('json')), 200),
  })

  route('post', '/auth/verify-email', 'verifyEmail', {
    summary: 'Confirm an email address',
    description:
      'Does not sign in. Links work once, for 24 hours; others return `link_expired`. At most 120 attempts per hour and network.',
    security: forAnyone,
    request: { body: json(emailProofBody) },
    responses: { 200: answer('The address is confirmed.', z.object({ username: z.string() }).openapi('VerifiedEmail')) },
    handle: async (c) => {
      const { username } = await c.get('services').account.emails.verify(c.get('client'), c.req.valid('json'))
      return c.json({ username }, 200)
    },
  })

  route('post', '/auth/send-verification', 'sendVerification', {
    summary: 'Resend the confirmation email',
    description: 'Requires a session. Links are valid for 24 hours. At most 5 emails an hour.',
    responses: {
      200: answer('The email is being sent.', messageBody),
      400: refusal('`email_verification_off`: this server doesn’t verify addresses.'),
      409: refusal('`email_already_verified`: the address is already confirmed.'),
    },
    handle: async (c) => c.json(await c.get('services').account.emails.sendAgain(requireViewer(c)), 200),
  })
}
