import { randomUUID } from 'node:crypto'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createBodyMapper } from '../../platform/text/bodyMapper.ts'
import { toBody as toModelBody } from '../../platform/text/toBody.ts'
import { answer, describeJson, describeError, describeTemporaryError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { modelBody } from '../../models/bodies.ts'
import { clientId, comparedModelId, sentText } from '../runs/runs.rest.ts'
import { newReferencesBody, referenceBody } from '../references/referenceBodies.ts'
import { readReferences } from '../references/references.ts'
import type { QueuedMessage } from './queue.service.ts'
import type { Thread } from '../threads/threads.service.ts'

const queuedMessageBody = z
  .object({
    id: z.uuid(),
    thread_id: z.uuid(),
    text: z.string().openapi({ description: 'Text of the message.' }),
    element_ids: z.array(z.uuid()).openapi({ description: 'IDs of uploaded attachments.' }),
    references: z.array(referenceBody).openapi({ description: 'Content added as context.' }),
    compared_model: z.union([modelBody, z.null()]).openapi({ description: 'Model of a second answer; null if none.' }),
    created_at: z.iso.datetime(),
  })
  .openapi('QueuedMessage')

const queueBody = z
  .object({ queued_messages: z.array(queuedMessageBody).openapi({ description: 'Queued messages in order, at most 20.' }) })
  .openapi('Queue')

const newQueuedMessageBody = z
  .object({
    input: sentText,
    client_id: clientId,
    element_ids: z.array(z.uuid()).max(20).optional().openapi({ description: 'IDs of uploaded attachments.', example: [] }),
    references: newReferencesBody,
    compared_model_id: comparedModelId,
  })
  .openapi('NewQueuedMessage')

const request = { params: z.object({ id: idParam }) }
const noSuchMessage = { 404: describeError('The message was sent or withdrawn, or belongs to another user.') }

export function registerQueueRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/chat/threads/{id}/queue', 'history', {
    summary: 'List queued messages',
    description: 'After a stopped or failed answer, queued messages wait.',
    request,
    responses: { 200: answer('Queued messages.', queueBody) },
    handle: async (c) => c.json(await show(c, await c.get('services').queue.getThread(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('post', '/chat/threads/{id}/queue', 'stream', {
    summary: 'Queue a message',
    description: 'Sent when the answer in progress is complete, or immediately if there is none. Not to twins.',
    request: { ...request, body: describeJson(newQueuedMessageBody) },
    responses: {
      200: answer('Queued messages.', queueBody),
      409: describeError('`queue_full`: 20 messages are queued. `client_message_id_reused`: the `client_id` belongs to another message.'),
    },
    handle: async (c) => {
      const { input: text, client_id, element_ids: elementIds, references, compared_model_id } = c.req.valid('json')
      const message = { text, clientMessageId: client_id ?? randomUUID(), elementIds, references, comparedModelId: compared_model_id }
      const input = { threadId: c.req.valid('param').id, ...message }
      return c.json(await show(c, await c.get('services').queue.queue(requireViewer(c), input)), 200)
    },
  })

  route('patch', '/chat/queue/{id}', 'stream', {
    summary: 'Edit a queued message',
    description: 'Replaces the text of the message. It keeps its place.',
    request: { ...request, body: describeJson(z.object({ input: sentText }).openapi('QueuedMessageText')) },
    responses: { 200: answer('Queued messages.', queueBody), ...noSuchMessage },
    handle: async (c) => {
      const input = { id: c.req.valid('param').id, text: c.req.valid('json').input }
      return c.json(await show(c, await c.get('services').queue.edit(requireViewer(c), input)), 200)
    },
  })

  route('delete', '/chat/queue/{id}', 'stream', {
    summary: 'Withdraw a queued message',
    description: 'The message is not sent. Its attachments stay unsent.',
    request,
    responses: { 200: answer('Queued messages.', queueBody), ...noSuchMessage },
    handle: async (c) => c.json(await show(c, await c.get('services').queue.withdraw(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('post', '/chat/queue/{id}/send', 'stream', {
    summary: 'Send a queued message now',
    description: 'Stops the answer in progress, keeping its text, and sends the message.',
    request,
    responses: {
      200: answer('Queued messages.', queueBody),
      ...noSuchMessage,
      429: describeTemporaryError('`too_many_runs`: too many answers in progress.'),
    },
    handle: async (c) => c.json(await show(c, await c.get('services').queue.sendNow(requireViewer(c), c.req.valid('param'))), 200),
  })
}

const toBody = createBodyMapper(queuedMessageBody)

async function show(c: Context<RestEnv>, thread: Thread): Promise<z.infer<typeof queueBody>> {
  const { models, queue } = c.get('services')
  const showMessage = async (message: QueuedMessage) => {
    const model = await models.find(message.userId, message.comparedModelId)
    return toBody({ ...message, references: readReferences(message), comparedModel: model && toModelBody(modelBody, model) })
  }
  return { queued_messages: await Promise.all((await queue.list(thread)).map(showMessage)) }
}
