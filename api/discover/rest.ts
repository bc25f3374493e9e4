import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { toBody } from '../platform/text/toBody.ts'
import { forAnyone } from '../rest/middleware/access.ts'
import { answer } from '../rest/bodies.ts'
import { createLimitQuery, nextBody, pageQuery, readPage } from '../rest/pages.ts'
import { createRouteRegistration, type RestEnv } from '../rest/router.ts'
import { publicPersonBody, showPublicPerson } from '../twin/profile/bodies.ts'
import { publicInterestBody } from './bodies.ts'
import type { DiscoverClient } from './discover.service.ts'

export function registerDiscoverRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Discover')

  route('get', '/discover', 'discover', {
    summary: 'Search public profiles',
    description: 'Needs no session. Best matches first; latest changes first without a query.',
    security: forAnyone,
    request: {
      query: z.object({
        q: z.string().optional().openapi({
          description: 'Words in names, bio, skills or interests.',
          example: 'lighthouse',
        }),
        interest: z.string().optional().openapi({ description: 'Required interest, ignoring case and accents.', example: 'sailing' }),
        ...pageQuery({ most: 50, example: '0~2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47' }),
      }),
    },
    responses: {
      200: answer('Page of public profiles.', z.object({ people: z.array(publicPersonBody), next: nextBody }).openapi('PeoplePage')),
    },
    handle: async (c) => {
      const { discover, pictures } = c.get('services')
      const { q: text, interest, ...query } = c.req.valid('query')
      const search = (page: { limit: number; after?: string }) => discover.search(getSeeker(c), { text, interest, ...page })
      const { rows, next } = await readPage(query, ({ cursor }) => cursor, search)
      return c.json({ people: rows.map(({ profile }) => showPublicPerson(profile, pictures)), next }, 200)
    },
  })

  route('get', '/discover/interests', 'discover', {
    summary: 'List popular interests',
    description: 'Needs no session. At most 120 requests a minute, including GET /discover.',
    security: forAnyone,
    request: { query: z.object({ limit: createLimitQuery() }) },
    responses: {
      200: answer('Interests, most common first.', z.object({ interests: z.array(publicInterestBody) }).openapi('InterestList')),
    },
    handle: async (c) => {
      const interests = await c.get('services').discover.listInterests(getSeeker(c), c.req.valid('query'))
      return c.json({ interests: interests.map((interest) => toBody(publicInterestBody, interest)) }, 200)
    },
  })
}

function getSeeker(c: Context<RestEnv>): DiscoverClient {
  return { viewer: c.get('viewer'), client: c.get('client') }
}
