import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context as RequestContext } from 'hono'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import type { Thread } from '../threads/threads.service.ts'
import { getCompactionError, getSummary } from './context.service.ts'
import { contextBody, summaryBody } from './contextBodies.ts'

const stateBody = z
  .object({
    context: z.union([contextBody, z.null()]).openapi({ description: 'Use of the window; null with the built-in responder.' }),
    summary: z.union([summaryBody, z.null()]).openapi({ description: 'Summary of the earlier messages; null if none.' }),
    is_compacting: z.boolean().openapi({ description: 'Whether earlier messages are being summarized on request.' }),
    compaction_error: z.string().nullable().openapi({ description: 'Error code of the last requested summary; null if none.' }),
  })
  .openapi('ConversationContextState')

const request = { params: z.object({ id: idParam }) }

export function registerContextRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/chat/threads/{id}/context', 'threads', {
    summary: 'Get the context of a conversation',
    description: 'Use of the context window by the next message. Not for conversations with twins.',
    request,
    responses: { 200: answer('Use of the context window, and the summary.', stateBody) },
    handle: async (c) => c.json(await show(c, await c.get('services').context.getThread(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('post', '/chat/threads/{id}/compact', 'compactThread', {
    summary: 'Summarize earlier messages',
    description: 'Replaces all but the newest messages by a summary for the model. Poll GET /chat/threads/{id}/context for the result.',
    request,
    responses: {
      200: answer('`is_compacting` until it has ended; unchanged if there is nothing to summarize.', stateBody),
      409: describeError('`already_sending`: an answer is in progress. `nothing_to_compact`: the built-in responder answers.'),
    },
    handle: async (c) => c.json(await show(c, await c.get('services').context.compact(requireViewer(c), c.req.valid('param'))), 200),
  })
}

async function show(c: RequestContext<RestEnv>, thread: Thread): Promise<z.infer<typeof stateBody>> {
  const context = await c.get('services').context.measure(thread)
  return {
    context: context && toBody(contextBody, context),
    summary: getSummary(thread),
    is_compacting: thread.compactingSince !== null,
    compaction_error: getCompactionError(thread),
  }
}
