import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { described } from '../platform/text/described.ts'
import { forAnyone } from '../rest/middleware/access.ts'
import { answer, doneBody, json, made, madeAt, messageBody, problemBody, refusal } from '../rest/bodies.ts'
import { defaultError, errorBody } from '../rest/errors/errors.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import { registerAccessTokenRoutes } from './accessTokens/accessTokens.rest.ts'
import type { Availability } from './account.service.ts'
import { showUser, userBody } from './bodies.ts'
import { registerEmailRoutes } from './emails/emails.rest.ts'
import { registerPasswordRoutes } from './passwords/passwords.rest.ts'
import { registerSessionRoutes } from './sessions/sessions.rest.ts'
import { registerSettingsRoutes } from './settings/settings.rest.ts'
import { credentials, passwordReset, passwordResetRequest, registration } from './validation.ts'
import { rule } from '../platform/errorCodes/rule.ts'

const { email, password, username, displayName, timezone, about } = registration.shape
const anEmail: [string, string] = ['The address of the account, in any case of letters.', 'ada@example.org']
const aPassword: [string, string] = ['8 to 128 characters.', 'a long enough one']
const registerBody = z
  .object(
    described(
      { email, password, username, display_name: displayName, timezone, about },
      {
        email: ['A valid address that no other account has.', 'ada@example.org'],
        password: aPassword,
        username: ['3 to 20 lowercase letters, digits and hyphens; no hyphen at either end.', 'ada'],
        display_name: ['At most 80 characters; the username when left out.', 'Ada'],
        timezone: ['A name of the IANA database; an unknown one is ignored.', 'Europe/London'],
        about: ['A few words about oneself, at most 2,000 characters, for the private assistant and nobody else.', 'Keeps a lighthouse.'],
      },
    ),
  )
  .openapi('Registration')
const checkUsernameBody = z
  .object(described({ username: z.string(rule('username_too_short', { min: 3 })) }, { username: ['As typed.', 'ada'] }))
  .openapi('UsernameCheck')
const checkEmailBody = z
  .object(described({ email: z.string(rule('invalid_email')) }, { email: ['As typed.', 'ada@example.org'] }))
  .openapi('EmailCheck')
const credentialsBody = z
  .object(described(credentials.shape, { email: anEmail, password: ['As it was chosen.', 'a long enough one'] }))
  .openapi('Credentials')
const resetRequestBody = z.object(described(passwordResetRequest.shape, { email: anEmail })).openapi('PasswordResetRequest')
const resetBody = z
  .object(
    described(passwordReset.shape, { token: ['From the link in the mail; works once, within an hour.', 'q0Zb2m…'], password: aPassword }),
  )
  .openapi('PasswordReset')

const sessionBody = z.object({ user: userBody, token: z.string() }).openapi('Session')
const availabilityBody = z
  .object({
    available: z.boolean(),
    message: z.string().optional(),
    code: problemBody.shape.code.optional(),
    params: problemBody.shape.params,
  })
  .openapi('Availability')

function showAvailability({ available, refusal }: Availability): z.infer<typeof availabilityBody> {
  const { message, code, params } = refusal ? errorBody(refusal).error : {}
  return { available, message, code, params }
}

