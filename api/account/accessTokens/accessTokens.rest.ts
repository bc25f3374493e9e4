import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, deletedBody, describeJson, describeCreated, toLocationHeader, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { programsRefused } from '../bodies.ts'
import { countToday, type CreatedAccessToken } from './accessTokens.service.ts'
import { newAccessToken } from './validation.ts'
import { accessTokenBody } from './bodies.ts'

const { name, scopes, requestsPerMinute, messagesPerDay, expiresInDays } = newAccessToken.shape
const newAccessTokenBody = z
  .object({
    name: name.meta({
      type: 'string',
      minLength: 1,
      description: 'Purpose, 1 to 60 characters.',
      example: 'Backup script',
    }),
    scopes: scopes.meta({
      description: 'Allowed operations. Default: all but `operator`.',
      example: ['read', 'chat'],
    }),
    requests_per_minute: requestsPerMinute.meta({
      description: 'Requests per minute, up to the limit of the account; null for that limit.',
      example: 60,
    }),
    messages_per_day: messagesPerDay.meta({
      description: 'Messages per UTC day, up to the limit of the plan; null for that limit.',
      example: 100,
    }),
    expires_in_days: expiresInDays.meta({
      description: 'Lifetime, 1 to 365 days; null for no expiry.',
      example: 90,
    }),
  })
  .openapi('NewAccessToken')

export function registerAccessTokenRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')

  route('get', '/account/access-tokens', 'accessTokens', {
    summary: 'List access tokens',
    description: 'Newest first, including expired ones, without secrets. Requires a session.',
    responses: {
      200: answer('Access tokens.', z.object({ access_tokens: z.array(accessTokenBody) }).openapi('AccessTokenList')),
      403: describeError(programsRefused),
    },
    handle: async (c) => {
      const tokens = await c.get('services').account.accessTokens.list(requireViewer(c))
      return c.json({ access_tokens: tokens.map(toShown) }, 200)
    },
  })

  route('post', '/account/access-tokens', 'createAccessToken', {
    summary: 'Create an access token',
    description:
      'The token can do everything except change account security. Notifies the owner. Requires a session with a recent sign-in.',
    request: { body: describeJson(newAccessTokenBody) },
    responses: {
      201: describeCreated(
        'The access token with its secret, which is shown only once.',
        z
          .object({
            access_token: accessTokenBody,
            secret: z.string().openapi({ description: 'Secret for `Authorization: Bearer …`, shown only once.' }),
          })
          .openapi('CreatedAccessToken'),
      ),
      403: describeError(`${programsRefused} Or the address is not confirmed (\`email_not_verified\`).`),
    },
    handle: async (c) => {
      const { name, scopes, ...limits } = c.req.valid('json')
      const input = {
        name,
        scopes,
        requestsPerMinute: limits.requests_per_minute,
        messagesPerDay: limits.messages_per_day,
        expiresInDays: limits.expires_in_days,
      }
      const { accessToken, secret } = await c.get('services').account.accessTokens.create(requireViewer(c), input)
      return c.json({ access_token: toShown(accessToken), secret }, 201, toLocationHeader(`/account/access-tokens/${accessToken.id}`))
    },
  })

  route('delete', '/account/access-tokens/{id}', 'revokeAccessToken', {
    summary: 'Revoke an access token',
    description: 'Closes the token’s streams. Requires a session.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('The access token is revoked.', deletedBody), 403: describeError(programsRefused) },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').account.accessTokens.revoke(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })
}

function toShown(token: CreatedAccessToken['accessToken']): z.infer<typeof accessTokenBody> {
  return toBody(accessTokenBody, { ...token, messagesToday: countToday(token) })
}
