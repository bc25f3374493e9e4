import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { filterAgents, defaultAgent, filterThreadTypes } from '../../agents/registry.ts'
import { modelBody, modelChoiceBody } from '../../models/bodies.ts'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { answer, doneBody, describeJson, describeCreated, toLocationHeader, describeError, deletedManyBody } from '../../rest/bodies.ts'
import { createRouteRegistration, requireParticipant, requireViewer, type RestEnv } from '../../rest/router.ts'
import { idParam, referenceId } from '../../rest/ids.ts'
import { nextBody, orderQuery, pageQuery, readOrderedPage, describeMoment } from '../../rest/pages.ts'
import { showThread, threadBody } from './threadBodies.ts'
import { type Thread, threadOrders } from './threads.service.ts'
import { rule } from '../../platform/errorCodes/rule.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { toBody } from '../../platform/text/toBody.ts'

const threadParams = z.object({ id: idParam })
const agentTypes = filterAgents(() => true)
const startBody = z
  .object({
    agent_type: z
      .enum(agentTypes)
      .optional()
      .openapi({ description: 'Agent that answers; defaults to the private assistant.', example: defaultAgent }),
  })
  .openapi('NewThread')
const changeBody = z
  .object({
    name: z
      .string(rule('conversation_name_required'))
      .optional()
      .openapi({ minLength: 1, description: 'Name, 1 to 120 characters.', example: 'The boat' }),
    is_pinned: z.boolean().optional().openapi({ description: 'True to pin, which restores archived ones.', example: true }),
    is_archived: z
      .boolean()
      .optional()
      .openapi({ description: 'True to archive and unpin. The next message restores it.', example: false }),
    project_id: z
      .string()
      .transform(requireUuid)
      .nullish()
      .openapi({
        type: ['string', 'null'],
        format: 'uuid',
        description: 'Project of a conversation with the private assistant; null for none.',
        example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
      }),
  })
  .refine((changes) => Object.keys(changes).length > 0, { path: ['name'], error: rule('conversation_name_required') })
  .openapi('ThreadChange', { minProperties: 1 })
const startedBody = z.object({ thread_id: z.uuid() }).openapi('StartedChat')

const threadTypes = filterThreadTypes(() => true)

/** A single query parameter is a string. */
const types = z
  .union([z.string().transform((one) => [one]), z.array(z.string()).max(20)])
  .pipe(z.array(z.enum(threadTypes, rule('no_such_conversation_type'))))

const flag = z.enum(['true', 'false'], 'Must be true or false')

const threadFilterQuery = {
  q: z.string().optional().openapi({
    description: 'Word beginnings, at least 2 characters.',
    example: 'lighthouse',
  }),
  type: types.optional().openapi({
    type: 'array',
    items: { type: 'string', enum: [...threadTypes] },
    maxItems: 20,
    description: 'Thread types to include, also Profile Pal. Repeatable.',
    example: ['private_chat'],
  }),
  from: describeMoment('Includes conversations last active at or after this time.'),
  to: describeMoment('Includes conversations last active before this time.'),
  project_id: referenceId.optional().openapi({ description: 'Project of the conversations.' }),
  pinned: flag.optional().openapi({ description: 'True for pinned conversations, false for the others.', example: 'true' }),
  archived: flag.default('false').openapi({ description: 'True for archived conversations, false for the others.', example: 'false' }),
  include_profile_pal: flag.default('true').openapi({
    description: 'Whether to include Profile Pal if no types are given.',
    example: 'false',
  }),
}

const idsBody = z
  .object({
    ids: z
      .array(
        z.string(rule('no_conversation_chosen')).transform(requireUuid).openapi({ type: 'string', format: 'uuid' }),
        rule('no_conversation_chosen'),
      )
      .max(100, rule('too_many_conversations', { max: 100 }))
      .openapi({ minItems: 1, description: 'Conversations to delete, 1 to 100.', example: ['018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'] }),
  })
  .openapi('ThreadSelection')

const forGuests = { security: forGuestsToo }

