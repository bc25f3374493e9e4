import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { describeFields } from '../../platform/text/describeFields.ts'
import { forAnyone } from '../../rest/middleware/access.ts'
import { answer, describeJson, messageBody, describeError } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { programsRefused, showUser, userBody } from '../bodies.ts'
import { emailChange, emailProof } from '../validation.ts'

const emailProofBody = z
  .object(describeFields(emailProof.shape, { token: ['Token from the emailed link.', 'q0Zb2m…'] }))
  .openapi('EmailProof')

const emailChangeBody = z
  .object(describeFields(emailChange.shape, { email: ['Address that receives the link.', 'ada@example.org'] }))
  .openapi('EmailChange')

export function registerEmailRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')

  route('post', '/auth/verify-email/check', 'verifyEmail', {
    summary: 'Get the account of a confirmation link',
    description: 'Lets users check the account before they confirm.',
    security: forAnyone,
    request: { body: describeJson(emailProofBody) },
    responses: { 200: answer('Account.', z.object({ username: z.string(), email: z.string() }).openapi('EmailVerification')) },
    handle: async (c) => c.json(await c.get('services').account.emails.show(c.get('client'), c.req.valid('json')), 200),
  })

  route('post', '/auth/verify-email', 'verifyEmail', {
    summary: 'Confirm an email address',
    description:
      'Does not sign in. Links work once, for 24 hours; others return `link_expired`. At most 120 attempts per hour and network.',
    security: forAnyone,
    request: { body: describeJson(emailProofBody) },
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
      400: describeError('`email_verification_off`: this server doesn’t verify addresses.'),
      409: describeError('`email_already_verified`: the address is already confirmed.'),
    },
    handle: async (c) => c.json(await c.get('services').account.emails.sendAgain(requireViewer(c), c.get('client')), 200),
  })

  route('post', '/account/email', 'changeEmail', {
    summary: 'Request a change of the email address',
    description:
      'Emails a link to the new address and a notice to the current one. Does not reveal taken addresses. Requires a recent sign-in.',
    request: { body: describeJson(emailChangeBody) },
    responses: { 200: answer('Message for the user.', messageBody), 403: describeError(programsRefused) },
    handle: async (c) =>
      c.json(await c.get('services').account.emailChange.request(requireViewer(c), c.get('client'), c.req.valid('json')), 200),
  })

  route('post', '/account/email/confirm', 'changeEmail', {
    summary: 'Change the email address',
    description: 'Ends all other sessions. Links work once, for 24 hours, and only in a session of the account.',
    request: { body: describeJson(emailProofBody) },
    responses: {
      200: answer('Account with its new address.', userBody),
      403: describeError(programsRefused),
      409: describeError('`email_taken`: another account has taken the address.'),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { account, pictures } = c.get('services')
      await account.emailChange.confirm(viewer, c.get('client'), c.req.valid('json'))
      return c.json(showUser(await account.getCurrentUser(viewer), pictures), 200)
    },
  })
}
