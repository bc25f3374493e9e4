import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, deletedBody, json, made, madeAt, refusal } from '../../rest/bodies.ts'
import { existingId } from '../../rest/ids.ts'
import { requireViewer, type RestEnv } from '../../rest/router.ts'
import { programsRefused } from '../bodies.ts'
import { newAccessToken } from '../validation.ts'
import type { AccessToken } from './accessTokens.service.ts'
import { defaultError } from '../../rest/errors/errors.ts'

const accessTokenBody = z
  .object({
    id: z.uuid(),
    name: z.string().openapi({ description: 'What its owner calls it.', example: 'Backup script' }),
    prefix: z.string().openapi({ description: 'How its secret begins, to tell it from others.', example: 'twn_3kX9aQ' }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable().openapi({ description: 'From when on it is worthless; null lasts until it is revoked.' }),
    last_used_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'When a program last used it, to within a few minutes; null until then.' }),
  })
  .openapi('AccessToken')

const { name, expiresInDays } = newAccessToken.shape
const newAccessTokenBody = z
  .object({
    name: name.meta({ type: 'string', minLength: 1, description: 'What it is for, in 1 to 60 characters.', example: 'Backup script' }),
    expires_in_days: expiresInDays.meta({ description: 'From 1 to 365; null lasts until it is revoked.', example: 90 }),
  })
  .openapi('NewAccessToken')

export function registerAccessTokenRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Account']

  app.openapi(
    createRoute({
      method: 'get',
      path: '/account/access-tokens',
      middleware: defaultError('accessTokens'),
      tags,
      summary: 'What programs act with for one, the newest first',
      description: 'Also those that expired. Nobody can read a secret again.',
      responses: {
        200: answer('The tokens.', z.object({ access_tokens: z.array(accessTokenBody) }).openapi('AccessTokenList')),
        403: refusal(programsRefused),
      },
    }),
    async (c) => {
      const tokens = await c.get('services').account.accessTokens.list(requireViewer(c))
      return c.json({ access_tokens: tokens.map(showAccessToken) }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/account/access-tokens',
      middleware: defaultError('createAccessToken'),
      tags,
      summary: 'Make a token with which programs may do everything but what guards the account',
      description: 'A notification tells of it.',
      request: { body: json(newAccessTokenBody) },
      responses: {
        201: made(
          'The token, and its secret for the one time.',
          z
            .object({
              access_token: accessTokenBody,
              secret: z.string().openapi({ description: 'To be sent as `Authorization: Bearer …`. Nobody can read it again.' }),
            })
            .openapi('CreatedAccessToken'),
        ),
        403: refusal(`${programsRefused} Or the address is not confirmed (\`email_not_verified\`).`),
      },
    }),
    async (c) => {
      const { name, expires_in_days } = c.req.valid('json')
      const input = { name, expiresInDays: expires_in_days }
      const { accessToken, secret } = await c.get('services').account.accessTokens.create(requireViewer(c), input)
      return c.json({ access_token: showAccessToken(accessToken), secret }, 201, madeAt(`/account/access-tokens/${accessToken.id}`))
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/account/access-tokens/{id}',
      middleware: defaultError('revokeAccessToken'),
      tags,
      summary: 'Take a token back, at once',
      description:
        'For sessions alone: no access token can revoke itself or another. Streams that a program holds open with it are closed, and its next request answers 401. A second call answers 404.',
      request: { params: z.object({ id: existingId }) },
      responses: { 200: answer('It is worthless.', deletedBody), 403: refusal(programsRefused) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').account.accessTokens.revoke(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  )
}

function showAccessToken({ id, name, prefix, createdAt, expiresAt, lastUsedAt }: AccessToken): z.infer<typeof accessTokenBody> {
  return {
    id,
    name,
    prefix,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}
