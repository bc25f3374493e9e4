import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { describeFields } from '../platform/text/describeFields.ts'
import { forAnyone } from '../rest/middleware/access.ts'
import { answer, describeJson, describeCreated, toLocationHeader, messageBody, problemBody, describeError } from '../rest/bodies.ts'
import { toErrorBody } from '../rest/errors/errors.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { registerAccessTokenRoutes } from './accessTokens/accessTokens.rest.ts'
import type { Availability } from './account.service.ts'
import { showUser, userBody } from './bodies.ts'
import { registerConfirmationRoutes } from './confirmation/confirmation.rest.ts'
import { registerEmailRoutes } from './emails/emails.rest.ts'
import { registerPasskeyRoutes } from './passkeys/passkeys.rest.ts'
import { registerPasswordRoutes } from './passwords/passwords.rest.ts'
import { sessionBody, showSession } from './sessions/sessionBody.rest.ts'
import { registerSessionRoutes } from './sessions/sessions.rest.ts'
import { registerSignInLinkRoutes } from './signInLinks/signInLinks.rest.ts'
import { registerTwoFactorRoutes } from './twoFactor/twoFactor.rest.ts'
import { registerSettingsRoutes } from './settings/settings.rest.ts'
import { credentials, passwordReset, passwordResetRequest, registration } from './validation.ts'
import { rule } from '../platform/errorCodes/rule.ts'

const { email, password, username, displayName, timezone, about, invitation } = registration.shape
const anEmail: [string, string] = ['The email address of the account, case-insensitive.', 'ada@example.org']
const aPassword: [string, string] = ['Password, 8 to 128 characters.', 'a long enough one']
const registerBody = z
  .object(
    describeFields(
      { email, password, username, display_name: displayName, timezone, about, invitation },
      {
        email: ['Email address not used by another account.', 'ada@example.org'],
        password: aPassword,
        username: ['3 to 20 lowercase letters, digits and hyphens; no hyphen at either end.', 'ada'],
        display_name: ['Display name, at most 80 characters; optional.', 'Ada'],
        timezone: ['IANA time zone. Unknown zones are ignored.', 'Europe/London'],
        about: ['Self-description for the assistant, at most 2,000 characters, never shared.', 'Keeps a lighthouse.'],
        invitation: ['Secret of an invitation link; see GET /auth/registration.', 'q0Zb2m…'],
      },
    ),
  )
  .openapi('Registration')
const logoutBody = z
  .object({
    ok: z.boolean(),
    provider_logout_url: z.url().nullable().meta({
      description: 'URL for the browser to sign out of the identity provider; null without one.',
      example: null,
    }),
  })
  .openapi('Logout')
const checkUsernameBody = z
  .object(
    describeFields({ username: z.string(rule('username_too_short', { min: 3 })) }, { username: ['Username as the user typed it.', 'ada'] }),
  )
  .openapi('UsernameCheck')
const checkEmailBody = z
  .object(describeFields({ email: z.string(rule('invalid_email')) }, { email: ['Email address as typed.', 'ada@example.org'] }))
  .openapi('EmailCheck')
const credentialsBody = z
  .object(
    describeFields(credentials.shape, {
      email: anEmail,
      password: ['Password of the account.', 'a long enough one'],
      code: ['Code from the authenticator app, or a recovery code.', '492039'],
    }),
  )
  .openapi('Credentials')
const resetRequestBody = z.object(describeFields(passwordResetRequest.shape, { email: anEmail })).openapi('PasswordResetRequest')
const resetBody = z
  .object(
    describeFields(passwordReset.shape, {
      token: ['Emailed token, valid once for an hour.', 'q0Zb2m…'],
      password: aPassword,
    }),
  )
  .openapi('PasswordReset')

const availabilityBody = z
  .object({
    available: z.boolean(),
    message: z.string().optional(),
    code: problemBody.shape.code.optional(),
    params: problemBody.shape.params,
  })
  .openapi('Availability')

function showAvailability({ refusal }: Availability): z.infer<typeof availabilityBody> {
  const { message, code, params } = refusal ? toErrorBody(refusal).error : {}
  return { available: refusal === null, message, code, params }
}

