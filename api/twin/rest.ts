import { randomUUID } from 'node:crypto'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { runBody, showRun } from '../chat/runs/runs.rest.ts'
import type { PicturesService } from '../profile/pictures/pictures.service.ts'
import { postBody, projectBody, sectionVisibilityBody } from '../profile/bodies.ts'
import { forAnyone } from '../rest/access.ts'
import { answer, json, refusal } from '../rest/bodies.ts'
import { defaultError } from '../rest/errors.ts'
import type { RestEnv } from '../rest/router.ts'
import { NotFoundError } from '../platform/errors.ts'
import type { PublicItem, PublicProfile } from './publicProfile.ts'

const text = z.string().nullable()
const texts = z.array(z.string())

const publicProfileBody = z
  .object({
    username: z.string(),
    display_name: text,
    avatar_url: text,
    profile_picture_url: text,
    bio: text,
    interests: texts,
    location: text,
    achievements: texts,
    posts: z.array(postBody),
    photos: texts,
    skills: texts,
    projects: z.array(projectBody),
    twin_metadata: z.object({ section_visibility: sectionVisibilityBody }),
    suggested_questions: texts,
    items: z
      .array(
        z.object({
          id: z.uuid(),
          kind: z.enum(['note', 'story', 'document']),
          title: z.string(),
          content: z.string(),
          updated_at: z.iso.datetime(),
        }),
      )
      .openapi({ description: 'Stories and notes that they made public, at most 20: what changed last first.' }),
  })
  .openapi('PublicProfile')

const twinBody = publicProfileBody
  .extend({
    public: z.boolean().openapi({ description: 'False only for its owner, whose profile is private.' }),
    enabled: z.boolean().openapi({ description: 'Whether visitors can talk to it.' }),
    demo: z.boolean().openapi({ description: 'Whether it is Twain’s own twin, a demo that the built-in responder answers as.' }),
    thread_id: z.uuid().nullable().openapi({ description: 'The caller’s latest conversation with it.' }),
  })
  .openapi('Twin')

const byUsername = z.object({ username: z.string() })

export function registerTwinRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Twin']

  app.openapi(
    createRoute({
      method: 'get',
      path: '/profile/public/{username}',
      tags,
      summary: 'Read somebody’s public profile',
      security: forAnyone,
      description: 'Needs no session. 404 when there is no such person, and when their profile is private.',
      middleware: defaultError('publicProfile'),
      request: { params: byUsername },
      responses: { 200: answer('What they show; the rest is null or empty.', publicProfileBody) },
    }),
    async (c) => {
      const { twin, pictures } = c.get('services')
      const profile = await twin.publicProfile(c.req.valid('param'))
      if (!profile) throw new NotFoundError('There is no such profile.')
      return c.json(showPublicProfile(profile, await twin.publicItems(c.get('viewer'), profile), pictures), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/twin/{username}',
      tags,
      summary: 'Read about somebody’s twin',
      security: forAnyone,
      description: 'Needs no session. 404 when there is no such person, and, but for its owner, when their profile is private.',
      middleware: defaultError('publicTwin'),
      request: { params: byUsername },
      responses: { 200: answer('Whose twin it is, and whether one can talk to it.', twinBody) },
    }),
    async (c) => {
      const { twin: twins, pictures } = c.get('services')
      const twin = await twins.get(c.get('viewer'), c.req.valid('param'))
      const conversation = await twins.conversation(c.get('participant'), twin)
      return c.json(
        {
          ...showPublicProfile(twin.profile, await twins.publicItems(c.get('viewer'), twin.profile), pictures),
          public: twin.isPublic,
          enabled: twin.isEnabled,
          demo: twin.isDemo,
          thread_id: conversation?.id ?? null,
        },
        200,
      )
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/twin/{username}/chat',
      tags,
      summary: 'Say something to somebody’s twin',
      security: forAnyone,
      description:
        'Goes on with the caller’s latest conversation with it, or begins one. Without a session the answer sets a cookie that names the guest. ' +
        'GET /chat/stream?thread_id=… follows the answer.',
      middleware: defaultError('stream'),
      request: {
        params: byUsername,
        body: json(
          z.object({
            input: z.string('Write a message first'),
            client_id: z.string().optional().openapi({ description: 'The same one again answers with the same run.' }),
          }),
        ),
      },
      responses: {
        200: answer('The run that writes the answer.', z.object({ thread_id: z.uuid(), run: runBody })),
        409: refusal('already_sending: another message is still being answered; twin_closed: its owner closed it.'),
      },
    }),
    async (c) => {
      const { input, client_id } = c.req.valid('json')
      const message = { ...c.req.valid('param'), text: input, clientMessageId: client_id ?? randomUUID() }
      const { run } = await c.get('services').twin.send({ viewer: c.get('viewer'), client: c.get('client') }, message)
      return c.json({ thread_id: run.threadId, run: showRun(run) }, 200)
    },
  )
}

function showPublicProfile(
  profile: PublicProfile,
  items: readonly PublicItem[],
  pictures: PicturesService,
): z.infer<typeof publicProfileBody> {
  const picture = pictures.urlOf(profile.image)
  return {
    username: profile.username,
    display_name: profile.displayName,
    avatar_url: picture,
    profile_picture_url: picture,
    bio: profile.bio,
    interests: profile.interests,
    location: profile.location,
    achievements: profile.achievements,
    posts: profile.posts,
    photos: profile.photos,
    skills: profile.skills,
    projects: profile.projects,
    twin_metadata: { section_visibility: profile.sectionVisibility },
    suggested_questions: profile.suggestedQuestions,
    items: items.map(({ id, kind, title, content, updatedAt }) => ({ id, kind, title, content, updated_at: updatedAt.toISOString() })),
  }
}
