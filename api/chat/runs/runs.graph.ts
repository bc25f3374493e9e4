import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { ErrorCodeEnum, ErrorInterface } from '../../graphql/errors/errors.ts'
import { isErrorCode } from '../../platform/errorCodes/catalogue.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { ModelNode } from '../../models/connections/connections.graph.ts'
import { requireUuid, toUuidOrNil } from '../../platform/text/ids.ts'
import { ownedBy } from '../threads/participants.ts'
import type { ContinuedAnswer } from './continuation.service.ts'
import type { Exchange } from './exchange.ts'
import type { ReplacedExchange, Run, SentExchange } from './runs.service.ts'
import { TooManyRunsError } from './runLimits.ts'
import { AlreadySendingError } from './sends.ts'
import { ProjectNode } from '../projects/projects.graph.ts'
import { ReferenceInput, toReferences } from '../references/references.graph.ts'
import { toNewStepEdge, StepEdge, StepNode } from '../steps/steps.graph.ts'
import { ThreadEdge, toThreadEdge, ThreadNode } from '../threads/threads.graph.ts'
import { TwinClosedError } from '../../twin/gate/twinGate.ts'
import { sentTextDescription } from '../validation.ts'

const RunStatusEnum = builder.enumType('RunStatus', {
  description: 'Status of a run.',
  values: {
    QUEUED: { value: 'queued', description: 'Accepted, but not started.' },
    RUNNING: { value: 'running', description: 'The answer is being written.' },
    COMPLETED: { value: 'completed', description: 'The answer is complete.' },
    STOPPED: { value: 'stopped', description: 'Stopped by the user; text is kept.' },
    FAILED: { value: 'failed', description: 'The model failed; see the step’s errors.' },
    INTERRUPTED: { value: 'interrupted', description: 'The server failed repeatedly; can be retried.' },
  } as const,
})

export const RunNode = builder.prismaNode('Run', {
  description: 'Attempt to write an answer; a thread has at most one active run.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { participant }) => ({ id: toUuidOrNil(id), thread: ownedBy(participant) }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    thread: t.relation('thread', { description: 'Conversation of the answer.' }),
    userStep: t.relation('userStep', { description: 'Message to be answered.' }),
    step: t.relation('assistantStep', { description: 'Answer of the run.' }),
    status: t.expose('status', { type: RunStatusEnum, description: 'Status of the run.' }),
    clientMessageId: t.exposeString('clientMessageId', { description: 'Idempotency key of the request that started the run.' }),
    attempt: t.exposeInt('attempt', { description: 'Number of starts, above 1 after failures or if continued.' }),
    errorMessage: t.exposeString('errorMessage', {
      nullable: true,
      description: 'Message for the user; null unless incomplete.',
    }),
    errorCode: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description: 'Error code; null unless incomplete.',
      resolve: ({ errorCode }) => (isErrorCode(errorCode) ? errorCode : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the message was sent.' }),
  }),
})

builder.objectField(ThreadNode, 'activeRun', (t) =>
  t.field({
    type: RunNode,
    nullable: true,
    description: 'Run in progress; null if none.',
    resolve: (thread, _args, { services }) => services.runs.findActive(thread),
  }),
)

builder.objectType(AlreadySendingError, {
  name: 'AlreadySendingError',
  description: 'Another answer in the thread is in progress.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    run: t.field({ type: RunNode, description: 'Run still in progress.', resolve: ({ run }) => run }),
  }),
})

builder.objectType(TooManyRunsError, {
  name: 'TooManyRunsError',
  description: 'Too many answers in progress.',
  interfaces: [ErrorInterface],
})

const clientMessageIdField = 'Idempotency key of at most 64 characters.'

const modelId = {
  for: ModelNode,
  description: 'Model of this and later answers, from `Viewer.models`; null keeps the current one.',
} as const

export const comparedModelId = {
  for: ModelNode,
  description: 'Model of a second answer, written after the first; see `Thread.comparison`. Not allowed in messages to twins.',
} as const

