import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { NotFoundError } from '../platform/errors.ts'
import type { Viewer } from '../platform/viewer.ts'
import { forAnyone } from '../rest/middleware/access.ts'
import { answer, json, made, madeAt, refusal } from '../rest/bodies.ts'
import { existingId } from '../rest/ids.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import { isOpen, type ListedItem } from './roadmap.service.ts'
import { newSuggestion } from './validation.ts'
import { defaultError } from '../rest/errors/errors.ts'

const itemBody = z
  .object({
    id: z.uuid(),
    title: z.string().openapi({ description: 'What it is, on one line.', example: 'Calendar' }),
    description: z.string().openapi({ description: 'What it would bring.', example: 'The assistant knows what is planned.' }),
    status: z.enum(['suggested', 'planned', 'in_progress', 'done', 'declined']).openapi({
      description: 'How far it is. Only who suggested it sees what is suggested or was declined.',
      example: 'planned',
    }),
    reply: z.string().nullable().openapi({ description: 'What those who make the product say about it; null when they said nothing.' }),
    created_at: z.iso.datetime().openapi({ description: 'When it was first written down.' }),
    vote_count: z.int().openapi({ description: 'How many people want it.', example: 7 }),
    viewer_has_voted: z.boolean().openapi({ description: 'Whether the caller is one of them; false when signed out.' }),
    viewer_can_vote: z.boolean().openapi({ description: 'False when signed out, and for what is done, declined or only suggested.' }),
    is_viewers_suggestion: z.boolean().openapi({ description: 'Whether the caller suggested it.' }),
  })
  .openapi('RoadmapItem')

const { title, description } = newSuggestion.shape
const suggestionBody = z
  .object({
    title: title.meta({ type: 'string', minLength: 1, description: '1 to 80 characters.', example: 'Calendar' }),
    description: description.meta({
      type: 'string',
      minLength: 1,
      description: '1 to 1,000 characters.',
      example: 'So that it knows what is planned.',
    }),
  })
  .openapi('RoadmapSuggestion')

export function registerRoadmapRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Roadmap']
  const one = { params: z.object({ id: existingId }) }

  app.openapi(
    createRoute({
      method: 'get',
      path: '/roadmap',
      middleware: defaultError('roadmap'),
      tags,
      summary: 'What comes next, and what one suggested oneself',
      description: 'Needs no session. What the caller suggested and is not taken up stands at the end.',
      security: forAnyone,
      responses: { 200: answer('All of it.', z.object({ items: z.array(itemBody) }).openapi('Roadmap')) },
    }),
    async (c) => {
      const viewer = c.get('viewer')
      const items = await c.get('services').roadmap.list(viewer)
      return c.json({ items: items.map((item) => showItem(item, viewer)) }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/roadmap',
      middleware: defaultError('suggest'),
      tags,
      summary: 'Suggest something that is not on the roadmap, at most five times a day',
      description: 'Only the caller sees it for now; a notification tells them of a reply.',
      request: { body: json(suggestionBody) },
      responses: { 201: made('The suggestion, with the caller’s vote.', itemBody) },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const item = await c.get('services').roadmap.suggest(viewer, c.req.valid('json'))
      return c.json(showItem(item, viewer), 201, madeAt(`/roadmap/${item.id}`))
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/roadmap/{id}',
      middleware: defaultError('roadmap'),
      tags,
      summary: 'One item of the roadmap',
      description:
        'Needs no session; with one it says whether the caller voted. A suggestion is seen by whoever made it, and answers 404 to others.',
      security: forAnyone,
      request: one,
      responses: { 200: answer('The item.', itemBody) },
    }),
    async (c) => {
      const viewer = c.get('viewer')
      const item = await c.get('services').roadmap.find(viewer, c.req.valid('param'))
      if (!item) throw new NotFoundError('no_such_roadmap_item')
      return c.json(showItem(item, viewer), 200)
    },
  )

  for (const [method, call, summary, description, refusals] of [
    [
      'put',
      'vote',
      'Vote for an item; once or more often, it is one vote',
      'For anybody with an account, while the item is planned or in progress.',
      { 409: refusal('`roadmap_item_decided`: the item is done or declined.') },
    ],
    [
      'delete',
      'withdrawVote',
      'Take one’s vote back, whether or not there was one',
      'For anybody with an account. Who has voted is never shown, only how many.',
      {},
    ],
  ] as const) {
    app.openapi(
      createRoute({
        method,
        path: '/roadmap/{id}/vote',
        middleware: defaultError('vote'),
        tags,
        summary,
        description,
        request: one,
        responses: { 200: answer('The item as it is now.', itemBody), ...refusals },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        return c.json(showItem(await c.get('services').roadmap[call](viewer, c.req.valid('param')), viewer), 200)
      },
    )
  }
}

function showItem(item: ListedItem, viewer: Viewer | null): z.infer<typeof itemBody> {
  const { id, title, description, status, reply, createdAt, voteCount, viewerHasVoted, isViewersSuggestion } = item
  return {
    id,
    title,
    description,
    status,
    reply,
    created_at: createdAt.toISOString(),
    vote_count: voteCount,
    viewer_has_voted: viewerHasVoted,
    viewer_can_vote: viewer !== null && isOpen(item),
    is_viewers_suggestion: isViewersSuggestion,
  }
}
