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
  description: 'How far a run is.',
  values: {
    QUEUED: { value: 'queued', description: 'Accepted, and not yet begun.' },
    RUNNING: { value: 'running', description: 'The answer is being written.' },
    COMPLETED: { value: 'completed', description: 'The answer is whole.' },
    STOPPED: { value: 'stopped', description: 'Its owner stopped it; what was written stays.' },
    FAILED: { value: 'failed', description: 'The model failed; the step says why.' },
    INTERRUPTED: { value: 'interrupted', description: 'The server was lost too often while it wrote; it can be retried.' },
  } as const,
})

export const RunNode = builder.prismaNode('Run', {
  description: 'One answer being written. A thread has at most one that is queued or running.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: (id, { participant }) => ({ id: uuidOrNil(id), thread: ownedBy(participant) }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that REST uses.' }),
    thread: t.relation('thread', { description: 'The conversation.' }),
    userStep: t.relation('userStep', { description: 'The message that is answered.' }),
    step: t.relation('assistantStep', { description: 'The answer.' }),
    status: t.expose('status', { type: RunStatusEnum, description: 'How far it is.' }),
    attempt: t.exposeInt('attempt', { description: 'How often the answer was begun; more than 1 after the loss of a server.' }),
    errorMessage: t.exposeString('errorMessage', {
      nullable: true,
      description: 'Why there is no whole answer, in plain words; null when there is.',
    }),
    errorCode: t.exposeString('errorCode', { nullable: true, description: 'The same for programs, such as model_timeout.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the message was sent.' }),
  }),
})

builder.objectField(ThreadNode, 'activeRun', (t) =>
  t.field({
    type: RunNode,
    nullable: true,
    description: 'The run that is writing an answer right now; null when none is.',
    resolve: (thread, _args, { services }) => services.runs.activeIn(thread),
  }),
)

builder.objectType(AlreadySendingError, {
  name: 'AlreadySendingError',
  description: 'Another message of this thread is still being answered; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    run: t.field({ type: RunNode, description: 'The run that is being answered.', resolve: ({ run }) => run }),
  }),
})

builder.objectType(TooManyRunsError, {
  name: 'TooManyRunsError',
  description: 'The sender, or the visitors of the twin, have as many answers under way as they may; nothing was changed.',
  interfaces: [ErrorInterface],
})

const clientMessageIdField =
  'Made by the client, at most 64 characters; the same message with it again answers with the same run, another one is refused.'

const SendMessageInput = builder.inputType('SendMessageInput', {
  description: 'A message, and where it belongs.',
  fields: (t) => ({
    threadId: t.globalID({ for: ThreadNode, description: 'Null starts a private-brain thread.' }),
    text: t.string({ required: true, description: 'At most 200,000 characters, not only blanks.' }),
    clientMessageId: t.string({ required: true, description: clientMessageIdField }),
    elementIds: t.idList({ description: 'The sender’s uploads, by the UUIDs that POST /api/v1/upload/files answered.' }),
  }),
})

const StopRunInput = builder.inputType('StopRunInput', {
  description: 'Which answer is to end.',
  fields: (t) => ({ runId: t.globalID({ required: true, for: RunNode, description: 'The run.' }) }),
})

const RetryRunInput = builder.inputType('RetryRunInput', {
  description: 'Which answer is to be written anew.',
  fields: (t) => ({
    runId: t.globalID({ required: true, for: RunNode, description: 'The run of the thread’s last answer.' }),
    clientMessageId: t.string({ required: true, description: clientMessageIdField }),
  }),
})

const EditAndResendInput = builder.inputType('EditAndResendInput', {
  description: 'What the last message should have said.',
  fields: (t) => ({
    stepId: t.globalID({ required: true, for: StepNode, description: 'The last user step.' }),
    text: t.string({ required: true, description: 'At most 200,000 characters, not only blanks.' }),
    clientMessageId: t.string({ required: true, description: clientMessageIdField }),
  }),
})

