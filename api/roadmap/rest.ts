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
    title: z.string().openapi({ description: 'The title on one line.', example: 'Calendar' }),
    description: z.string().openapi({ description: 'The description of the feature.', example: 'The assistant knows what is planned.' }),
    status: z.enum(['suggested', 'planned', 'in_progress', 'done', 'declined']).openapi({
      description: 'The status of the item. Suggested and declined items are visible only to their author.',
      example: 'planned',
    }),
    reply: z.string().nullable().openapi({ description: 'The reply from the product team; null without a reply.' }),
    created_at: z.iso.datetime().openapi({ description: 'The creation time.' }),
    vote_count: z.int().openapi({ description: 'The number of votes.', example: 7 }),
    viewer_has_voted: z.boolean().openapi({ description: 'Whether the caller has voted for the item; false when signed out.' }),
    viewer_can_vote: z
      .boolean()
      .openapi({ description: 'Whether the caller can vote for the item: signed in, and the item is planned or in progress.' }),
    is_viewers_suggestion: z.boolean().openapi({ description: 'Whether the caller suggested the item.' }),
  })
  .openapi('RoadmapItem')

const { title, description } = newSuggestion.shape
const suggestionBody = z
  .object({
    title: title.meta({ type: 'string', minLength: 1, description: 'The title, 1 to 80 characters.', example: 'Calendar' }),
    description: description.meta({
      type: 'string',
      minLength: 1,
      description: 'The description, 1 to 1,000 characters.',
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
      summary: 'List roadmap items',
      description: 'Needs no session. The caller’s own suggestions are last.',
      security: forAnyone,
      responses: { 200: answer('The roadmap items.', z.object({ items: z.array(itemBody) }).openapi('Roadmap')) },
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
      summary: 'Suggest a feature',
      description: 'Visible only to the author, who is notified of a reply. At most five suggestions a day.',
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
      summary: 'Get a roadmap item',
      description:
        'Needs no session; with one, the response tells whether the caller has voted. Suggestions are visible only to their author and return 404 for others.',
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
      'Vote for a roadmap item',
      'Requires an account. The item must be planned or in progress. Repeated votes count once.',
      { 409: refusal('`roadmap_item_decided`: the item is done or declined.') },
    ],
    [
      'delete',
      'withdrawVote',
      'Remove a vote',
      'Requires an account. Succeeds even if there is none. Voters are never shown, only their number.',
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
        responses: { 200: answer('The updated item.', itemBody), ...refusals },
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
