import { builder } from '../../graphql/builder.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { defineExchangePayload } from '../runs/runs.graph.ts'
import { TooManyRunsError } from '../runs/runLimits.ts'
import { AlreadySendingError } from '../runs/sends.ts'
import { questionBody } from '../steps/stepBodies.ts'
import { toNewStepEdge, StepEdge, StepNode } from '../steps/steps.graph.ts'
import type { Question } from './questions.ts'
import type { AnsweredQuestion } from './questions.service.ts'

const { shape } = questionBody

const QuestionStatusEnum = builder.enumType('QuestionStatus', {
  description: 'Status of a question with choices.',
  values: toEnumValues({
    open: { description: 'Waiting for an answer.' },
    answered: { description: 'Answered by the next message.' },
    skipped: { description: 'Closed by another message.' },
  }),
})

const StepQuestion = builder.objectRef<Question>('StepQuestion').implement({
  description: 'Question with choices at the end of an answer.',
  fields: (t) => ({
    question: t.exposeString('question', { description: shape.question.description }),
    choices: t.exposeStringList('choices', { description: shape.choices.description }),
    allowsSeveral: t.exposeBoolean('allowsSeveral', { description: shape.allows_several.description }),
    status: t.expose('status', { type: QuestionStatusEnum, description: shape.status.description }),
    chosen: t.stringList({ description: shape.chosen.description, resolve: ({ answer }) => answer?.choices ?? [] }),
    text: t.string({ description: shape.text.description, resolve: ({ answer }) => answer?.text ?? '' }),
  }),
})

builder.prismaObjectFields(StepNode, (t) => ({
  question: t.field({
    type: StepQuestion,
    nullable: true,
    description: 'Question with choices; null if none. See `answerQuestion`.',
    select: { id: true, waitForAnswer: true, toolCalls: { orderBy: { position: 'asc' } } },
    resolve: (step, _args, { services }) => services.questions.load(step),
  }),
}))

const AnswerQuestionInput = builder.inputType('AnswerQuestionInput', {
  description: 'Answer to a question: choices, text or both.',
  fields: (t) => ({
    stepId: t.globalID({ required: true, for: StepNode, description: 'Step that asks, the last of its thread.' }),
    choices: t.stringList({ description: 'Chosen answers; one, unless several are allowed.' }),
    text: t.string({ description: 'Free text, instead of choices or in addition.' }),
  }),
})

const AnswerQuestionPayload = defineExchangePayload<AnsweredQuestion>('AnswerQuestionPayload', 'The answer is sent; see `chatStream`.')
builder.objectFields(AnswerQuestionPayload, (t) => ({
  step: t.field({ type: StepNode, description: 'Step with the question.', resolve: ({ step }) => step }),
  userStepEdge: t.field({
    type: StepEdge,
    description: 'Edge of the answering message.',
    resolve: ({ userStep }, _args, context, info) => toNewStepEdge(userStep, context, info),
  }),
}))

defineMutations('chat', (t) => ({
  answerQuestion: t.withAuth({ signedIn: true }).field({
    type: AnswerQuestionPayload,
    errors: { types: [InputError, NotFoundError, ConflictError, AlreadySendingError, TooManyRunsError, RateLimitError] },
    description: 'Answers a question with choices, once. Repeating the same answer returns its run.',
    args: { input: t.arg({ type: AnswerQuestionInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.questions.answer(viewer, {
        stepId: requireUuid(input.stepId.id),
        choices: input.choices ?? [],
        text: input.text ?? null,
      }),
  }),
}))
