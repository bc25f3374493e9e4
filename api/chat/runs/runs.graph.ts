import { builder } from '../../graphql/builder.ts'
import { ErrorInterface } from '../../graphql/errors/errors.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { existing, uuidOrNil } from '../../platform/text/ids.ts'
import { ownedBy } from '../threads/participants.ts'
import type { ReplacedExchange, Run, SentExchange } from './runs.service.ts'
import { TooManyRunsError } from './runLimits.ts'
import { AlreadySendingError } from './sends.ts'
import { newStepEdge, StepEdge, StepNode } from '../steps/steps.graph.ts'
import { ThreadEdge, threadEdge, ThreadNode } from '../threads/threads.graph.ts'
import { TwinClosedError } from '../../twin/gate/twinGate.ts'

export const RunStatusEnum = builder.enumType('RunStatus', {
  description: 'The status of a run.',
  values: {
    QUEUED: { value: 'queued', description: 'Accepted, but not started.' },
    RUNNING: { value: 'running', description: 'Writing the answer.' },
    COMPLETED: { value: 'completed', description: 'Completed successfully.' },
    STOPPED: { value: 'stopped', description: 'Stopped by the user. The text written so far is kept.' },
    FAILED: { value: 'failed', description: 'Failed because of a model error; see the step’s errors.' },
    INTERRUPTED: { value: 'interrupted', description: 'Interrupted after repeated server failures. Can be retried.' },
  } as const,
})

export const RunNode = builder.prismaNode('Run', {
  description: 'The process of writing one answer. A thread has at most one queued or running run.',
  id: { field: 'id', description: 'The global ID.' },
  nullable: true,
  findUnique: (id, { participant }) => ({ id: uuidOrNil(id), thread: ownedBy(participant) }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used by REST.' }),
    thread: t.relation('thread', { description: 'The conversation.' }),
    userStep: t.relation('userStep', { description: 'The message being answered.' }),
    step: t.relation('assistantStep', { description: 'The answer.' }),
    status: t.expose('status', { type: RunStatusEnum, description: 'The status of the run.' }),
    attempt: t.exposeInt('attempt', { description: 'Number of times the answer was started. Greater than 1 after a server failure.' }),
    errorMessage: t.exposeString('errorMessage', {
      nullable: true,
      description: 'Error message for the user; null unless the answer is incomplete.',
    }),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description: 'Error code, such as `model_timeout`; null unless the answer is incomplete.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the message was sent.' }),
  }),
})

builder.objectField(ThreadNode, 'activeRun', (t) =>
  t.field({
    type: RunNode,
    nullable: true,
    description: 'The run currently writing an answer in the thread; null if there is none.',
    resolve: (thread, _args, { services }) => services.runs.activeIn(thread),
  }),
)

builder.objectType(AlreadySendingError, {
  name: 'AlreadySendingError',
  description: 'Another message in the thread is still being answered. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    run: t.field({ type: RunNode, description: 'The active run.', resolve: ({ run }) => run }),
  }),
})

builder.objectType(TooManyRunsError, {
  name: 'TooManyRunsError',
  description: 'The sender, or all visitors of the twin together, reached the limit of concurrent answers. Nothing was changed.',
  interfaces: [ErrorInterface],
})

const clientMessageIdField =
  'Made by the client, at most 64 characters; the same message with it again answers with the same run, another one is refused.'

const SendMessageInput = builder.inputType('SendMessageInput', {
  description: 'Input for sending a message.',
  fields: (t) => ({
    threadId: t.globalID({
      for: ThreadNode,
      description: 'The thread to send the message to. Null starts a thread with the private assistant.',
    }),
    text: t.string({ required: true, description: 'The message text, 1 to 200,000 characters. Must not be blank.' }),
    clientMessageId: t.string({ required: true, description: clientMessageIdField }),
    elementIds: t.idList({ description: 'Files to attach: UUIDs of the sender’s uploads, as returned by POST /api/v1/upload/files.' }),
  }),
})

const StopRunInput = builder.inputType('StopRunInput', {
  description: 'Input for stopping a run.',
  fields: (t) => ({ runId: t.globalID({ required: true, for: RunNode, description: 'The run to stop.' }) }),
})

const RetryRunInput = builder.inputType('RetryRunInput', {
  description: 'Input for regenerating an answer.',
  fields: (t) => ({
    runId: t.globalID({ required: true, for: RunNode, description: 'The run of the thread’s last answer.' }),
    clientMessageId: t.string({ required: true, description: clientMessageIdField }),
  }),
})

const EditAndResendInput = builder.inputType('EditAndResendInput', {
  description: 'Input for replacing the last message.',
  fields: (t) => ({
    stepId: t.globalID({ required: true, for: StepNode, description: 'The thread’s last user message.' }),
    text: t.string({ required: true, description: 'The message text, 1 to 200,000 characters. Must not be blank.' }),
    clientMessageId: t.string({ required: true, description: clientMessageIdField }),
  }),
})

