import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { NotFoundError } from '../platform/errors.ts'
import { answer, deletedBody, json, made, madeAt } from '../rest/bodies.ts'
import { existingId } from '../rest/ids.ts'
import { limitOf, momentQuery, nextBody, orderQuery, pageQuery, readOrderedPage } from '../rest/pages.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
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
import { defaultError } from '../rest/errors/errors.ts'
import { rule } from '../platform/errorCodes/rule.ts'

export function registerKnowledgeRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Knowledge']
  const one = { params: z.object({ id: existingId }) }
  registerDocumentRoutes(app)
  registerWebPageRoutes(app)
  registerStoryImportRoute(app)

  app.openapi(
    createRoute({
      method: 'get',
      path: '/knowledge/items',
      middleware: defaultError('knowledge'),
      tags,
      summary: 'Notes, stories and documents, recently changed first by default',
      description:
        'The caller’s own, private and public. In the default order an item moves to the front when it is changed; what was not touched between two pages is listed exactly once. To find one by its words there is GET /knowledge/search.',
      request: {
        query: z.object({
          kind: kindBody.optional().openapi({ description: 'Only these; all kinds when left out.', example: 'story' }),
          updated_since: momentQuery('Only items changed at this time or later; all when left out.'),
          ...orderQuery(itemOrders),
          ...pageQuery(),
        }),
      },
      responses: {
        200: answer(
          'A page, without whole texts.',
          z.object({ items: z.array(listedItemBody), next: nextBody }).openapi('KnowledgeItemPage'),
        ),
      },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const { knowledge } = c.get('services')
      const { kind, updated_since: updatedSince, ...query } = c.req.valid('query')
      const kinds = kind ? [kind] : [...kindBody.options]
      const { rows, next } = await readOrderedPage(itemOrders, query, (page) => knowledge.list(viewer, { ...page, kinds, updatedSince }))
      return c.json({ items: rows.map(showListedItem), next }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/knowledge/search',
      middleware: defaultError('search'),
      tags,
      summary: 'Find notes, stories and documents by their words',
      description: 'Items with all words of the query in title or text, or with words like them.',
      request: {
        query: z.object({
          q: z.string(rule('query_required')).openapi({
            description: 'What was typed, at most 400 characters; beginnings of words are found too.',
            example: 'lighthouse keys',
          }),
          limit: limitOf({ most: 50, usual: 10 }),
        }),
      },
      responses: { 200: answer('The most telling first.', z.object({ results: z.array(matchBody) }).openapi('KnowledgeMatchList')) },
    }),
    async (c) => {
      const { q, limit } = c.req.valid('query')
      const results = await c.get('services').knowledge.search(requireViewer(c), { query: q, limit })
      return c.json({ results: results.map(showMatch) }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/knowledge/items',
      middleware: defaultError('saveItem'),
      tags,
      summary: 'Keep a note or a story',
      description: 'It is private unless told otherwise, and found by searches at once.',
      request: { body: json(newItemBody) },
      responses: {
        201: made(
          'The item.',
          itemBody
            .extend({
              answered_question: z
                .string()
                .nullable()
                .openapi({ description: 'The key of the question that it closed; null when it closed none.' }),
            })
            .openapi('CreatedKnowledgeItem'),
        ),
      },
    }),
    async (c) => {
      const { is_public, answers_question, ...input } = c.req.valid('json')
      const { item, answered } = await c
        .get('services')
        .knowledge.create(requireViewer(c), { ...input, isPublic: is_public, answers: answers_question })
      return c.json({ ...showItem(item), answered_question: answered }, 201, madeAt(`/knowledge/items/${item.id}`))
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/knowledge/items/{id}',
      middleware: defaultError('knowledge'),
      tags,
      summary: 'Read a note, story or document',
      description: 'For its owner alone. Of a document it has only how the text begins, and nothing until its file has been read.',
      request: one,
      responses: { 200: answer('The item with its text.', itemBody) },
    }),
    async (c) => {
      const item = await c.get('services').knowledge.find(requireViewer(c), c.req.valid('param'))
      if (!item) throw new NotFoundError('no_such_item')
      return c.json(showItem(item), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'patch',
      path: '/knowledge/items/{id}',
      middleware: defaultError('saveItem'),
      tags,
      summary: 'Change a text, or who may know it',
      description: 'What is left out stays as it is. Of a document the title can change and who may know it; its text comes from its file.',
      request: { ...one, body: json(itemChangeBody) },
      responses: { 200: answer('The item as it is now.', itemBody) },
    }),
    async (c) => {
      const { is_public, ...change } = c.req.valid('json')
      const input = { ...c.req.valid('param'), ...change, isPublic: is_public }
      return c.json(showItem(await c.get('services').knowledge.update(requireViewer(c), input)), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/knowledge/items/{id}',
      middleware: defaultError('deleteItem'),
      tags,
      summary: 'Delete a note, story or document for good',
      description: 'A document goes with its file, and what an item proposed for the profile goes with it.',
      request: one,
      responses: { 200: answer('It is gone.', deletedBody) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').knowledge.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  )
}
