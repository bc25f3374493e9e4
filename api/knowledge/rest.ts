import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { NotFoundError } from '../platform/errors.ts'
import { answer, deletedBody, describeError, describeJson, describeCreated, toLocationHeader } from '../rest/bodies.ts'
import { idParam } from '../rest/ids.ts'
import { createLimitQuery, describeMoment, nextBody, orderQuery, pageQuery, readOrderedPage } from '../rest/pages.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { itemOrders } from './knowledge.service.ts'
import { registerDocumentRoutes } from './documents/documents.rest.ts'
import { registerWebPageRoutes } from './documents/pages/webPages.rest.ts'
import {
  itemBody,
  itemChangeBody,
  kindBody,
  listedItemBody,
  matchBody,
  newItemBody,
  showItem,
  showListedItem,
  showMatch,
} from './itemBodies.ts'
import { registerStoryImportRoute } from './storyImport.rest.ts'
import { rule } from '../platform/errorCodes/rule.ts'

const versionedChangeBody = itemChangeBody
  .extend({ unchanged_since: describeMoment('`updated_at` of the edited version; fails if the item changed later.') })
  .openapi('KnowledgeItemChange')

export function registerKnowledgeRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Knowledge')
  const one = { params: z.object({ id: idParam }) }
  registerDocumentRoutes(app)
  registerWebPageRoutes(app)
  registerStoryImportRoute(app)

  route('get', '/knowledge/items', 'knowledge', {
    summary: 'List notes, stories and documents',
    description: 'Latest changes first by default. Search with GET /knowledge/search.',
    request: {
      query: z.object({
        kind: kindBody.optional().openapi({ description: 'Kind of items; defaults to all.', example: 'story' }),
        updated_since: describeMoment('Only items changed at this time or later; all if omitted.'),
        ...orderQuery(itemOrders),
        ...pageQuery(),
      }),
    },
    responses: {
      200: answer(
        'Page of items without their whole texts.',
        z.object({ items: z.array(listedItemBody), next: nextBody }).openapi('KnowledgeItemPage'),
      ),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { knowledge } = c.get('services')
      const { kind, updated_since: updatedSince, ...query } = c.req.valid('query')
      const kinds = kind ? [kind] : [...kindBody.options]
      const { rows, next } = await readOrderedPage(itemOrders, query, (page) => knowledge.list(viewer, { ...page, kinds, updatedSince }))
      return c.json({ items: rows.map(showListedItem), next }, 200)
    },
  })

  route('get', '/knowledge/search', 'search', {
    summary: 'Search notes, stories and documents',
    description: 'Items with all words or similar ones in title or text.',
    request: {
      query: z.object({
        q: z.string(rule('query_required')).openapi({
          description: 'Words, which match by prefix, at most 400 characters.',
          example: 'lighthouse keys',
        }),
        limit: createLimitQuery({ most: 50, usual: 10 }),
      }),
    },
    responses: { 200: answer('Results, best match first.', z.object({ results: z.array(matchBody) }).openapi('KnowledgeMatchList')) },
    handle: async (c) => {
      const { q, limit } = c.req.valid('query')
      const results = await c.get('services').knowledge.search(requireViewer(c), { query: q, limit })
      return c.json({ results: results.map(showMatch) }, 200)
    },
  })

  route('post', '/knowledge/items', 'saveItem', {
    summary: 'Create a note or story',
    description: 'Private by default and immediately searchable.',
    request: { body: describeJson(newItemBody) },
    responses: {
      201: describeCreated(
        'The item.',
        itemBody
          .extend({
            answered_question: z.string().nullable().openapi({ description: 'Key of the closed twin question; null if none.' }),
          })
          .openapi('CreatedKnowledgeItem'),
      ),
    },
    handle: async (c) => {
      const { is_public, answers_question, ...input } = c.req.valid('json')
      const { item, answered } = await c
        .get('services')
        .knowledge.create(requireViewer(c), { ...input, isPublic: is_public, answers: answers_question })
      return c.json({ ...showItem(item), answered_question: answered }, 201, toLocationHeader(`/knowledge/items/${item.id}`))
    },
  })

  route('get', '/knowledge/items/{id}', 'knowledge', {
    summary: 'Get a note, story or document',
    description: 'For the owner only. Documents have only the beginning of their text, once read.',
    request: one,
    responses: { 200: answer('Item with its text.', itemBody) },
    handle: async (c) => {
      const item = await c.get('services').knowledge.find(requireViewer(c), c.req.valid('param'))
      if (!item) throw new NotFoundError('no_such_item')
      return c.json(showItem(item), 200)
    },
  })

  route('patch', '/knowledge/items/{id}', 'saveItem', {
    summary: 'Change a note, story or document',
    description: 'Omitted fields stay unchanged. Documents change only title and visibility.',
    request: { ...one, body: describeJson(versionedChangeBody) },
    responses: {
      200: answer('Item after the update.', itemBody),
      409: describeError('`item_changed`: the item changed after `unchanged_since`.'),
    },
    handle: async (c) => {
      const { is_public, unchanged_since: unchangedSince, ...change } = c.req.valid('json')
      const input = { ...c.req.valid('param'), ...change, isPublic: is_public, unchangedSince }
      return c.json(showItem(await c.get('services').knowledge.update(requireViewer(c), input)), 200)
    },
  })

  route('delete', '/knowledge/items/{id}', 'deleteItem', {
    summary: 'Delete a note, story or document',
    description: 'Permanent. Includes the document’s file and profile proposals.',
    request: one,
    responses: { 200: answer('The item is deleted.', deletedBody) },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').knowledge.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })
}