export const SendMessagePayload = builder.objectRef<SentExchange>('SendMessagePayload').implement({
  description: 'The message was sent and its answer started. Use `chatStream` to follow the answer.',
  fields: (t) => ({
    thread: t.field({ type: ThreadNode, description: 'The updated thread.', resolve: ({ thread }) => thread }),
    threadEdge: t.field({
      type: ThreadEdge,
      nullable: true,
      description: 'Edge to prepend to the thread list. Null unless the message started the thread.',
      resolve: ({ thread, isNewThread }) => (isNewThread ? threadEdge(thread) : null),
    }),
    userStepEdge: t.field({
      type: StepEdge,
      description: 'The message that was sent.',
      resolve: ({ userStep }, _args, context, info) => newStepEdge(userStep, context, info),
    }),
    assistantStepEdge: t.field({
      type: StepEdge,
      description: 'The answer, initially empty.',
      resolve: ({ assistantStep }, _args, context, info) => newStepEdge(assistantStep, context, info),
    }),
    run: t.field({ type: RunNode, description: 'The run that writes the answer.', resolve: ({ run }) => run }),
  }),
})

const StopRunPayload = builder.objectRef<Run>('StopRunPayload').implement({
  description: 'The answer is being stopped. `chatStream` reports when it has ended.',
  fields: (t) => ({ run: t.field({ type: RunNode, description: 'The run being stopped.', resolve: (run) => run }) }),
})

const RetryRunPayload = builder.objectRef<ReplacedExchange>('RetryRunPayload').implement({
  description: 'The last answer is being regenerated.',
  fields: (t) => ({
    thread: t.field({ type: ThreadNode, description: 'The updated thread.', resolve: ({ thread }) => thread }),
    deletedStepIds: t.globalIDList({ description: 'IDs of the steps that were replaced.', resolve: deletedSteps }),
    assistantStepEdge: t.field({
      type: StepEdge,
      description: 'The answer, initially empty.',
      resolve: ({ assistantStep }, _args, context, info) => newStepEdge(assistantStep, context, info),
    }),
    run: t.field({ type: RunNode, description: 'The run that writes the answer.', resolve: ({ run }) => run }),
  }),
})

const EditAndResendPayload = builder.objectRef<ReplacedExchange>('EditAndResendPayload').implement({
  description: 'The last message was replaced and is being answered.',
  fields: (t) => ({
    thread: t.field({ type: ThreadNode, description: 'The updated thread.', resolve: ({ thread }) => thread }),
    deletedStepIds: t.globalIDList({ description: 'IDs of the steps that were replaced.', resolve: deletedSteps }),
    userStepEdge: t.field({
      type: StepEdge,
      description: 'The new message.',
      resolve: ({ userStep }, _args, context, info) => newStepEdge(userStep, context, info),
    }),
    assistantStepEdge: t.field({
      type: StepEdge,
      description: 'The answer, initially empty.',
      resolve: ({ assistantStep }, _args, context, info) => newStepEdge(assistantStep, context, info),
    }),
    run: t.field({ type: RunNode, description: 'The run that writes the answer.', resolve: ({ run }) => run }),
  }),
})

const sendErrors = [InputError, NotFoundError, ConflictError, AlreadySendingError, TooManyRunsError, RateLimitError, TwinClosedError]

builder.mutationFields((t) => ({
  sendMessage: t.withAuth({ participant: true }).field({
    type: SendMessagePayload,
    errors: { types: sendErrors },
    description: 'Sends a message. The answer is written even if no client follows it. Each thread can have only one active run.',
    args: { input: t.arg({ type: SendMessageInput, required: true, description: 'The message to send.' }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.runs.send(participant, {
        threadId: input.threadId ? existing(input.threadId.id) : null,
        text: input.text,
        clientMessageId: input.clientMessageId,
        elementIds: input.elementIds ?? [],
      }),
  }),
  stopRun: t.withAuth({ participant: true }).field({
    type: StopRunPayload,
    errors: { types: [NotFoundError] },
    description: 'Stops an answer. The text written so far is kept. Has no effect if the run has already ended.',
    args: { input: t.arg({ type: StopRunInput, required: true, description: 'The run to stop.' }) },
    resolve: (_root, { input }, { services, participant }) => services.runs.stop(participant, { runId: existing(input.runId.id) }),
  }),
  retryRun: t.withAuth({ participant: true }).field({
    type: RetryRunPayload,
    errors: { types: sendErrors },
    description: 'Regenerates the last answer in a thread.',
    args: { input: t.arg({ type: RetryRunInput, required: true, description: 'The run to retry.' }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.runs.retry(participant, { runId: existing(input.runId.id), clientMessageId: input.clientMessageId }),
  }),
  editAndResend: t.withAuth({ participant: true }).field({
    type: EditAndResendPayload,
    errors: { types: sendErrors },
    description: 'Replaces the last message in a thread and its answer.',
    args: { input: t.arg({ type: EditAndResendInput, required: true, description: 'The message to replace and its new text.' }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.runs.editAndResend(participant, {
        stepId: existing(input.stepId.id),
        text: input.text,
        clientMessageId: input.clientMessageId,
      }),
  }),
}))

function deletedSteps({ deletedStepIds }: ReplacedExchange) {
  return deletedStepIds.map((id) => ({ type: 'Step', id }))
}
