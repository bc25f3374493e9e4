import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { NotFoundError } from '../../../platform/errors.ts'
import { answer, describeJson, describeError, describeTemporaryError } from '../../../rest/bodies.ts'
import { describeStream, sendEventStream, toBatchesOfOne, streamAnswer } from '../../../rest/eventStream.ts'
import { idParam } from '../../../rest/ids.ts'
import { forAnyone, forGuestsToo } from '../../../rest/middleware/access.ts'
import { createRouteRegistration, requireParticipant, type RestEnv } from '../../../rest/router.ts'
import { showVisitorMessage, visitorMessageBody } from './inboxBodies.ts'
import type { SentVisitorMessage } from './visitorMessages.service.ts'

export function registerVisitorMessageRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')
  const one = { params: z.object({ id: idParam }) }
  const show = (c: Context<RestEnv>, message: SentVisitorMessage) => {
    const { visitorMessages } = c.get('services')
    return showVisitorMessage(message, { secret: visitorMessages.getSecret(message), emailedTo: visitorMessages.getEmailedTo(message) })
  }

  route('post', '/chat/steps/{id}/send-to-owner', 'sendToOwner', {
    security: forGuestsToo,
    summary: 'Send a question or message to the owner of a twin',
    description: 'Without `text`, sends the unanswered question, once. Guests can use it in their conversations.',
    request: {
      ...one,
      body: describeJson(
        z
          .object({
            text: z
              .string()
              .optional()
              .openapi({ minLength: 1, description: 'Message of 1 to 2,000 characters.', example: 'Please call me.' }),
          })
          .openapi('NewVisitorMessage'),
      ),
    },
    responses: {
      200: answer('Question or message that was sent.', visitorMessageBody),
      404: describeError('The answer does not exist, or left no question open.'),
      409: describeError('`twin_closed`: closed to visitors.'),
      429: describeTemporaryError('`too_many_visitor_messages`: the daily limit is reached.'),
    },
    handle: async (c) => {
      const { text = null } = c.req.valid('json')
      const stepId = c.req.valid('param').id
      return c.json(show(c, await c.get('services').visitorMessages.send(requireParticipant(c), { stepId, text })), 200)
    },
  })

  route('get', '/chat/threads/{id}/visitor-messages', 'visits', {
    security: forGuestsToo,
    summary: 'List questions and messages to the owner of a twin',
    description: 'Oldest first, at most 100, with replies.',
    request: one,
    responses: {
      200: answer('Questions and messages.', z.object({ messages: z.array(visitorMessageBody) }).openapi('VisitorMessageList')),
      404: describeError('The conversation does not exist or is not accessible.'),
    },
    handle: async (c) => {
      const { threads, visitorMessages } = c.get('services')
      const { id } = await threads.get(requireParticipant(c), c.req.valid('param'))
      const messages = await visitorMessages.listIn(id)
      return c.json({ messages: messages.map((message) => show(c, message)) }, 200)
    },
  })

  route('get', '/chat/threads/{id}/replies', 'visits', {
    security: forGuestsToo,
    summary: 'Follow the owner’s replies in a conversation',
    description: 'For EventSource. Earlier replies are in GET /chat/threads/{id}/visitor-messages.',
    request: one,
    responses: {
      200: describeStream('Server-sent events without an end. The `data:` of each event is a VisitorMessage as JSON.', 'VisitorMessage'),
      404: describeError('The conversation does not exist or is not accessible.'),
      429: describeTemporaryError('`too_many_streams`: too many open streams.'),
    },
    'x-endless': true,
    handle: async (c) => {
      const { threads, visitorMessages } = c.get('services')
      const participant = requireParticipant(c)
      const { id: threadId } = c.req.valid('param')
      await threads.get(participant, { id: threadId })
      if (c.req.method === 'HEAD') return streamAnswer(c, null)
      const replies = await visitorMessages.followReplies(participant, c.get('client'), { threadId })
      return streamAnswer(
        c,
        sendEventStream(toBatchesOfOne(replies), 'live', async (message) => ({ data: show(c, message) })),
      )
    },
  })

  route('get', '/visitor-messages', 'visits', {
    security: forAnyone,
    summary: 'Read a question or message and its reply by secret',
    description: 'Needs no session. Returns 404 while the owner’s profile is private.',
    request: { query: z.object({ secret: z.string().openapi({ description: 'Secret from the link.', example: 'q0Zb2m…' }) }) },
    responses: {
      200: answer('Question or message.', visitorMessageBody),
      404: describeError('The secret is invalid, or the owner’s profile is private.'),
    },
    handle: async (c) => {
      const message = await c.get('services').visitorMessages.findBySecret(c.req.valid('query'))
      if (!message) throw new NotFoundError('no_such_answer_link')
      return c.json(show(c, message), 200)
    },
  })
}