const SendMessageInput = builder.inputType('SendMessageInput', {
  description: 'Message to be sent.',
  fields: (t) => ({
    threadId: t.globalID({
      for: ThreadNode,
      description: 'Thread; null starts one with the private assistant.',
    }),
    text: t.string({ required: true, description: sentTextDescription }),
    clientMessageId: t.string({ required: true, description: clientMessageIdField }),
    elementIds: t.idList({ description: 'UUIDs of uploaded attachments.' }),
    references: t.field({ type: [ReferenceInput], description: 'Context for the private assistant, at most 5.' }),
    modelId: t.globalID(modelId),
    comparedModelId: t.globalID(comparedModelId),
    projectId: t.globalID({ for: ProjectNode, description: 'Project of a new conversation.' }),
    isTemporary: t.boolean({ description: 'Whether a new conversation is temporary; see `Thread.isTemporary`.' }),
  }),
})

const StopRunInput = builder.inputType('StopRunInput', {
  description: 'Answer to be stopped.',
  fields: (t) => ({ runId: t.globalID({ required: true, for: RunNode, description: 'Answer to be stopped.' }) }),
})

const RetryRunInput = builder.inputType('RetryRunInput', {
  description: 'Answer to be regenerated.',
  fields: (t) => ({
    runId: t.globalID({ required: true, for: RunNode, description: 'Run of the answer; for twins, the last one.' }),
    clientMessageId: t.string({ required: true, description: clientMessageIdField }),
    modelId: t.globalID(modelId),
    isCompared: t.boolean({
      description:
        'Whether the previous answer stays beside the new one until one is kept; see `Thread.comparison`. Not allowed in conversations with twins.',
    }),
  }),
})

const ContinueAnswerInput = builder.inputType('ContinueAnswerInput', {
  description: 'Answer to be continued.',
  fields: (t) => ({
    stepId: t.globalID({ required: true, for: StepNode, description: 'Last answer of its thread, stopped or interrupted.' }),
  }),
})

const EditAndResendInput = builder.inputType('EditAndResendInput', {
  description: 'Message with its new text.',
  fields: (t) => ({
    stepId: t.globalID({ required: true, for: StepNode, description: 'Message of the viewer; for twins, the last one.' }),
    text: t.string({ required: true, description: 'Text, 1 to 200,000 characters.' }),
    clientMessageId: t.string({ required: true, description: clientMessageIdField }),
  }),
})

export function defineExchangePayload<Shape extends Exchange>(name: string, description: string) {
  return builder.objectRef<Shape>(name).implement({
    description,
    fields: (t) => ({
      thread: t.field({ type: ThreadNode, description: 'Thread after the change.', resolve: ({ thread }) => thread }),
      assistantStepEdge: t.field({
        type: StepEdge,
        description: 'New answer, initially empty.',
        resolve: ({ assistantStep }, _args, context, info) => toNewStepEdge(assistantStep, context, info),
      }),
      run: t.field({ type: RunNode, description: 'Run that writes the answer.', resolve: ({ run }) => run }),
    }),
  })
}

const ContinueAnswerPayload = builder.objectRef<ContinuedAnswer>('ContinueAnswerPayload').implement({
  description: 'The answer is being continued.',
  fields: (t) => ({
    thread: t.field({ type: ThreadNode, description: 'Thread after the change.', resolve: ({ thread }) => thread }),
    step: t.field({ type: StepNode, description: 'Answer with the text kept so far.', resolve: ({ step }) => step }),
    run: t.field({ type: RunNode, description: 'Run that replaces the former one.', resolve: ({ run }) => run }),
  }),
})

export const SendMessagePayload = defineExchangePayload<SentExchange>('SendMessagePayload', 'The message is sent; see `chatStream`.')
const RetryRunPayload = defineExchangePayload<ReplacedExchange>('RetryRunPayload', 'The answer is being regenerated.')
const EditAndResendPayload = defineExchangePayload<ReplacedExchange>('EditAndResendPayload', 'The edited message is being answered.')

