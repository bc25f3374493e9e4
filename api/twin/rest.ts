import { randomUUID } from 'node:crypto'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { newMessageBody, runBody, showRun } from '../chat/runs/runs.rest.ts'
import { forAnyone } from '../rest/middleware/access.ts'
import { answer, describeJson, describeError } from '../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { NotFoundError } from '../platform/errors.ts'
import { audience } from '../profile/audiences/validation.ts'
import { registerAccuracyRoutes } from './accuracy/accuracy.rest.ts'
import { showAccuracy } from './accuracy/accuracyBodies.ts'
import { registerApprovalRoutes } from './approvals/approvals.rest.ts'
import { registerTwinChangeRoutes } from './visits/changes/twinChanges.rest.ts'
import { registerCharacterRoutes } from './character/character.rest.ts'
import { registerCorrectionRoutes } from './corrections/corrections.rest.ts'
import { registerPrivacyCheckRoutes } from './privacyCheck/privacyCheck.rest.ts'
import { registerReceiptRoutes } from './receipts/receipts.rest.ts'
import { registerReportRoutes } from './reports/reports.rest.ts'
import { registerTakeoverRoutes } from './takeover/takeover.rest.ts'
import { registerTalkRoutes } from './talks/talks.rest.ts'
import { registerGuestRoutes } from './visits/guests.rest.ts'
import type { PublicProfile } from './profile/publicProfile.ts'
import { publicProfileBody, showPublicItems, showPublicPerson, twinBody } from './profile/bodies.ts'

const byUsername = z.object({
  username: z.string().openapi({ description: 'Username of the owner, case-insensitive.', example: 'ada' }),
})

const readerAudience = audience.optional().openapi({
  description: 'Audience that the caller’s own twin answers: `people` for chosen people, else anyone with the link.',
  example: 'people',
})

const movedPermanently = {
  description: 'The username has changed.',
  headers: { Location: { description: 'Same URL with the current username.', schema: { type: 'string' as const } } },
}

/** The owner may take the username back or make the profile private. */
function redirectTo(c: Context<RestEnv>, path: string): Response {
  return c.body(null, 308, { location: `/api/v1${path}`, 'cache-control': 'no-store' })
}

function isFormer(username: string, profile: PublicProfile): boolean {
  return username.toLowerCase() !== profile.username
}

export function registerTwinRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')
  registerPreviewRoute(app)
  registerAccuracyRoutes(app)
  registerApprovalRoutes(app)
  registerTwinChangeRoutes(app)
  registerCharacterRoutes(app)
  registerCorrectionRoutes(app)
  registerPrivacyCheckRoutes(app)
  registerReceiptRoutes(app)
  registerReportRoutes(app)
  registerTakeoverRoutes(app)
  registerTalkRoutes(app)
  registerGuestRoutes(app)

  route('get', '/profile/public/{username}', 'publicProfile', {
    summary: 'Get a public profile',
    security: forAnyone,
    description: 'Needs no session. Returns 404 if missing or private.',
    request: { params: byUsername },
    responses: { 200: answer('Public profile. Hidden fields are null or empty.', publicProfileBody), 308: movedPermanently },
    handle: async (c) => {
      const { twin, pictures } = c.get('services')
      const { username } = c.req.valid('param')
      const profile = await twin.findProfile(c.get('participant'), { username })
      if (!profile) throw new NotFoundError('no_such_profile')
      if (isFormer(username, profile)) return redirectTo(c, `/profile/public/${profile.username}`)
      const items = showPublicItems(await twin.publicItems(c.get('participant'), profile))
      const greeting = await twin.getGreeting(c.get('participant'), profile)
      const accuracy = showAccuracy(await twin.getAccuracy(c.get('participant'), profile))
      return c.json({ ...showPublicPerson(profile, pictures), greeting, accuracy, ...items }, 200)
    },
  })

  route('get', '/twin/{username}', 'publicTwin', {
    summary: 'Get a twin',
    security: forAnyone,
    description: 'Needs no session. Returns 404 if missing, or private to another user.',
    request: { params: byUsername, query: z.object({ audience: readerAudience }) },
    responses: { 200: answer('Twin and the public profile of its owner.', twinBody), 308: movedPermanently },
    handle: async (c) => {
      const { twin: twins, pictures } = c.get('services')
      const { username } = c.req.valid('param')
      const twin = await twins.get(c.get('participant'), { username })
      if (isFormer(username, twin.profile)) return redirectTo(c, `/twin/${twin.profile.username}`)
      const conversation = await twins.conversation(c.get('participant'), twin, c.req.valid('query').audience)
      return c.json(
        {
          ...showPublicPerson(twin.profile, pictures),
          ...showPublicItems(await twins.publicItems(c.get('participant'), twin.profile)),
          greeting: await twins.getGreeting(c.get('participant'), twin.profile),
          accuracy: showAccuracy(await twins.getAccuracy(c.get('participant'), twin.profile)),
          public: twin.isPublic,
          enabled: twin.isEnabled,
          demo: twin.isDemo,
          caller_signature: await twins.getSignature(c.get('viewer'), twin.profile),
          caller_is_remembered: await c.get('services').guests.isRemembered(c.get('participant')),
          can_start_talk: await c.get('services').twinTalks.mayStart(c.get('viewer'), twin.profile),
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
      'Continues the latest conversation or starts one. Guests get a cookie. Follow the answer with GET /chat/stream?thread_id=….',
    request: {
      params: byUsername,
      body: describeJson(z.object({ ...newMessageBody.shape, audience: readerAudience }).openapi('NewTwinMessage')),
    },
    responses: {
      200: answer('Run that writes the answer.', z.object({ thread_id: z.uuid(), run: runBody }).openapi('TwinMessageSent')),
      409: describeError('`already_sending`: another answer is in progress. `twin_closed`: closed to visitors.'),
    },
    handle: async (c) => {
      const { input, client_id, audience: reader } = c.req.valid('json')
      const message = { ...c.req.valid('param'), text: input, clientMessageId: client_id ?? randomUUID(), audience: reader }
      const { run } = await c.get('services').twin.send({ viewer: c.get('viewer'), client: c.get('client') }, message)
      return c.json({ thread_id: run.threadId, run: showRun(run) }, 200)
    },
  })
}

const passageBody = z
  .object({
    kind: z.enum(['item', 'profile']).openapi({ description: 'Type of the source.', example: 'item' }),
    source_id: z.string().openapi({ description: 'ID of the item, or the profile field’s name.', example: 'bio' }),
    title: z.string().openapi({ description: 'Title of the source.', example: 'Lighthouse keys' }),
    text: z.string().openapi({ description: 'Verbatim passage, or its relevant sentences.' }),
  })
  .openapi('TwinPassage')

function registerPreviewRoute(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')

  route('get', '/profile/twin-preview', 'publicTwin', {
    summary: 'Preview the twin’s sources for a question',
    description: 'For a question, most relevant first; empty while the profile is private.',
    request: {
      query: z.object({
        question: z
          .string('Write a question first')
          .openapi({ description: 'Visitor’s question, at most 400 characters.', example: 'What do you keep?' }),
      }),
    },
    responses: { 200: answer('Passages.', z.object({ passages: z.array(passageBody) }).openapi('TwinPreview')) },
    handle: async (c) => {
      const passages = await c.get('services').twin.findPassages(requireViewer(c), c.req.valid('query'))
      const shown = passages.map(({ kind, sourceId, title, text }) => ({ kind, source_id: sourceId, title, text }))
      return c.json({ passages: shown }, 200)
    },
  })
}
