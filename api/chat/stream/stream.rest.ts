import { randomUUID } from 'node:crypto'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { cleanInput } from '../../platform/text/cleanInput.ts'
import { AppError, InputError } from '../../platform/errors.ts'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { describeJson, describeError, describeTemporaryError } from '../../rest/bodies.ts'
import { sendEventStream, resumed, streamAnswer, describeStream } from '../../rest/eventStream.ts'
import { streamMethods } from '../../rest/middleware/methods.ts'
import { referenceId } from '../../rest/ids.ts'
import { createRouteRegistration, requireParticipant, type RestEnv } from '../../rest/router.ts'
import { newReferencesBody } from '../references/referenceBodies.ts'
import type { Reference } from '../references/references.ts'
import { clientId, comparedModelId, modelId, sentText } from '../runs/runs.rest.ts'
import { formatCursor, type ReadEvent } from '../engine/events/events.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { sentElements } from '../validation.ts'
import { toInputError } from '../../platform/text/parseInput.ts'
import type { ShownStep } from '../steps/steps.service.ts'
import { type ChatEventType, chatEvents, getEventEntry } from '../engine/events/chatEvents.ts'

const types = Object.keys(chatEvents) as [ChatEventType, ...ChatEventType[]]

const [first, ...others] = types.map((type) => {
  const { typename, description, sent } = getEventEntry(type)
  return z.object({ type: z.literal(type), ...(sent && { [type]: sent.body }) }).openapi(`${typename}Event`, { description })
}) as [z.ZodObject<{ type: z.ZodLiteral<ChatEventType> }>, ...z.ZodObject<{ type: z.ZodLiteral<ChatEventType> }>[]]

const sentEventBody = z.discriminatedUnion('type', [first, ...others]).openapi('ChatStreamEvent', {
  description: 'Stream event; `type` names the field with its data. Ignore unknown types.',
})

const streamed = {
  200: describeStream(
    'Server-sent events until the answer is done. The `data:` of each event is a ChatStreamEvent as JSON; its `id:` is a cursor for `Last-Event-ID`. After a cursor of an earlier answer, a snapshot of the newest answer follows.',
    'ChatStreamEvent',
  ),
  204: { description: 'Nothing to follow, or everything has been read.' },
  404: describeError('The conversation does not exist or is not accessible.'),
  409: describeError(
    '`already_sending`: another answer is in progress. `client_message_id_reused`: the `client_id` belongs to another message.',
  ),
  429: describeTemporaryError('`too_many_streams`: too many open streams. `too_many_runs`: too many answers in progress.'),
}

interface StreamRequest {
  readonly input: string | undefined
  readonly threadId: string | undefined
  readonly clientId: string | undefined
  readonly elementIds: readonly string[]
  readonly references?: readonly Reference[]
  readonly modelId?: string | null
  readonly comparedModelId?: string | null
  readonly projectId?: string | null
  readonly isTemporary?: boolean
}

const forGuests = { security: forGuestsToo }

