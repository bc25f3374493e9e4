import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { NotFoundError } from '../platform/errors.ts'
import type { Viewer } from '../platform/viewer.ts'
import { toBody } from '../platform/text/toBody.ts'
import { forAnyone } from '../rest/middleware/access.ts'
import { answer, describeJson, describeCreated, toLocationHeader, describeError } from '../rest/bodies.ts'
import { idParam } from '../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { roadmapItemBody } from './bodies.ts'
import { isOpen, type ListedItem } from './roadmap.service.ts'
import { newSuggestion } from './validation.ts'

const { title, description } = newSuggestion.shape
const suggestionBody = z
  .object({
    title: title.meta({ type: 'string', minLength: 1, description: 'Title, 1 to 80 characters.', example: 'Calendar' }),
    description: description.meta({
      type: 'string',
      minLength: 1,
      description: 'Description, 1 to 1,000 characters.',
      example: 'So that it knows what is planned.',
    }),
  })
  .openapi('RoadmapSuggestion')

export function registerRoadmapRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Roadmap')
  const one = { params: z.object({ id: idParam }) }

  route('get', '/roadmap', 'roadmap', {
    summary: 'List roadmap items',
    description: 'Needs no session. The caller’s suggestions come last.',
    security: forAnyone,
    responses: { 200: answer('Roadmap items.', z.object({ items: z.array(roadmapItemBody) }).openapi('Roadmap')) },
    handle: async (c) => {
      const viewer = c.get('viewer')
      const items = await c.get('services').roadmap.list(viewer)
      return c.json({ items: items.map((item) => showItem(item, viewer)) }, 200)
    },
  })

  route('post', '/roadmap', 'suggest', {
    summary: 'Suggest a feature',
    description: 'Visible only to its author. At most five a day.',
    request: { body: describeJson(suggestionBody) },
    responses: { 201: describeCreated('The suggestion, with the caller’s vote.', roadmapItemBody) },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const item = await c.get('services').roadmap.suggest(viewer, c.req.valid('json'))
      return c.json(showItem(item, viewer), 201, toLocationHeader(`/roadmap/${item.id}`))
    },
  })

  route('get', '/roadmap/{id}', 'roadmap', {
    summary: 'Get a roadmap item',
    description: 'Needs no session. Suggestions return 404 for others.',
    security: forAnyone,
    request: one,
    responses: { 200: answer('Item.', roadmapItemBody) },
    handle: async (c) => {
      const viewer = c.get('viewer')
      const item = await c.get('services').roadmap.find(viewer, c.req.valid('param'))
      if (!item) throw new NotFoundError('no_such_roadmap_item')
      return c.json(showItem(item, viewer), 200)
    },
  })

  route('put', '/roadmap/{id}/vote', 'vote', {
    summary: 'Vote for a roadmap item',
    description: 'Only for planned items and those in progress. Votes count once.',
    request: one,
    responses: {
      200: answer('Item after the update.', roadmapItemBody),
      409: describeError('`roadmap_item_decided`: the item is done or declined.'),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      return c.json(showItem(await c.get('services').roadmap.vote(viewer, c.req.valid('param')), viewer), 200)
    },
  })

  route('delete', '/roadmap/{id}/vote', 'vote', {
    summary: 'Remove a vote',
    description: 'Requires an account. Succeeds without a vote.',
    request: one,
    responses: { 200: answer('Item after the update.', roadmapItemBody) },
    handle: async (c) => {
      const viewer = requireViewer(c)
      return c.json(showItem(await c.get('services').roadmap.withdrawVote(viewer, c.req.valid('param')), viewer), 200)
    },
  })
}

function showItem(item: ListedItem, viewer: Viewer | null): z.infer<typeof roadmapItemBody> {
  return toBody(roadmapItemBody, { ...item, viewerCanVote: viewer !== null && isOpen(item) })
}