export function registerAccountRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Account']
  registerEmailRoutes(app)
  registerPasswordRoutes(app)
  registerSettingsRoutes(app)
  registerSessionRoutes(app)
  registerAccessTokenRoutes(app)

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/register',
      tags,
      summary: 'Make an account and sign it in',
      description:
        'Anybody may call this, at most 300 times an hour from one network. The answer sets the cookie of the session, and its `token` is for clients without cookies. A username or address that is taken is refused with `username_taken` or `email_taken`. What a guest said to twins belongs to the new account from then on. Where the server asks for confirmed addresses, a link is mailed.',
      security: forAnyone,
      middleware: defaultError('register'),
      request: { body: json(registerBody) },
      responses: {
        201: made('The session; its cookie is set.', sessionBody),
        409: refusal('`email_taken` or `username_taken`: another account has this email address or username.'),
      },
    }),
    async (c) => {
      const { display_name, ...body } = c.req.valid('json')
      const { account, pictures } = c.get('services')
      const client = c.get('client')
      const { viewer, token, setCookies } = await account.register(client, { ...body, displayName: display_name })
      client.setCookies.push(...setCookies)
      return c.json({ user: showUser(await account.currentUser(viewer), pictures), token }, 201, madeAt('/account'))
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/login',
      tags,
      summary: 'Sign in',
      description:
        'Anybody may call this. An unknown address and a wrong password get the same answer (`wrong_credentials`). At most 10 tries in 15 minutes for one account from one network. What a guest said to twins belongs to the account from then on.',
      security: forAnyone,
      middleware: defaultError('login'),
      request: { body: json(credentialsBody) },
      responses: { 200: answer('The session; its cookie is set.', sessionBody) },
    }),
    async (c) => {
      const { account, pictures } = c.get('services')
      const client = c.get('client')
      const { viewer, token, setCookies } = await account.login(client, c.req.valid('json'))
      client.setCookies.push(...setCookies)
      return c.json({ user: showUser(await account.currentUser(viewer), pictures), token }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/auth/me',
      tags,
      summary: 'Who is signed in',
      description:
        'The cheapest way to ask whether a session or an access token is still good: 401 when it is not. Settings of the account stand in GET /account.',
      middleware: defaultError('currentUser'),
      responses: { 200: answer('The current user.', userBody) },
    }),
    async (c) => {
      const { account, pictures } = c.get('services')
      return c.json(showUser(await account.currentUser(requireViewer(c)), pictures), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/refresh',
      tags,
      summary: 'Prolong the session under a new token',
      description:
        'For a session: the token that was sent ends with this call, and the new one is good for 30 days. Streams that are open stay open. An access token is refused, since it cannot prolong itself. Sessions in use prolong themselves by their cookie, so that only clients with bearer tokens need this.',
      middleware: defaultError('refresh'),
      responses: { 200: answer('The session; its cookie is set anew.', sessionBody) },
    }),
    async (c) => {
      const { account, pictures } = c.get('services')
      const client = c.get('client')
      const { viewer, token, setCookies } = await account.sessions.refresh(requireViewer(c), client)
      client.setCookies.push(...setCookies)
      return c.json({ user: showUser(await account.currentUser(viewer), pictures), token }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/logout',
      tags,
      summary: 'End the session',
      description:
        'Ends the session that the cookie or the bearer token names, closes what it holds open and clears the cookies. Calling it again is no failure. An access token is refused: it is revoked with DELETE /account/access-tokens/{id}.',
      security: forAnyone,
      middleware: defaultError('logout'),
      responses: { 200: answer('Signed out; also when nobody was signed in.', doneBody) },
    }),
    async (c) => {
      const client = c.get('client')
      const { setCookies } = await c.get('services').account.sessions.end(client, c.get('viewer'))
      client.setCookies.push(...setCookies)
      return c.json({ ok: true }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/check-username',
      tags,
      summary: 'Check whether a username is available',
      description:
        'For forms that check while the user types. Checks the format, reserved names and the usernames of other accounts, current or given up within the last year; with a session, the caller’s own former usernames are available. Nothing is reserved. At most 120 times a minute from one network.',
      security: forAnyone,
      middleware: defaultError('checkUsername'),
      request: { body: json(checkUsernameBody) },
      responses: { 200: answer('Whether it can be had, and why not.', availabilityBody) },
    }),
    async (c) => {
      const { username } = c.req.valid('json')
      return c.json(showAvailability(await c.get('services').account.checkUsername(c.get('client'), username, c.get('viewer'))), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/check-email',
      tags,
      summary: 'Ask whether an email can be had',
      description:
        'For a form of registration. It checks the form of the address and whether an account has it. At most 20 times a minute, and 100 times an hour, from one network.',
      security: forAnyone,
      middleware: defaultError('checkEmail'),
      request: { body: json(checkEmailBody) },
      responses: { 200: answer('Whether it can be had, and why not.', availabilityBody) },
    }),
    async (c) => {
      return c.json(showAvailability(await c.get('services').account.checkEmail(c.get('client'), c.req.valid('json').email)), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/forgot-password',
      tags,
      summary: 'Mail a link to choose a new password',
      description:
        'Anybody may ask, for any address; the answer does not say whether there is such an account. The link works once, within an hour. An account gets at most 5 mails an hour; more calls answer the same and mail nothing.',
      security: forAnyone,
      middleware: defaultError('forgotPassword'),
      request: { body: json(resetRequestBody) },
      responses: { 200: answer('The same whether or not there is such an account.', messageBody) },
    }),
    async (c) => c.json(await c.get('services').account.passwords.requestReset(c.get('client'), c.req.valid('json')), 200),
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/reset-password',
      tags,
      summary: 'Choose a new password with the link from the mail',
      description:
        'Anybody with the link may call this; nobody is signed in by it. A link that was used, or is older than an hour, is refused with `link_expired`. At most 60 tries an hour from one network.',
      security: forAnyone,
      middleware: defaultError('resetPassword'),
      request: { body: json(resetBody) },
      responses: {
        200: answer('The password is changed, every session and access token has ended, and the address is confirmed.', messageBody),
      },
    }),
    async (c) => c.json(await c.get('services').account.passwords.reset(c.get('client'), c.req.valid('json')), 200),
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/profile/finish-onboarding',
      tags,
      summary: 'Finish or skip onboarding',
      description:
        'Sets `is_onboarded`, so that the app opens with a conversation instead of the questions of the beginning. Calling it again changes nothing.',
      middleware: defaultError('updateProfile'),
      responses: { 200: answer('The current user.', userBody) },
    }),
    async (c) => {
      const { account, pictures } = c.get('services')
      return c.json(showUser(await account.finishOnboarding(requireViewer(c)), pictures), 200)
    },
  )
}
