import { randomUUID } from 'node:crypto'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { answer, describeJson, describeError, describeTemporaryError } from '../../rest/bodies.ts'
import { createRouteRegistration, requireParticipant, type RestEnv } from '../../rest/router.ts'
import { idParam } from '../../rest/ids.ts'
import type { Run } from './runs.service.ts'
import { createBodyMapper } from '../../platform/text/bodyMapper.ts'
import { chosenModelId } from '../../models/bodies.ts'
import { rule } from '../../platform/errorCodes/rule.ts'
import { sentTextDescription } from '../validation.ts'

export const runBody = z
  .object({
    id: z.uuid(),
    thread_id: z.uuid(),
    user_step_id: z.uuid(),
    assistant_step_id: z.uuid(),
    client_id: z.string().openapi({ description: 'Idempotency key of the request that started the run.' }),
    status: z.enum(['queued', 'running', 'completed', 'stopped', 'failed', 'interrupted']),
    attempt: z.int(),
    error: z.object({ message: z.string(), code: z.string().nullable() }).nullable(),
    created_at: z.iso.datetime(),
  })
  .openapi('Run')

export const clientId = z.string().optional().openapi({
  minLength: 1,
  description: 'Idempotency key of at most 64 characters.',
  example: 'message-17',
})

export const modelId = chosenModelId.optional().openapi({
  type: ['string', 'null'],
  format: 'uuid',
  description: 'Model of this and later answers, from GET /models; null keeps the current one.',
  example: null,
})

export const comparedModelId = chosenModelId.optional().openapi({
  type: ['string', 'null'],
  format: 'uuid',
  description:
    'Model of a second answer, written after the first; see GET /chat/threads/{id}/comparison. Not allowed in messages to twins.',
  example: null,
})

const isCompared = z.boolean().optional().openapi({
  description:
    'Whether the previous answer, the last one, stays beside the new one until one is kept; see GET /chat/threads/{id}/comparison. Not allowed in conversations with twins.',
  example: false,
})

const messageText = z
  .string(rule('message_required'))
  .openapi({ minLength: 1, description: 'Text, 1 to 200,000 characters.', example: 'Where is the boat?' })

export const sentText = z.string(rule('message_required')).openapi({ description: sentTextDescription, example: 'Where is the boat?' })

export const newMessageBody = z.object({ input: messageText, client_id: clientId }).openapi('NewMessage')

const replacedBody = z
  .object({ run: runBody, deleted_step_ids: z.array(z.uuid()).openapi({ description: 'IDs of the steps that are no longer shown.' }) })
  .openapi('ReplacedAnswer')

const replacementRefusals = {
  409: describeError(
    '`already_sending`: another answer is in progress. `not_last_answer`, `not_last_message`: newer messages follow. `client_message_id_reused`: the `client_id` belongs to another message.',
  ),
  429: describeTemporaryError('`too_many_runs`: too many answers in progress.'),
}

const forGuests = { security: forGuestsToo }

export function registerRunRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/chat/runs/{id}', 'history', {
    ...forGuests,
    summary: 'Get a run',
    description: 'Status of an answer, with the IDs of conversation and messages.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('Requested run.', runBody), 404: describeError('The run does not exist or belongs to another user.') },
    handle: async (c) => c.json(showRun(await c.get('services').runs.get(requireParticipant(c), c.req.valid('param'))), 200),
  })

  route('post', '/chat/runs/{id}/stop', 'stopRun', {
    ...forGuests,
    summary: 'Stop an answer',
    description: 'Keeps the text and ends streams. No effect once ended. Available to the owner or guest.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('Run, which ends shortly.', runBody) },
    handle: async (c) => c.json(showRun(await c.get('services').runs.stop(requireParticipant(c), { runId: c.req.valid('param').id })), 200),
  })

  route('post', '/chat/runs/{id}/retry', 'stream', {
    ...forGuests,
    summary: 'Regenerate an answer',
    description:
      'The previous answer and what followed stay as a version, except with twins, where only the last answer can be replaced. Counts toward the daily limit.',
    request: {
      params: z.object({ id: idParam }),
      body: {
        ...describeJson(z.object({ client_id: clientId, model_id: modelId, is_compared: isCompared }).openapi('Retry')),
        required: false,
      },
    },
    responses: { 200: answer('New run, for GET /chat/stream.', replacedBody), ...replacementRefusals },
    handle: async (c) => {
      const { client_id, model_id, is_compared } = c.req.valid('json')
      const clientMessageId = client_id ?? randomUUID()
      const input = { runId: c.req.valid('param').id, clientMessageId, modelId: model_id, isCompared: is_compared }
      const { run, deletedStepIds } = await c.get('services').runs.retry(requireParticipant(c), input)
      return c.json({ run: showRun(run), deleted_step_ids: deletedStepIds }, 200)
    },
  })

  route('post', '/chat/steps/{id}/continue', 'stream', {
    summary: 'Continue an answer',
    description:
      'Continues an incomplete answer where it ended: stopped, interrupted, or failed after its first words. The run gets a new ID. Counts toward the daily limit.',
    request: { params: z.object({ id: idParam }) },
    responses: {
      200: answer('Run, for GET /chat/stream.', runBody),
      409: describeError(
        '`already_sending`: another answer is in progress. `answer_not_continuable`: the answer has ended or is not the last.',
      ),
      429: describeTemporaryError('`too_many_runs`: too many answers in progress.'),
    },
    handle: async (c) => {
      const { run } = await c.get('services').continuation.continue(requireParticipant(c), { stepId: c.req.valid('param').id })
      return c.json(showRun(run), 200)
    },
  })

  route('post', '/chat/steps/{id}/resend', 'stream', {
    ...forGuests,
    summary: 'Edit a message and send it again',
    description:
      'The previous message and what followed stay as a version, except with twins, where only the last message can be replaced. Attachments stay. Counts toward the daily limit.',
    request: {
      params: z.object({ id: idParam }),
      body: describeJson(newMessageBody),
    },
    responses: { 200: answer('New run, for GET /chat/stream.', replacedBody), ...replacementRefusals },
    handle: async (c) => {
      const { input: text, client_id } = c.req.valid('json')
      const input = { stepId: c.req.valid('param').id, text, clientMessageId: client_id ?? randomUUID() }
      const { run, deletedStepIds } = await c.get('services').runs.editAndResend(requireParticipant(c), input)
      return c.json({ run: showRun(run), deleted_step_ids: deletedStepIds }, 200)
    },
  })
}

const toRunBody = createBodyMapper(runBody)

export function showRun(run: Run): z.infer<typeof runBody> {
  return toRunBody({
    ...run,
    clientId: run.clientMessageId,
    error: run.errorMessage === null ? null : { message: run.errorMessage, code: run.errorCode },
  })
}
