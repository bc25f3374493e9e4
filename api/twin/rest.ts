import { randomUUID } from 'node:crypto'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { newMessageBody, runBody, showRun } from '../chat/runs/runs.rest.ts'
import { forAnyone } from '../rest/middleware/access.ts'
import { answer, json, refusal } from '../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { NotFoundError } from '../platform/errors.ts'
import type { PublicProfile } from './profile/publicProfile.ts'
import { publicProfileBody, showPublicItems, showPublicPerson, twinBody } from './profile/bodies.ts'

const byUsername = z.object({
  username: z.string().openapi({ description: 'Username of the owner, case-insensitive.', example: 'ada' }),
})

const movedPermanently = {
  description: 'The username has changed.',
  headers: { Location: { description: 'The same URL with the current username.', schema: { type: 'string' as const } } },
}

/** Not cacheable: the owner may take the former username back or make the profile private. */
function redirectTo(c: Context<RestEnv>, path: string): Response {
  return c.body(null, 308, { location: `/api/v1${path}`, 'cache-control': 'no-store' })
}

function isFormer(username: string, profile: PublicProfile): boolean {
  return username.toLowerCase() !== profile.username
}

export function registerTwinRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')
  registerPreviewRoute(app)

  route('get', '/profile/public/{username}', 'publicProfile', {
    summary: 'Get a public profile',
    security: forAnyone,
    description: 'Does not require authentication. Returns 404 if the user does not exist or the profile is private.',
    request: { params: byUsername },
    responses: { 200: answer('The public profile. Hidden fields are null or empty.', publicProfileBody), 308: movedPermanently },
    handle: async (c) => {
      const { twin, pictures } = c.get('services')
      const { username } = c.req.valid('param')
      const profile = await twin.publicProfile({ username })
      if (!profile) throw new NotFoundError('no_such_profile')
      if (isFormer(username, profile)) return redirectTo(c, `/profile/public/${profile.username}`)
      const items = showPublicItems(await twin.publicItems(c.get('viewer'), profile))
      return c.json({ ...showPublicPerson(profile, pictures), ...items }, 200)
    },
  })

  route('get', '/twin/{username}', 'publicTwin', {
    summary: 'Get a twin',
    security: forAnyone,
    description:
      'Does not require authentication. Returns 404 if the user does not exist, or if the profile is private and the caller is not its owner.',
    request: { params: byUsername },
    responses: { 200: answer('The twin and the public profile of its owner.', twinBody), 308: movedPermanently },
    handle: async (c) => {
      const { twin: twins, pictures } = c.get('services')
      const { username } = c.req.valid('param')
      const twin = await twins.get(c.get('viewer'), { username })
      if (isFormer(username, twin.profile)) return redirectTo(c, `/twin/${twin.profile.username}`)
      const conversation = await twins.conversation(c.get('participant'), twin)
      return c.json(
        {
          ...showPublicPerson(twin.profile, pictures),
          ...showPublicItems(await twins.publicItems(c.get('viewer'), twin.profile)),
          public: twin.isPublic,
          enabled: twin.isEnabled,
          demo: twin.isDemo,
          caller_signature: await twins.signatureOf(c.get('viewer'), twin.profile),
          thread_id: conversation?.id ?? null,
        },
        200,
      )
    },
  })

  route('post', '/twin/{username}/chat', 'stream', {
    summary: 'Send a message to a twin',
    security: forAnyone,
    description:
      'Continues the caller’s latest conversation with the twin, or starts one. Without a session, the response sets a cookie that identifies the guest. To follow the answer, use GET /chat/stream?thread_id=….',
    request: {
      params: byUsername,
      body: json(newMessageBody),
    },
    responses: {
      200: answer('The run that writes the answer.', z.object({ thread_id: z.uuid(), run: runBody }).openapi('TwinMessageSent')),
      409: refusal('`already_sending`: another message is still being answered. `twin_closed`: its owner closed the twin to visitors.'),
    },
    handle: async (c) => {
      const { input, client_id } = c.req.valid('json')
      const message = { ...c.req.valid('param'), text: input, clientMessageId: client_id ?? randomUUID() }
      const { run } = await c.get('services').twin.send({ viewer: c.get('viewer'), client: c.get('client') }, message)
      return c.json({ thread_id: run.threadId, run: showRun(run) }, 200)
    },
  })
}

const passageBody = z
  .object({
    kind: z.enum(['item', 'profile']).openapi({ description: 'The type of the source.', example: 'item' }),
    source_id: z.string().openapi({ description: 'ID of the item, or name of the profile field.', example: 'bio' }),
    title: z.string().openapi({ description: 'The title of the source.', example: 'Lighthouse keys' }),
    text: z.string().openapi({ description: 'The verbatim text of the passage. Long texts are reduced to the most relevant sentences.' }),
  })
  .openapi('TwinPassage')

function registerPreviewRoute(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')

  route('get', '/profile/twin-preview', 'publicTwin', {
    summary: 'Preview the twin’s sources for a question',
    description:
      'Returns the passages that the caller’s twin would receive for a visitor’s question, most relevant first, followed by who the owner is. Uses visitor permissions, so the result is empty while the profile is private. No model is called.',
    request: {
      query: z.object({
        question: z
          .string('Write a question first')
          .openapi({ description: 'The visitor’s question, at most 400 characters.', example: 'What do you keep?' }),
      }),
    },
    responses: { 200: answer('The passages.', z.object({ passages: z.array(passageBody) }).openapi('TwinPreview')) },
    handle: async (c) => {
      const passages = await c.get('services').twin.preview(requireViewer(c), c.req.valid('query'))
      const shown = passages.map(({ kind, sourceId, title, text }) => ({ kind, source_id: sourceId, title, text }))
      return c.json({ passages: shown }, 200)
    },
  })
}