export function registerStreamRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  app.openAPIRegistry.register('ChatStreamEvent', sentEventBody)

  route('get', '/chat/stream', 'stream', {
    ...forGuests,
    summary: 'Send a message and follow its answer',
    description:
      'For EventSource. Last-Event-ID only resumes, without `thread_id`. Cookies require `Accept: text/event-stream`. The first `id:` line confirms that the message is stored; until then, `client_id` prevents duplicates.',
    request: {
      headers: resumed,
      query: z.object({
        input: z
          .string()
          .optional()
          .openapi({ description: 'Message text, empty for uploads alone; if omitted, follows the newest answer.', example: 'Hello' }),
        thread_id: referenceId.optional().openapi({ description: 'Conversation; if omitted, starts a new one.' }),
        elements: z.string().optional().openapi({
          description: 'JSON array of uploads with their `id`.',
          example: '[{"id":"018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47"}]',
        }),
        client_id: clientId,
      }),
    },
    responses: {
      ...streamed,
      // HEAD is refused.
      405: { $ref: '#/components/responses/405' },
      406: describeError('The caller does not accept text/event-stream, or it is a navigation or prefetch.'),
    },
    handle: async (c) => {
      requireEventSource(c)
      const { input, thread_id, elements: list, client_id } = c.req.valid('query')
      return stream(c, { input, threadId: thread_id, clientId: client_id, elementIds: parseElementIds(list) })
    },
  })

  route('post', '/chat/stream', 'stream', {
    ...forGuests,
    summary: 'Send a long message and follow its answer',
    description:
      'Streams server-sent events. The first `id:` line confirms that the message is stored; to resume, repeat the request with Last-Event-ID. Counts toward the daily limit.',
    request: {
      headers: resumed,
      body: describeJson(
        z
          .object({
            input: sentText
              .optional()
              .openapi({ description: 'Message text, empty for uploads alone; if omitted, follows the newest answer.' }),
            thread_id: referenceId
              .nullish()
              .openapi({ type: ['string', 'null'], description: 'Conversation; if omitted, starts a new one.' }),
            elements: sentElements.optional().meta({
              description: 'Uploads, each with its `id`.',
              example: [{ id: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47' }],
            }),
            references: newReferencesBody,
            client_id: clientId,
            model_id: modelId,
            compared_model_id: comparedModelId,
            project_id: referenceId.nullish().openapi({ type: ['string', 'null'], description: 'Project of a new conversation.' }),
            is_temporary: z
              .boolean()
              .optional()
              .openapi({ description: 'Whether a new conversation is temporary; see `is_temporary` of Thread.', example: true }),
          })
          .openapi('StreamRequest'),
      ),
    },
    responses: streamed,
    handle: async (c) => {
      const { input, thread_id, elements: list = [], references, client_id, ...chosen } = c.req.valid('json')
      return stream(c, {
        input,
        threadId: thread_id ?? undefined,
        clientId: client_id,
        elementIds: list.map(({ id }) => id),
        references,
        modelId: chosen.model_id,
        comparedModelId: chosen.compared_model_id,
        projectId: chosen.project_id,
        isTemporary: chosen.is_temporary,
      })
    },
  })
}

async function stream(c: Context<RestEnv>, { input, threadId, clientId, elementIds, ...chosen }: StreamRequest): Promise<Response> {
  const participant = requireParticipant(c)
  const client = c.get('client')
  const { openStreams, runs, runReader, steps } = c.get('services')
  openStreams.take(participant, client.response)
  const lastEventId = c.req.header('last-event-id')
  const show = (batches: Awaited<ReturnType<typeof runReader.read>>, firstId: string) =>
    batches
      ? streamAnswer(
          c,
          sendEventStream(batches, firstId, (event) =>
            toSentEvent(event, (read) => runReader.loadFor(participant, read, {}, () => steps.get(participant, { id: read.stepId }))),
          ),
        )
      : c.body(null, 204)

  if (input !== undefined && lastEventId === undefined) {
    const message = {
      threadId: threadId ? requireUuid(threadId) : null,
      text: input,
      clientMessageId: clientId ?? randomUUID(),
      elementIds,
      ...chosen,
    }
    const sent = await runs.send(participant, message)
    return show(await runReader.readSent({ participant, client }, sent), formatCursor(sent.run.id, 1, 0))
  }
  const thread = threadId ? requireUuid(threadId) : await runReader.findThread(participant, lastEventId ?? '')
  if (!thread) throw new InputError('thread_id_required', { field: 'thread_id' })
  return show(await runReader.read({ participant, client }, { threadId: thread, after: lastEventId ?? null }), lastEventId ?? startCursor)
}

const startCursor = '0:0'

/** CSRF protection: this GET writes, and browsers send cookies with links and images. Bearer tokens can't be forged. */
function requireEventSource(c: Context<RestEnv>): void {
  const { method, headers } = c.req.raw
  // HEAD would be handled like GET.
  if (method === 'HEAD') {
    c.header('allow', [...streamMethods, 'OPTIONS'].join(', '))
    throw new AppError('stream_method_not_allowed')
  }
  const isNavigation = headers.get('sec-fetch-mode') === 'navigate' || (headers.get('sec-fetch-dest') ?? 'empty') !== 'empty'
  const hasToken = /^bearer /i.test(headers.get('authorization') ?? '')
  const accepted = hasToken ? /text\/event-stream|text\/\*|\*\/\*/ : /text\/event-stream/
  const isStream = accepted.test(headers.get('accept') ?? '*/*')
  const isPrefetch = ['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.get(name)?.includes('prefetch'))
  if (!isStream || isNavigation || isPrefetch) throw new AppError('not_acceptable', { params: { types: 'text/event-stream' } })
}

async function toSentEvent(read: ReadEvent, loadStep: (event: ReadEvent) => Promise<ShownStep>) {
  const { type } = read.event
  const { sent } = getEventEntry(type)
  return { cursor: read.cursor, data: sent ? { type, [type]: await sent.show(read, () => loadStep(read)) } : { type } }
}

function parseElementIds(list: string | undefined): string[] {
  if (!list) return []
  const parsed = sentElements.safeParse(parseJson(list))
  if (!parsed.success) throw toInputError(parsed.error.issues, 'elements')
  return parsed.data.map(({ id }) => id)
}

function parseJson(text: string): unknown {
  try {
    return cleanInput(JSON.parse(text))
  } catch {
    return null
  }
}
