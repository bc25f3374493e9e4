import { randomUUID } from 'node:crypto'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { answer, json, refusal, temporaryRefusal } from '../../rest/bodies.ts'
import { requireParticipant, type RestEnv } from '../../rest/router.ts'
import { existingId } from '../../rest/ids.ts'
import type { Run } from './runs.service.ts'
import { defaultError } from '../../rest/errors/errors.ts'
import { rule } from '../../platform/errorCodes/rule.ts'

export const runBody = z
  .object({
    id: z.uuid(),
    thread_id: z.uuid(),
    user_step_id: z.uuid(),
    assistant_step_id: z.uuid(),
    status: z.enum(['queued', 'running', 'completed', 'stopped', 'failed', 'interrupted']),
    attempt: z.int(),
    error: z.object({ message: z.string(), code: z.string().nullable() }).nullable(),
    created_at: z.iso.datetime(),
  })
  .openapi('Run')

export const clientId = z.string().optional().openapi({
  minLength: 1,
  description: 'Made by the client, at most 64 characters; the same one again answers with the same run.',
  example: 'message-17',
})

export const messageText = z
  .string(rule('message_required'))
  .openapi({ minLength: 1, description: 'At most 200,000 characters, not only blanks.', example: 'Where is the boat?' })

export const newMessageBody = z.object({ input: messageText, client_id: clientId }).openapi('NewMessage')

const replacedBody = z.object({ run: runBody, deleted_step_ids: z.array(z.uuid()) }).openapi('ReplacedAnswer')

const replacementRefusals = {
  409: refusal(
    '`already_sending`: another message of the conversation is still being answered. `not_last_answer` or `not_last_message`: newer messages follow. `client_message_id_reused`: the `client_id` belongs to another message.',
  ),
  429: temporaryRefusal('`too_many_runs`: the caller has the maximum number of answers in progress.'),
}

export function registerRunRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Chat']

  app.openapi(
    createRoute({
      method: 'get',
      path: '/chat/runs/{id}',
      middleware: defaultError('history'),
      tags,
      summary: 'Get a run',
      description: 'The status of an answer, and the ids of its conversation and messages. The webhook events about answers name the run.',
      security: forGuestsToo,
      request: { params: z.object({ id: existingId }) },
      responses: { 200: answer('The run.', runBody), 404: refusal('The caller has no such run.') },
    }),
    async (c) => c.json(showRun(await c.get('services').runs.get(requireParticipant(c), c.req.valid('param'))), 200),
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/chat/runs/{id}/stop',
      middleware: defaultError('stopRun'),
      tags,
      summary: 'Stop an answer; what was written stays',
      description:
        'For the owner of the conversation, or the guest who asked. Streams that follow the answer get its end. An answer that has ended already stays as it is, so the call can be repeated.',
      security: forGuestsToo,
      request: { params: z.object({ id: existingId }) },
      responses: { 200: answer('The run; it ends within moments.', runBody) },
    }),
    async (c) => c.json(showRun(await c.get('services').runs.stop(requireParticipant(c), { runId: c.req.valid('param').id })), 200),
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/chat/runs/{id}/retry',
      middleware: defaultError('stream'),
      tags,
      summary: 'Write the last answer of a conversation anew',
      description:
        'Only of the last answer of its conversation, whether it failed or not; the one before is deleted. Refused once the messages of the day are used up. With the `client_id` of an earlier call it answers with that call’s run.',
      security: forGuestsToo,
      request: {
        params: z.object({ id: existingId }),
        body: { ...json(z.object({ client_id: clientId }).openapi('Retry')), required: false },
      },
      responses: { 200: answer('The new run, to be followed with GET /chat/stream.', replacedBody), ...replacementRefusals },
    }),
    async (c) => {
      const input = { runId: c.req.valid('param').id, clientMessageId: c.req.valid('json').client_id ?? randomUUID() }
      const { run, deletedStepIds } = await c.get('services').runs.retry(requireParticipant(c), input)
      return c.json({ run: showRun(run), deleted_step_ids: deletedStepIds }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/chat/steps/{id}/resend',
      middleware: defaultError('stream'),
      tags,
      summary: 'Replace the last message of a conversation, and with it the answer',
      description:
        'Only of the last message that the caller wrote there. It and its answer are deleted; attached files stay with the new one. Refused once the messages of the day are used up. With the `client_id` of an earlier call it answers with that call’s run.',
      security: forGuestsToo,
      request: {
        params: z.object({ id: existingId }),
        body: json(newMessageBody),
      },
      responses: { 200: answer('The new run, to be followed with GET /chat/stream.', replacedBody), ...replacementRefusals },
    }),
    async (c) => {
      const { input: text, client_id } = c.req.valid('json')
      const input = { stepId: c.req.valid('param').id, text, clientMessageId: client_id ?? randomUUID() }
      const { run, deletedStepIds } = await c.get('services').runs.editAndResend(requireParticipant(c), input)
      return c.json({ run: showRun(run), deleted_step_ids: deletedStepIds }, 200)
    },
  )
}

export function showRun(run: Run): z.infer<typeof runBody> {
  return {
    id: run.id,
    thread_id: run.threadId,
    user_step_id: run.userStepId,
    assistant_step_id: run.assistantStepId,
    status: run.status,
    attempt: run.attempt,
    error: run.errorMessage === null ? null : { message: run.errorMessage, code: run.errorCode },
    created_at: run.createdAt.toISOString(),
  }
}