export const SendMessagePayload = builder.objectRef<SentExchange>('SendMessagePayload').implement({
  description: 'The message stands in its thread, and its answer has begun. Follow chatStream for the answer.',
  fields: (t) => ({
    thread: t.field({ type: ThreadNode, description: 'The thread as it is now.', resolve: ({ thread }) => thread }),
    threadEdge: t.field({
      type: ThreadEdge,
      nullable: true,
      description: 'For prepending to the thread list; set when this send started the thread.',
      resolve: ({ thread, isNewThread }) => (isNewThread ? threadEdge(thread) : null),
    }),
    userStepEdge: t.field({
      type: StepEdge,
      description: 'The message.',
      resolve: ({ userStep }, _args, context, info) => newStepEdge(userStep, context, info),
    }),
    assistantStepEdge: t.field({
      type: StepEdge,
      description: 'The answer, still empty.',
      resolve: ({ assistantStep }, _args, context, info) => newStepEdge(assistantStep, context, info),
    }),
    run: t.field({ type: RunNode, description: 'The run that writes the answer.', resolve: ({ run }) => run }),
  }),
})

const StopRunPayload = builder.objectRef<Run>('StopRunPayload').implement({
  description: 'The answer ends within moments; chatStream says when.',
  fields: (t) => ({ run: t.field({ type: RunNode, description: 'The run.', resolve: (run) => run }) }),
})

const RetryRunPayload = builder.objectRef<ReplacedExchange>('RetryRunPayload').implement({
  description: 'A new answer takes the place of the last one.',
  fields: (t) => ({
    thread: t.field({ type: ThreadNode, description: 'The thread as it is now.', resolve: ({ thread }) => thread }),
    deletedStepIds: t.globalIDList({ description: 'The steps that are gone.', resolve: deletedSteps }),
    assistantStepEdge: t.field({
      type: StepEdge,
      description: 'The answer, still empty.',
      resolve: ({ assistantStep }, _args, context, info) => newStepEdge(assistantStep, context, info),
    }),
    run: t.field({ type: RunNode, description: 'The run that writes the answer.', resolve: ({ run }) => run }),
  }),
})

const EditAndResendPayload = builder.objectRef<ReplacedExchange>('EditAndResendPayload').implement({
  description: 'A new message and its answer take the place of the last ones.',
  fields: (t) => ({
    thread: t.field({ type: ThreadNode, description: 'The thread as it is now.', resolve: ({ thread }) => thread }),
    deletedStepIds: t.globalIDList({ description: 'The steps that are gone.', resolve: deletedSteps }),
    userStepEdge: t.field({
      type: StepEdge,
      description: 'The message.',
      resolve: ({ userStep }, _args, context, info) => newStepEdge(userStep, context, info),
    }),
    assistantStepEdge: t.field({
      type: StepEdge,
      description: 'The answer, still empty.',
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
    description: 'Sends a message; its answer is written whether or not anybody watches. Only one at a time in a thread.',
    args: { input: t.arg({ type: SendMessageInput, required: true, description: 'The message.' }) },
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
    description: 'Asks an answer to end; what was written stays. One that is over stays as it is.',
    args: { input: t.arg({ type: StopRunInput, required: true, description: 'The run.' }) },
    resolve: (_root, { input }, { services, participant }) => services.runs.stop(participant, { runId: existing(input.runId.id) }),
  }),
  retryRun: t.withAuth({ participant: true }).field({
    type: RetryRunPayload,
    errors: { types: sendErrors },
    description: 'Writes the last answer of a thread anew.',
    args: { input: t.arg({ type: RetryRunInput, required: true, description: 'The run.' }) },
    resolve: (_root, { input }, { services, participant }) =>
      services.runs.retry(participant, { runId: existing(input.runId.id), clientMessageId: input.clientMessageId }),
  }),
  editAndResend: t.withAuth({ participant: true }).field({
    type: EditAndResendPayload,
    errors: { types: sendErrors },
    description: 'Replaces the last message of a thread, and with it the answer.',
    args: { input: t.arg({ type: EditAndResendInput, required: true, description: 'The new message.' }) },
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
