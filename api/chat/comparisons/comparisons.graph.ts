import { builder } from '../../graphql/builder.ts'
import { shortList } from '../../graphql/cost.ts'
import { ErrorCodeEnum } from '../../graphql/errors/errors.ts'
import { defineMutation } from '../../graphql/scopes.ts'
import { ModelInfoType } from '../../models/graph.ts'
import { isErrorCode } from '../../platform/errorCodes/catalogue.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { AlreadySendingError } from '../runs/sends.ts'
import { StepNode } from '../steps/steps.graph.ts'
import { ThreadNode, defineThreadPayload } from '../threads/threads.graph.ts'
import type { ComparedAnswer, OpenComparison } from './comparisons.service.ts'

const ComparisonStatusEnum = builder.enumType('ComparisonStatus', {
  description: 'Progress of a comparison.',
  values: {
    WAITING: { value: 'waiting', description: 'The second answer waits for the end of the first.' },
    ANSWERING: { value: 'answering', description: 'The second answer is being written.' },
    OPEN: { value: 'open', description: 'Both answers have ended; see `keepAnswer`.' },
  } as const,
})

const ComparedAnswerType = builder.objectRef<ComparedAnswer>('ComparedAnswer').implement({
  description: 'One of two answers to the same message.',
  fields: (t) => ({
    model: t.field({
      type: ModelInfoType,
      description: 'Model of the answer.',
      resolve: ({ userId, choice }, _args, { services }) => services.models.getModel(userId, choice),
    }),
    step: t.prismaField({
      type: StepNode,
      nullable: true,
      description: 'Step of the answer; null until it starts.',
      resolve: (query, { stepId }, _args, { services }) => (stepId === null ? null : services.comparisons.loadStep(stepId, query)),
    }),
    isShown: t.exposeBoolean('isShown', { description: 'Whether the next message continues this answer.' }),
    errorMessage: t.string({
      nullable: true,
      description: 'Reason why the answer could not be started, for the user; null otherwise.',
      resolve: ({ error }) => error?.message ?? null,
    }),
    errorCode: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description: 'Error code if the answer could not be started; null otherwise.',
      resolve: ({ error }) => (isErrorCode(error?.code) ? error.code : null),
    }),
  }),
})

const ComparisonType = builder.objectRef<OpenComparison>('Comparison').implement({
  description: 'Two answers to the last message by different models, until one is kept or the next message is sent.',
  fields: (t) => ({
    status: t.expose('state', { type: ComparisonStatusEnum, description: 'Progress of the comparison.' }),
    answers: t.field({
      type: [ComparedAnswerType],
      complexity: shortList,
      description: 'First and second answer.',
      resolve: ({ answers }) => answers,
    }),
  }),
})

builder.objectField(ThreadNode, 'comparison', (t) =>
  t.field({
    type: ComparisonType,
    nullable: true,
    description: 'Open comparison at the end of the shown branch; null if none. Started with `SendMessageInput.comparedModelId`.',
    resolve: (thread, _args, { services }) => services.comparisons.find(thread),
  }),
)

const KeepAnswerInput = builder.inputType('KeepAnswerInput', {
  description: 'Answer to be kept.',
  fields: (t) => ({ stepId: t.globalID({ required: true, for: StepNode, description: 'Answer of an open comparison.' }) }),
})

const KeepAnswerPayload = defineThreadPayload('KeepAnswerPayload', 'The answer is shown; the other one stays as a version.')

defineMutation('chat', 'keepAnswer', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: KeepAnswerPayload,
    errors: { types: [NotFoundError, AlreadySendingError] },
    description: 'Ends a comparison with one of its answers, whose model writes the next ones.',
    args: { input: t.arg({ type: KeepAnswerInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.comparisons.keep(viewer, { stepId: requireUuid(input.stepId.id) }),
  }),
)
