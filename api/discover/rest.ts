import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { forAnyone } from '../rest/middleware/access.ts'
import { answer } from '../rest/bodies.ts'
import { limitOf, nextBody, pageQuery, readPage } from '../rest/pages.ts'
import type { RestEnv } from '../rest/router.ts'
import { publicPersonBody, showPublicPerson } from '../twin/profile/bodies.ts'
import type { Seeker } from './discover.service.ts'
import { defaultError } from '../rest/errors/errors.ts'

const interestBody = z
  .object({
    name: z.string().openapi({ description: 'As most of them write it.', example: 'sailing' }),
    count: z.int().openapi({ description: 'How many public profiles name it.', example: 12 }),
  })
  .openapi('PublicInterest')

export function registerDiscoverRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Discover']

  app.openapi(
    createRoute({
      method: 'get',
      path: '/discover',
      middleware: defaultError('discover'),
      tags,
      summary: 'Find people by what their public profile shows',
      description: 'Needs no session. Best matches first; without words, those whose public page changed last.',
      security: forAnyone,
      request: {
        query: z.object({
          q: z.string().optional().openapi({
            description:
              'Beginnings of words in username, name, bio, skills or interests as they are shown; all must be there. Accents do not matter.',
            example: 'lighthouse',
          }),
          interest: z
            .string()
            .optional()
            .openapi({ description: 'One that they name, whole; case and accents do not matter.', example: 'sailing' }),
          ...pageQuery({ most: 50, example: '0~2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47' }),
        }),
      },
      responses: {
        200: answer('A page of people.', z.object({ people: z.array(publicPersonBody), next: nextBody }).openapi('PeoplePage')),
      },
    }),
    async (c) => {
      const { discover, pictures } = c.get('services')
      const { q: text, interest, ...query } = c.req.valid('query')
      const search = (page: { limit: number; after?: string }) => discover.search(seekerOf(c), { text, interest, ...page })
      const { rows, next } = await readPage(query, ({ cursor }) => cursor, search)
      return c.json({ people: rows.map(({ profile }) => showPublicPerson(profile, pictures)), next }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/discover/interests',
      middleware: defaultError('discover'),
      tags,
      summary: 'What most public profiles name, to look around by',
      description:
        'Counted over public profiles that show their interests, without regard to capital letters. Needs no session; at most 120 times a minute together with GET /discover.',
      security: forAnyone,
      request: { query: z.object({ limit: limitOf() }) },
      responses: { 200: answer('The most frequent first.', z.object({ interests: z.array(interestBody) }).openapi('InterestList')) },
    }),
    async (c) => {
      const interests = await c.get('services').discover.interests(seekerOf(c), c.req.valid('query'))
      return c.json({ interests: interests.map(({ name, count }) => ({ name, count })) }, 200)
    },
  )
}

function seekerOf(c: Context<RestEnv>): Seeker {
  return { viewer: c.get('viewer'), client: c.get('client') }
}
