import { randomUUID } from 'node:crypto'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { NotFoundError } from '../../platform/errors.ts'
import { answer, deletedBody, describeJson, describeError, describeTemporaryError } from '../../rest/bodies.ts'
import { describeStream, sendEventStream, toBatchesOfOne, streamAnswer } from '../../rest/eventStream.ts'
import { idParam } from '../../rest/ids.ts'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { createRouteRegistration, requireParticipant, requireViewer, type RestEnv } from '../../rest/router.ts'
import { showVisit, visitBody } from '../visits/visitBodies.ts'

const changeBody = z
  .object({
    thread_id: z.uuid(),
    is_taken_over: z.boolean().openapi({ description: 'Whether the owner has taken over.', example: true }),
    is_blocked: z.boolean().openapi({ description: 'Whether the owner has blocked the visitor.', example: false }),
    decided_step_id: z
      .uuid()
      .nullable()
      .openapi({ description: 'Answer that the owner approved or rejected, for GET /chat/steps/{id}; null otherwise.' }),
    changed_step_ids: z.array(z.uuid()).openapi({
      description: 'Answers whose sources were withdrawn or shared again, for the visitor and GET /chat/steps/{id}.',
    }),
  })
  .openapi('TwinConversationChange')

export function registerTakeoverRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')
  const one = { params: z.object({ id: idParam }) }
  const missing = { 404: describeError('The conversation does not exist or is not accessible.') }
  const show = async (c: Context<RestEnv>, id: string) => {
    const visit = await c.get('services').twinVisits.find(requireViewer(c), { id })
    if (!visit) throw new NotFoundError('no_such_conversation')
    return showVisit(visit)
  }

  route('patch', '/twin-conversations/{id}', 'takeover', {
    summary: 'Change a conversation with the caller’s twin',
    description: 'Takes it over, hands it back, stops the answer or blocks the visitor. The twin does not answer while taken over.',
    request: {
      ...one,
      body: describeJson(
        z
          .object({
            is_taken_over: z.boolean().optional().openapi({ description: 'True to take over, false to hand back.', example: true }),
            is_blocked: z.boolean().optional().openapi({ description: 'True to refuse further messages.', example: false }),
            is_stopped: z.boolean().optional().openapi({ description: 'True to stop the answer being written.', example: false }),
          })
          .openapi('TwinConversationUpdate'),
      ),
    },
    responses: {
      200: answer('Conversation.', visitBody),
      ...missing,
      409: describeError('`talk_not_taken_over`: talks between twins can’t be taken over.'),
    },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      const { is_taken_over: isTakenOver, is_blocked: isBlocked, is_stopped: isStopped } = c.req.valid('json')
      await c.get('services').takeover.update(requireViewer(c), { id, isTakenOver, isBlocked, isStopped })
      return c.json(await show(c, id), 200)
    },
  })

  route('post', '/twin-conversations/{id}/messages', 'takeover', {
    summary: 'Send a message to the visitor in person',
    description: 'Only while the conversation is taken over.',
    request: {
      ...one,
      body: describeJson(
        z
          .object({
            text: z.string().openapi({ minLength: 1, description: 'Text of 1 to 200,000 characters.', example: 'Hello, this is Ada.' }),
            client_id: z.string().optional().openapi({
              minLength: 1,
              description: 'Idempotency key of at most 64 characters.',
              example: 'message-17',
            }),
          })
          .openapi('NewOwnerMessage'),
      ),
    },
    responses: {
      200: answer('Conversation.', visitBody),
      ...missing,
      409: describeError('`not_taken_over`: the twin answers. `client_message_id_reused`: the `client_id` belongs to another message.'),
      429: describeTemporaryError('`too_many_messages`: too many messages at once.'),
    },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      const { text, client_id } = c.req.valid('json')
      await c.get('services').takeover.send(requireViewer(c), { id, text, clientMessageId: client_id ?? randomUUID() })
      return c.json(await show(c, id), 200)
    },
  })

  route('delete', '/twin-conversations/{id}', 'takeover', {
    summary: 'Delete a conversation with the caller’s twin',
    description: 'Permanent. Also deletes it for the visitor.',
    request: one,
    responses: { 200: answer('The conversation was deleted.', deletedBody), ...missing },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').takeover.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })

  route('get', '/chat/threads/{id}/changes', 'visits', {
    security: forGuestsToo,
    summary: 'Follow changes of a conversation with a twin',
    description: 'For EventSource. Reports messages, replies, decisions, takeovers, blocks and the deletion to visitor and owner.',
    request: one,
    responses: {
      200: describeStream(
        'Server-sent events until the conversation is deleted. The `data:` of each event is a TwinConversationChange as JSON.',
        'TwinConversationChange',
      ),
      ...missing,
      429: describeTemporaryError('`too_many_streams`: too many open streams.'),
    },
    'x-endless': true,
    handle: async (c) => {
      const participant = requireParticipant(c)
      const { id: threadId } = c.req.valid('param')
      const changes = await c.get('services').takeover.follow(participant, c.get('client'), { threadId })
      if (c.req.method === 'HEAD') {
        await changes.return?.()
        return streamAnswer(c, null)
      }
      return streamAnswer(
        c,
        sendEventStream(toBatchesOfOne(changes), 'live', async (change) => ({
          data: {
            thread_id: change.threadId,
            is_taken_over: change.isTakenOver,
            is_blocked: change.isBlocked,
            decided_step_id: change.decidedStepId,
            changed_step_ids: [...change.changedStepIds],
          } satisfies z.infer<typeof changeBody>,
        })),
      )
    },
  })
  app.openAPIRegistry.register('TwinConversationChange', changeBody)
}