export function registerThreadRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/chat/threads', 'threads', {
    summary: 'List conversations',
    description:
      'By default most recently active first; new messages move a thread to the front. Visitors’ conversations are in GET /twin-conversations.',
    request: { query: z.object({ ...threadFilterQuery, ...orderQuery(threadOrders), ...pageQuery({ most: 1000, usual: 1000 }) }) },
    responses: {
      200: answer('Page of conversations.', z.object({ threads: z.array(threadBody), next: nextBody }).openapi('ThreadPage')),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { answers, threads } = c.get('services')
      const {
        q: query,
        type: types,
        project_id: projectUuid,
        from,
        to,
        pinned,
        archived,
        include_profile_pal,
        ...page
      } = c.req.valid('query')
      const isPinned = pinned && pinned === 'true'
      const filter = { query, types, projectUuid, from, to, isPinned, isArchived: archived === 'true' }
      const filters = { includeProfilePal: include_profile_pal === 'true', filter }
      const { rows, next } = await readOrderedPage(threadOrders, page, (page) => threads.list(viewer, { ...page, ...filters }))
      return c.json({ threads: (await answers.showThreads(rows)).map(showThread), next }, 200)
    },
  })

  route('post', '/chat/threads', 'startThread', {
    summary: 'Start a conversation',
    description: 'Empty conversations are deleted after a day; POST /chat/stream also starts one. Profile Pal’s is returned again.',
    request: { body: { ...describeJson(startBody), required: false } },
    responses: { 201: describeCreated('The new conversation, which has no messages yet.', threadBody) },
    handle: async (c) => {
      const { agent_type: agentType = defaultAgent } = c.req.valid('json')
      const thread = await c.get('services').threads.startThread(requireViewer(c), { agentType, client: c.get('client') })
      return c.json(await show(c, thread), 201, toLocationHeader(`/chat/threads/${thread.id}`))
    },
  })

  route('get', '/chat/threads/{id}', 'threads', {
    ...forGuests,
    summary: 'Get a conversation',
    description: 'Name, counts and previews of a conversation, for its owner or guest.',
    request: { params: threadParams },
    responses: { 200: answer('Requested conversation.', threadBody) },
    handle: async (c) => c.json(await show(c, await c.get('services').threads.get(requireParticipant(c), c.req.valid('param'))), 200),
  })

  route('get', '/chat/threads/{id}/count', 'history', {
    ...forGuests,
    summary: 'Count the steps of a conversation',
    description: 'Counts messages and answers. Available to the owner or guest.',
    request: { params: threadParams },
    responses: { 200: answer('Number of steps.', z.object({ count: z.int() }).openapi('StepCount')) },
    handle: async (c) =>
      c.json({ count: (await c.get('services').threads.get(requireParticipant(c), c.req.valid('param'))).stepCount }, 200),
  })

  route('patch', '/chat/threads/{id}', 'updateThread', {
    ...forGuests,
    summary: 'Change a conversation',
    description:
      'Renames, pins, archives or moves it. A name ends automatic naming. Renaming Profile Pal and guest conversations returns `name_kept`; neither can be pinned or archived.',
    request: { params: threadParams, body: describeJson(changeBody) },
    responses: { 200: answer('Changed conversation.', threadBody) },
    handle: async (c) => {
      const { threads } = c.get('services')
      const { id } = c.req.valid('param')
      const { name, is_pinned: isPinned, is_archived: isArchived, project_id: projectId } = c.req.valid('json')
      const renamed = name === undefined ? null : await threads.rename(requireParticipant(c), { id, name })
      const isNameAlone = renamed && [isPinned, isArchived, projectId].every((value) => value === undefined)
      return c.json(
        await show(c, isNameAlone ? renamed : await threads.update(requireViewer(c), { id, isPinned, isArchived, projectId })),
        200,
      )
    },
  })

  route('get', '/chat/threads/{id}/model', 'model', {
    summary: 'Get the model of a conversation',
    description: 'Model of the next answer, chosen or by default.',
    request: { params: threadParams },
    responses: { 200: answer('Model.', modelBody) },
    handle: async (c) => {
      const { threads, models } = c.get('services')
      const { userId, twinOwnerId, ...choice } = await threads.get(requireViewer(c), c.req.valid('param'))
      return c.json(toBody(modelBody, await models.getModel(twinOwnerId === null ? userId : null, choice)), 200)
    },
  })

  route('put', '/chat/threads/{id}/model', 'saveModel', {
    summary: 'Choose the model of a conversation',
    description: 'Applies from the next answer on. Twins use the server’s model.',
    request: { params: threadParams, body: describeJson(modelChoiceBody) },
    responses: {
      200: answer('Model of the next answer.', modelBody),
      404: describeError('The conversation does not exist, is with a twin, or the caller cannot choose this model.'),
    },
    handle: async (c) => {
      const { threads, models } = c.get('services')
      const input = { id: c.req.valid('param').id, modelId: c.req.valid('json').model_id }
      const { userId, ...choice } = await threads.chooseModel(requireViewer(c), input)
      return c.json(toBody(modelBody, await models.getModel(userId, choice)), 200)
    },
  })

  route('delete', '/chat/threads/{id}', 'deleteThread', {
    ...forGuests,
    summary: 'Delete a conversation',
    description: 'Permanent, with its files. Stops its answer.',
    request: { params: threadParams },
    responses: { 200: answer('The conversation was deleted.', doneBody) },
    handle: async (c) => {
      await c.get('services').threads.remove(requireParticipant(c), { id: c.req.valid('param').id })
      return c.json({ ok: true }, 200)
    },
  })

  route('post', '/chat/threads/{id}/viewed', 'markThreadViewed', {
    ...forGuests,
    summary: 'Mark the answers in a conversation as seen',
    description: 'Sets `viewed_at` of finished answers. Reading the history does not.',
    request: { params: threadParams },
    responses: { 200: answer('Requested conversation.', threadBody) },
    handle: async (c) =>
      c.json(await show(c, await c.get('services').threads.markViewed(requireParticipant(c), { id: c.req.valid('param').id })), 200),
  })

  route('post', '/chat/start', 'startThread', {
    summary: 'Start a conversation with the private assistant',
    description: 'POST /chat/threads without an agent, returning only the ID. Deleted after a day without messages.',
    responses: { 201: describeCreated('The ID of the conversation.', startedBody) },
    handle: async (c) => {
      const { id } = await c.get('services').threads.startThread(requireViewer(c), { agentType: defaultAgent, client: c.get('client') })
      return c.json({ thread_id: id }, 201, toLocationHeader(`/chat/threads/${id}`))
    },
  })

  route('get', '/chat/profile-pal', 'threads', {
    summary: 'Get the conversation with Profile Pal',
    description: 'Caller’s Profile Pal conversation, one per user.',
    responses: { 200: answer('Requested conversation.', threadBody), 404: describeError('The conversation has not been started.') },
    handle: async (c) => {
      const thread = await c.get('services').threads.findProfilePal(requireViewer(c))
      if (!thread) throw new NotFoundError('no_such_conversation')
      return c.json(await show(c, thread), 200)
    },
  })

  route('post', '/chat/profile-pal', 'startThread', {
    summary: 'Open the conversation with Profile Pal',
    description: 'Started if necessary; Profile Pal writes first, in the app language.',
    responses: { 200: answer('ID of the conversation.', startedBody) },
    handle: async (c) =>
      c.json({ thread_id: (await c.get('services').threads.startProfilePal(requireViewer(c), { client: c.get('client') })).id }, 200),
  })

  route('post', '/chat/threads/delete', 'deleteThreads', {
    ...forGuests,
    summary: 'Delete several conversations',
    description: 'Permanent. Deletes all of them or none.',
    request: { body: describeJson(idsBody) },
    responses: {
      200: answer('The conversations were deleted.', deletedManyBody),
      404: describeError('A conversation does not exist. Nothing was deleted.'),
    },
    handle: async (c) => {
      const { ids } = c.req.valid('json')
      await c.get('services').threads.removeAll(requireParticipant(c), { ids })
      return c.json({ ids }, 200)
    },
  })
}

async function show(c: Context<RestEnv>, thread: Thread) {
  return showThread(await c.get('services').answers.showThread(thread))
}
