import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { forAnyone } from '../rest/access.ts'
import { answer, json } from '../rest/bodies.ts'
import { defaultError } from '../rest/errors.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import type { Services } from '../services.ts'
import type { User } from './account.service.ts'
import { registerEmailRoutes } from './emails/emails.rest.ts'
import { registerPasswordRoutes } from './passwords/passwords.rest.ts'
import { credentials, passwordReset, passwordResetRequest, registration } from './validation.ts'

const { email, password, username, displayName, timezone, about } = registration.shape
const registerBody = z.object({ email, password, username, display_name: displayName, timezone, about }).openapi('Registration', {
  example: { email: 'ada@example.org', password: 'a long enough one', username: 'ada', timezone: 'Europe/London' },
})
const checkUsernameBody = z.object({ username: z.string('Username must be at least 3 characters') })
const checkEmailBody = z.object({ email: z.string('Invalid email format') })

const userBody = z
  .object({
    id: z.uuid(),
    email: z.string(),
    email_verified: z.boolean(),
    username: z.string(),
    display_name: z.string(),
    profile_picture_url: z.string().nullable(),
    is_onboarded: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('User')
const sessionBody = z.object({ user: userBody, token: z.string() }).openapi('Session')
const availabilityBody = z.object({ available: z.boolean(), message: z.string().optional() }).openapi('Availability')
const messageBody = z.object({ message: z.string() }).openapi('Message')

export function registerAccountRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Account']
  registerEmailRoutes(app)
  registerPasswordRoutes(app)

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/register',
      tags,
      summary: 'Make an account and sign it in',
      security: forAnyone,
      middleware: defaultError('register'),
      request: { body: json(registerBody) },
      responses: { 200: answer('The session; its cookie is set.', sessionBody) },
    }),
    async (c) => {
      const { display_name, ...body } = c.req.valid('json')
      const { account, pictures } = c.get('services')
      const client = c.get('client')
      const { viewer, token, setCookies } = await account.register(client, { ...body, displayName: display_name })
      client.setCookies.push(...setCookies)
      return c.json({ user: showUser(await account.currentUser(viewer), pictures), token }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/login',
      tags,
      summary: 'Sign in',
      security: forAnyone,
      middleware: defaultError('login'),
      request: { body: json(credentials) },
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
      security: forAnyone,
      middleware: defaultError('logout'),
      responses: { 200: answer('Signed out; also when nobody was signed in.', z.object({ ok: z.boolean() })) },
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
      summary: 'Ask whether a username can be had',
      security: forAnyone,
      middleware: defaultError('checkUsername'),
      request: { body: json(checkUsernameBody) },
      responses: { 200: answer('Whether it can be had, and why not.', availabilityBody) },
    }),
    async (c) => {
      const { available, message } = await c.get('services').account.checkUsername(c.get('client'), c.req.valid('json').username)
      return c.json({ available, message: message ?? undefined }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/check-email',
      tags,
      summary: 'Ask whether an email can be had',
      security: forAnyone,
      middleware: defaultError('checkEmail'),
      request: { body: json(checkEmailBody) },
      responses: { 200: answer('Whether it can be had, and why not.', availabilityBody) },
    }),
    async (c) => {
      const { available, message } = await c.get('services').account.checkEmail(c.get('client'), c.req.valid('json').email)
      return c.json({ available, message: message ?? undefined }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/auth/forgot-password',
      tags,
      summary: 'Mail a link to choose a new password',
      security: forAnyone,
      middleware: defaultError('forgotPassword'),
      request: { body: json(passwordResetRequest) },
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
      security: forAnyone,
      middleware: defaultError('resetPassword'),
      request: { body: json(passwordReset) },
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
      middleware: defaultError('updateProfile'),
      responses: { 200: answer('The current user.', userBody) },
    }),
    async (c) => {
      const { account, pictures } = c.get('services')
      return c.json(showUser(await account.finishOnboarding(requireViewer(c)), pictures), 200)
    },
  )
}

function showUser(user: User, pictures: Services['pictures']): z.infer<typeof userBody> {
  return {
    id: user.id,
    email: user.email,
    email_verified: user.emailVerified,
    username: user.username,
    display_name: user.name,
    profile_picture_url: pictures.urlOf(user.image),
    is_onboarded: user.isOnboarded,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  }
}
