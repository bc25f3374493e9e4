import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { describeFields } from '../../platform/text/describeFields.ts'
import { answer, describeJson, messageBody } from '../../rest/bodies.ts'
import { forAnyone } from '../../rest/middleware/access.ts'
import { createRouteRegistration, type RestEnv } from '../../rest/router.ts'
import { sessionBody, showSession } from '../sessions/sessionBody.rest.ts'
import { emailProof, signInLink, signInLinkRequest } from '../validation.ts'

const token: [string, string] = ['Token from the emailed link.', 'q0Zb2m…']
const requestBody = z
  .object(describeFields(signInLinkRequest.shape, { email: ['The email address of the account, case-insensitive.', 'ada@example.org'] }))
  .openapi('SignInLinkRequest')
const checkBody = z.object(describeFields(emailProof.shape, { token })).openapi('SignInLinkCheck')
const signInBody = z
  .object(describeFields(signInLink.shape, { token, code: ['Code from the authenticator app, or a recovery code.', '492039'] }))
  .openapi('SignInLinkProof')

export function registerSignInLinkRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')

  route('post', '/auth/sign-in-link', 'login', {
    summary: 'Request a sign-in link',
    description: 'Does not reveal whether the account exists. Only confirmed addresses get links. At most 5 emails per account and hour.',
    security: forAnyone,
    request: { body: describeJson(requestBody) },
    responses: { 200: answer('Message for the user that does not reveal whether the account exists.', messageBody) },
    handle: async (c) => c.json(await c.get('services').account.signInLinks.request(c.get('client'), c.req.valid('json')), 200),
  })

  route('post', '/auth/sign-in-link/check', 'login', {
    summary: 'Get the account of a sign-in link',
    description: 'Lets users check the account before they sign in.',
    security: forAnyone,
    request: { body: describeJson(checkBody) },
    responses: { 200: answer('Account.', z.object({ username: z.string() }).openapi('SignInLink')) },
    handle: async (c) => c.json(await c.get('services').account.signInLinks.show(c.get('client'), c.req.valid('json')), 200),
  })

  route('post', '/auth/sign-in-link/use', 'login', {
    summary: 'Sign in with a link',
    description: 'Links work once, for 10 minutes; others return `link_expired`. A missing or wrong `code` keeps the link.',
    security: forAnyone,
    request: { body: describeJson(signInBody) },
    responses: { 200: answer('Session. Its cookie is set.', sessionBody) },
    handle: async (c) => {
      const session = await c.get('services').account.signInLinks.signIn(c.get('client'), c.req.valid('json'))
      return c.json(await showSession(c, session), 200)
    },
  })
}