export function registerAccountRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')
  registerEmailRoutes(app)
  registerPasswordRoutes(app)
  registerSettingsRoutes(app)
  registerSessionRoutes(app)
  registerTwoFactorRoutes(app)
  registerPasskeyRoutes(app)
  registerSignInLinkRoutes(app)
  registerConfirmationRoutes(app)
  registerAccessTokenRoutes(app)

  route('post', '/auth/register', 'register', {
    summary: 'Create an account',
    description:
      'Sets a session cookie; clients without cookies use `token`. Guest conversations move to the account. At most 300 times per hour and network.',
    security: forAnyone,
    request: { body: describeJson(registerBody) },
    responses: {
      201: describeCreated('The session. Its cookie is set.', sessionBody),
      409: describeError('`email_taken` or `username_taken`: used by another account.'),
    },
    handle: async (c) => {
      const { display_name, ...body } = c.req.valid('json')
      const session = await c.get('services').account.register(c.get('client'), { ...body, displayName: display_name })
      return c.json(await showSession(c, session), 201, toLocationHeader('/account'))
    },
  })

  route('post', '/auth/login', 'login', {
    summary: 'Sign in',
    description:
      'With two-factor authentication, a missing `code` returns `two_factor_required`. At most 10 attempts in 15 minutes per account and network.',
    security: forAnyone,
    request: { body: describeJson(credentialsBody) },
    responses: { 200: answer('Session. Its cookie is set.', sessionBody) },
    handle: async (c) => {
      const session = await c.get('services').account.logIn(c.get('client'), c.req.valid('json'))
      return c.json(await showSession(c, session), 200)
    },
  })

  route('get', '/auth/me', 'currentUser', {
    summary: 'Get the signed-in user',
    description: 'Also checks a session or access token: invalid ones return 401. Account settings are in GET /account.',
    responses: { 200: answer('Current user.', userBody) },
    handle: async (c) => {
      const { account, pictures } = c.get('services')
      return c.json(showUser(await account.getCurrentUser(requireViewer(c)), pictures), 200)
    },
  })

  route('post', '/auth/refresh', 'refresh', {
    summary: 'Rotate the session token',
    description:
      'Replaces a bearer token with one valid for 30 days; streams stay open. Cookies are extended automatically. Requires a session.',
    responses: { 200: answer('Session with its new token. Its cookie is set.', sessionBody) },
    handle: async (c) => {
      const session = await c.get('services').account.sessions.refresh(requireViewer(c), c.get('client'))
      return c.json(await showSession(c, session), 200)
    },
  })

  route('post', '/auth/logout', 'logout', {
    summary: 'Sign out',
    description: 'Ends the session, closes its streams and clears the cookies. Access tokens are refused.',
    security: forAnyone,
    responses: { 200: answer('The user is signed out.', logoutBody) },
    handle: async (c) => {
      const url = await c.get('services').account.logOut(c.get('client'), c.get('viewer'))
      return c.json({ ok: true, provider_logout_url: url }, 200)
    },
  })

  route('post', '/auth/check-username', 'checkUsername', {
    summary: 'Check whether a username is available',
    description: 'Also unavailable: reserved names, and names given up within a year. At most 120 times per minute and network.',
    security: forAnyone,
    request: { body: describeJson(checkUsernameBody) },
    responses: { 200: answer('Whether the username is available, and why not.', availabilityBody) },
    handle: async (c) => {
      const { username } = c.req.valid('json')
      return c.json(showAvailability(await c.get('services').account.checkUsername(c.get('client'), username, c.get('viewer'))), 200)
    },
  })

  route('post', '/auth/check-email', 'checkEmail', {
    summary: 'Check whether an email address is available',
    description: 'Checks format and use, at most 20 times per minute and 100 per hour and network.',
    security: forAnyone,
    request: { body: describeJson(checkEmailBody) },
    responses: { 200: answer('Whether the email address is available, and why not.', availabilityBody) },
    handle: async (c) => {
      return c.json(showAvailability(await c.get('services').account.checkEmail(c.get('client'), c.req.valid('json').email)), 200)
    },
  })

  route('post', '/auth/forgot-password', 'forgotPassword', {
    summary: 'Request a password reset email',
    description: 'Does not reveal whether the account exists. The link works once, for an hour. At most 5 emails per account and hour.',
    security: forAnyone,
    request: { body: describeJson(resetRequestBody) },
    responses: { 200: answer('Message for the user that does not reveal whether the account exists.', messageBody) },
    handle: async (c) => c.json(await c.get('services').account.passwords.requestReset(c.get('client'), c.req.valid('json')), 200),
  })

  route('post', '/auth/reset-password', 'resetPassword', {
    summary: 'Reset the password',
    description: 'Does not sign in. Used and expired links return `link_expired`. At most 60 attempts per hour and network.',
    security: forAnyone,
    request: { body: describeJson(resetBody) },
    responses: {
      200: answer('The password was changed; sessions and tokens were ended.', messageBody),
    },
    handle: async (c) => c.json(await c.get('services').account.passwords.reset(c.get('client'), c.req.valid('json')), 200),
  })

  route('post', '/profile/finish-onboarding', 'updateProfile', {
    summary: 'Complete or skip onboarding',
    description: 'Sets `is_onboarded`. Can be repeated.',
    responses: { 200: answer('Current user.', userBody) },
    handle: async (c) => {
      const { account, pictures } = c.get('services')
      return c.json(showUser(await account.finishOnboarding(requireViewer(c)), pictures), 200)
    },
  })
}
