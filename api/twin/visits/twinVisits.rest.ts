import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { NotFoundError } from '../../platform/errors.ts'
import { formatCursor } from '../../platform/database/keysetPages.ts'
import { answer, describeJson, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createLimitQuery, nextBody, pageQuery, readPage } from '../../rest/pages.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { toPositionRange } from '../../chat/steps/stepPages.ts'
import { beyondBody, historyQuery } from '../../chat/steps/steps.rest.ts'
import { questionBody, showQuestion, showVisit, showVisitStep, visitBody, visitStepBody } from './visitBodies.ts'

export function registerTwinVisitRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')
  const one = { params: z.object({ id: idParam }) }

  route('get', '/twin-conversations', 'visits', {
    summary: 'List conversations with the caller’s twin',
    description: 'Most recently active first; those of inactive guests expire.',
    request: { query: z.object(pageQuery()) },
    responses: {
      200: answer(
        'Page of conversations.',
        z.object({ conversations: z.array(visitBody), next: nextBody }).openapi('TwinConversationPage'),
      ),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { twinVisits } = c.get('services')
      const { rows, next } = await readPage(c.req.valid('query'), formatCursor, (page) => twinVisits.list(viewer, page))
      return c.json({ conversations: rows.map(showVisit), next }, 200)
    },
  })

  route('get', '/twin-conversations/{id}', 'visits', {
    summary: 'Read a conversation with the caller’s twin',
    description: 'Oldest first: the latest, those from `offset`, or around a position. Read-only.',
    request: { ...one, query: historyQuery },
    responses: {
      200: answer(
        'Conversation and a page of its messages.',
        z.object({ conversation: visitBody, steps: z.array(visitStepBody), ...beyondBody }).openapi('TwinConversationHistory'),
      ),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { twinVisits } = c.get('services')
      const visit = await twinVisits.find(viewer, c.req.valid('param'))
      if (!visit) throw new NotFoundError('no_such_conversation')
      const { hasMore, hasNewer, ...range } = toPositionRange(visit.stepCount, c.req.valid('query'))
      const steps = await twinVisits.listSteps(viewer, visit, range)
      return c.json({ conversation: showVisit(visit), steps: steps.map(showVisitStep), has_more: hasMore, has_newer: hasNewer }, 200)
    },
  })

  route('get', '/twin-questions', 'visits', {
    summary: 'List unanswered questions',
    description: 'Most recently asked first. A public item with `answers_question` closes a question.',
    request: { query: z.object({ limit: createLimitQuery() }) },
    responses: { 200: answer('Open questions.', z.object({ questions: z.array(questionBody) }).openapi('TwinQuestionList')) },
    handle: async (c) => {
      const questions = await c.get('services').twinQuestions.list(requireViewer(c), c.req.valid('query'))
      return c.json({ questions: questions.map(showQuestion) }, 200)
    },
  })

  route('post', '/twin-questions/dismiss', 'dismissQuestion', {
    summary: 'Dismiss an unanswered question',
    description: 'The conversation stays. The question returns if asked again.',
    request: {
      body: describeJson(
        z
          .object({
            key: z.string().openapi({ description: 'Key of the question.', example: 'where are the keys' }),
          })
          .openapi('QuestionDismissal'),
      ),
    },
    responses: {
      200: answer('The question was dismissed.', z.object({ key: z.string() }).openapi('DismissedQuestion')),
      404: describeError('The question does not exist.'),
    },
    handle: async (c) => {
      const { key } = c.req.valid('json')
      await c.get('services').twinQuestions.dismiss(requireViewer(c), { key })
      return c.json({ key }, 200)
    },
  })
}
