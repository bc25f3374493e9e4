import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, deletedBody, describeJson, describeCreated, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import type { TwinCheck } from './corrections.service.ts'
import { checkChange, newCheck } from './validation.ts'

const anId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const aQuestion = { minLength: 1, description: 'Question, at most 200 characters.', example: 'What do you charge per day?' }
const anAnswer = { minLength: 1, description: 'Owner’s answer, at most 2,000 characters.', example: 'My day rate is 640 euros.' }

export const checkBody = z
  .object({
    id: z.uuid().openapi({ example: anId }),
    question: z.string().openapi({ description: 'Question, the title of the note.', example: aQuestion.example }),
    answer: z.string().openapi({ description: 'Owner’s answer, the text of the note.', example: anAnswer.example }),
    state: z.enum(['pending', 'passed', 'failed']).openapi({
      description: 'Result: `failed` if the answer differs, `pending` before the first check.',
      example: 'passed',
    }),
    last_answer: z
      .string()
      .nullable()
      .openapi({ description: 'Answer in the last check; null before the first.', example: '“My day rate is 640 euros.” [1]' }),
    checked_at: z.iso.datetime().nullable().openapi({ description: 'When it was last checked; null before.' }),
    item_id: z.uuid().nullable().openapi({ description: 'ID of the note; null if deleted.', example: anId }),
    created_at: z.iso.datetime().openapi({ description: 'When the answer was first corrected.' }),
  })
  .openapi('TwinCheck')

const newCheckBody = z
  .object({
    step_id: z.uuid().openapi({
      description: 'Twin’s message to a visitor or the caller.',
      example: anId,
    }),
    question: newCheck.shape.question.meta({
      minLength: 1,
      description: 'Question, at most 200 characters; the visitor’s message by default.',
      example: aQuestion.example,
    }),
    answer: newCheck.shape.answer.meta(anAnswer),
  })
  .openapi('NewTwinCheck')

const checkChangeBody = z
  .object({ question: checkChange.shape.question.meta(aQuestion), answer: checkChange.shape.answer.meta(anAnswer) })
  .openapi('TwinCheckChange')

export function registerCorrectionRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')
  const one = { params: z.object({ id: idParam }) }
  const missing = { 404: describeError('The check does not exist.') }

  route('get', '/twin-checks', 'checks', {
    summary: 'List checks of the caller’s twin',
    description: 'Newest first, at most 100. Checks run after every relevant change.',
    responses: { 200: answer('Checks.', z.object({ checks: z.array(checkBody) }).openapi('TwinCheckList')) },
    handle: async (c) => c.json({ checks: (await c.get('services').corrections.list(requireViewer(c))).map(showCheck) }, 200),
  })

  route('get', '/twin-checks/{id}', 'checks', {
    summary: 'Get a check of the caller’s twin',
    description: 'Webhook events contain the ID as `check_id`.',
    request: one,
    responses: { 200: answer('Check.', checkBody), ...missing },
    handle: async (c) => c.json(showCheck(await c.get('services').corrections.get(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('post', '/twin-checks', 'saveCheck', {
    summary: 'Correct an answer of the caller’s twin',
    description: 'Question and answer become a public note, replacing an earlier correction.',
    request: { body: describeJson(newCheckBody) },
    responses: {
      201: describeCreated('The check, which runs within seconds.', checkBody),
      404: describeError('The message does not exist.'),
      409: describeError('`too_many_checks`: the limit of 100 checks is reached.'),
    },
    handle: async (c) => {
      const { step_id, ...input } = c.req.valid('json')
      const check = await c.get('services').corrections.correct(requireViewer(c), { stepId: step_id, ...input })
      return c.json(showCheck(check), 201, { location: `/api/v1/twin-checks/${check.id}` })
    },
  })

  route('patch', '/twin-checks/{id}', 'saveCheck', {
    summary: 'Change a check of the caller’s twin',
    description: 'Also changes the note. Omitted fields stay unchanged.',
    request: { ...one, body: describeJson(checkChangeBody) },
    responses: { 200: answer('Check after the update.', checkBody), ...missing },
    handle: async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(showCheck(await c.get('services').corrections.update(requireViewer(c), input)), 200)
    },
  })

  route('delete', '/twin-checks/{id}', 'deleteCheck', {
    summary: 'Delete a check of the caller’s twin',
    description: 'Also deletes the note.',
    request: one,
    responses: { 200: answer('The check was deleted.', deletedBody), ...missing },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').corrections.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })
}

export function showCheck({ id, question, answer, state, lastAnswer, checkedAt, itemId, createdAt }: TwinCheck): z.infer<typeof checkBody> {
  return {
    id,
    question,
    answer,
    state,
    last_answer: lastAnswer,
    checked_at: checkedAt?.toISOString() ?? null,
    item_id: itemId,
    created_at: createdAt.toISOString(),
  }
}