builder.objectField(SendMessagePayload, 'threadEdge', (t) =>
  t.field({
    type: ThreadEdge,
    nullable: true,
    description: 'Edge of a new thread; null otherwise.',
    resolve: ({ thread, isNewThread }) => (isNewThread ? toThreadEdge(thread) : null),
  }),
)

for (const payload of [SendMessagePayload, EditAndResendPayload]) {
  builder.objectField(payload, 'userStepEdge', (t) =>
    t.field({
      type: StepEdge,
      description: 'Edge of the sent message.',
      resolve: ({ userStep }, _args, context, info) => toNewStepEdge(userStep, context, info),
    }),
  )
}

for (const payload of [RetryRunPayload, EditAndResendPayload]) {
  builder.objectField(payload, 'deletedStepIds', (t) =>
    t.globalIDList({
      description: 'IDs of the steps that are no longer shown.',
      resolve: ({ deletedStepIds }) => deletedStepIds.map((id) => ({ type: 'Step', id })),
    }),
  )
}

const StopRunPayload = builder.objectRef<Run>('StopRunPayload').implement({
  description: 'The answer is stopping; `chatStream` reports its end.',
  fields: (t) => ({ run: t.field({ type: RunNode, description: 'Run that is stopping.', resolve: (run) => run }) }),
})

const sendErrors = [InputError, NotFoundError, ConflictError, AlreadySendingError, TooManyRunsError, RateLimitError, TwinClosedError]

defineMutations('chat', (t) => ({
  sendMessage: t.withAuth({ participant: true }).field({
    type: SendMessagePayload,
    errors: { types: sendErrors },
    description: 'Sends a message to an agent.',
    args: { input: t.arg({ type: SendMessageInput, required: true }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.runs.send(participant, {
        threadId: input.threadId ? requireUuid(input.threadId.id) : null,
        text: input.text,
        clientMessageId: input.clientMessageId,
        elementIds: input.elementIds ?? [],
        references: toReferences(input.references),
        modelId: input.modelId ? requireUuid(input.modelId.id) : null,
        comparedModelId: input.comparedModelId ? requireUuid(input.comparedModelId.id) : null,
        projectId: input.projectId && requireUuid(input.projectId.id),
        isTemporary: input.isTemporary,
      }),
  }),
  stopRun: t.withAuth({ participant: true }).field({
    type: StopRunPayload,
    errors: { types: [NotFoundError] },
    description: 'Stops an answer and keeps its text.',
    args: { input: t.arg({ type: StopRunInput, required: true }) },
    resolve: (_root, { input }, { services, participant }) => services.runs.stop(participant, { runId: requireUuid(input.runId.id) }),
  }),
  retryRun: t.withAuth({ participant: true }).field({
    type: RetryRunPayload,
    errors: { types: sendErrors },
    description: 'Regenerates an answer; the previous one stays as a version, except for twins.',
    args: { input: t.arg({ type: RetryRunInput, required: true }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.runs.retry(participant, {
        runId: requireUuid(input.runId.id),
        clientMessageId: input.clientMessageId,
        modelId: input.modelId ? requireUuid(input.modelId.id) : null,
        isCompared: input.isCompared,
      }),
  }),
  continueAnswer: t.withAuth({ participant: true }).field({
    type: ContinueAnswerPayload,
    errors: { types: [NotFoundError, ConflictError, AlreadySendingError, TooManyRunsError, RateLimitError] },
    description: 'Continues an incomplete answer where it ended: stopped, interrupted, or failed after its first words.',
    args: { input: t.arg({ type: ContinueAnswerInput, required: true }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.continuation.continue(participant, { stepId: requireUuid(input.stepId.id) }),
  }),
  editAndResend: t.withAuth({ participant: true }).field({
    type: EditAndResendPayload,
    errors: { types: sendErrors },
    description: 'Edits and resends a message; the previous one stays as a version, except for twins.',
    args: { input: t.arg({ type: EditAndResendInput, required: true }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.runs.editAndResend(participant, {
        stepId: requireUuid(input.stepId.id),
        text: input.text,
        clientMessageId: input.clientMessageId,
      }),
  }),
}))
