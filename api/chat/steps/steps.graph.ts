import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { builder, type GraphContext, globalIdDescription } from '../../graphql/builder.ts'
import { shortList } from '../../graphql/cost.ts'
import { ErrorCodeEnum } from '../../graphql/errors/errors.ts'
import { createPageTypes } from '../../graphql/pages.ts'
import { type Citation, findCitations } from './citations.ts'
import { ElementInterface, listStepElements, ToolCallSessionType } from './elements.graph.ts'
import { isErrorCode } from '../../platform/errorCodes/catalogue.ts'
import { uuidOrNil } from '../../platform/text/ids.ts'
import { ownedBy } from '../threads/participants.ts'
import { formatStepCursor, resolveStepsPage } from './stepPages.ts'
import { isStepUnanswered, type NewStep, type Step, toToolCallSession } from './steps.service.ts'
import { ThreadNode } from '../threads/threads.graph.ts'

const StepTypeEnum = builder.enumType('StepType', {
  description: 'The type of a step.',
  values: {
    USER_MESSAGE: { value: 'user_message', description: 'A message by a user or guest; its text is in `input`.' },
    ASSISTANT_MESSAGE: { value: 'assistant_message', description: 'An answer by an agent; its text is in `output`.' },
    TOOL_CALL: { value: 'tool_call', description: 'Not used; tool calls are in `toolCallSession`.' },
  } as const,
})

const StepStatusEnum = builder.enumType('StepStatus', {
  description: 'The status of a step.',
  values: {
    SENT: { value: 'sent', description: 'A message that was sent.' },
    STREAMING: { value: 'streaming', description: 'An answer being written. Use `chatStream` to follow it.' },
    COMPLETED: { value: 'completed', description: 'An ended answer, successful or not; see `isError` and `run`.' },
  } as const,
})

const StepError = builder.objectRef<{ message: string; code?: string }>('StepError').implement({
  description: 'The reason an answer is incomplete.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Error message for the user.' }),
    code: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description: 'The error code; null if there is none.',
      resolve: ({ code }) => (isErrorCode(code) ? code : null),
    }),
  }),
})

export const CitationKindEnum = builder.enumType('CitationKind', {
  description: 'The type of a cited source.',
  values: {
    ITEM: { value: 'item', description: 'A note, story or document.' },
    PROFILE: { value: 'profile', description: 'A field of the profile.' },
    MEMORY: { value: 'memory', description: 'A memory of the assistant.' },
    STEP: { value: 'step', description: 'A message in an earlier conversation.' },
  } as const,
})

export const CitationType = builder.objectRef<Citation>('Citation').implement({
  description: 'A source of an answer, as of then. Twins cite only public content.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The citation number in brackets in the text.' }),
    kind: t.expose('kind', { type: CitationKindEnum, description: 'The type of the source.' }),
    sourceId: t.exposeString('sourceId', { description: 'UUID of the item, memory or step, or the profile field’s name.' }),
    threadUuid: t.exposeString('threadId', {
      nullable: true,
      description: 'UUID of a quoted step’s conversation; null for other sources.',
    }),
    title: t.exposeString('title', { description: 'The title of the source.' }),
    excerpt: t.exposeString('excerpt', { description: 'The quoted text, verbatim.' }),
    ordinal: t.exposeInt('ordinal', {
      nullable: true,
      description: 'Passage number in a document or position of a step; null for other sources.',
    }),
    page: t.exposeInt('page', { nullable: true, description: 'Page in the document; null if none.' }),
  }),
})

export const StepNode = builder.prismaNode('Step', {
  description: 'A message in a thread, visible only to its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { participant }) => ({ id: uuidOrNil(id), thread: ownedBy(participant) }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used by REST.' }),
    position: t.exposeInt('position', { description: 'Zero-based position in the thread, without gaps.' }),
    stepType: t.expose('stepType', { type: StepTypeEnum, description: 'The type of the step.' }),
    status: t.expose('status', { type: StepStatusEnum, description: 'The status of the step.' }),
    input: t.exposeString('input', { description: 'Text of the message; empty for answers.' }),
    output: t.exposeString('output', {
      description: 'Text of the answer, at most a second old while streaming; empty for user messages.',
    }),
    reasoning: t.exposeString('reasoning', {
      description: 'The model’s reasoning; empty for user messages, twins and models without it.',
    }),
    reasoningMs: t.exposeInt('reasoningMs', {
      nullable: true,
      description: 'Duration of the reasoning in milliseconds; null while the model is reasoning, or if it exposes none.',
    }),
    isError: t.exposeBoolean('isError', { description: 'Whether the answer failed. Its text is kept.' }),
    errors: t.field({
      type: [StepError],
      complexity: shortList,
      description: 'Reasons for the failure; empty on success.',
      resolve: ({ errors }) => (Array.isArray(errors) ? (errors as { message: string; code?: string }[]) : []),
    }),
    elements: t.field({
      type: [ElementInterface],
      complexity: shortList,
      description: 'Attachments, followed by tool calls.',
      select: { elements: { orderBy: { position: 'asc' } }, toolCalls: { orderBy: { position: 'asc' } } },
      resolve: listStepElements,
    }),
    toolCallSession: t.field({
      type: ToolCallSessionType,
      nullable: true,
      description: 'Tool calls of the answer; null if none.',
      select: { id: true, createdAt: true, toolCalls: { orderBy: { position: 'asc' } } },
      resolve: toToolCallSession,
    }),
    citations: t.field({
      type: [CitationType],
      complexity: shortList,
      description: 'Sources cited as `[number]`, in order of first use.',
      select: { output: true, sources: { orderBy: { number: 'asc' } } },
      resolve: findCitations,
    }),
    isUnanswered: t.boolean({
      description: 'Whether the twin could not answer, so that the question can be sent to the owner with `sendToOwner`.',
      select: { toolCalls: { orderBy: { position: 'asc' } } },
      resolve: isStepUnanswered,
    }),
    thread: t.relation('thread', { description: 'The conversation that contains the step.' }),
    run: t.relation('run', { nullable: true, description: 'The run that writes the answer; null for other steps.' }),
    viewerCanRetry: t.boolean({
      description: 'Whether `retryRun` can regenerate this answer: it must be the last and not streaming.',
      select: { position: true, run: { select: { id: true } }, thread: { select: { stepCount: true, twinOwnerId: true } } },
      resolve: (step, _args, { services, participant }) => services.runs.mayRetry(participant, step),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether `editAndResend` can replace this message: it must be the last, its answer not streaming.',
      select: {
        position: true,
        stepType: true,
        askedRun: { select: { assistantStep: { select: { position: true } } } },
        thread: { select: { stepCount: true, twinOwnerId: true } },
      },
      resolve: (step, _args, { services, participant }) => services.runs.mayEdit(participant, step),
    }),
    agentModel: t.string({
      nullable: true,
      description: 'The model of the answer; null for user messages and while streaming.',
      resolve: ({ metadata }) => readText(metadata, 'agent_model'),
    }),
    unavailableModel: t.string({
      nullable: true,
      description: 'The chosen model, if it was unavailable and the default answered instead.',
      resolve: ({ metadata }) => readText(metadata, 'unavailable_model'),
    }),
    promptTokens: t.int({
      nullable: true,
      description: 'Tokens that the model read; null if the provider did not report them.',
      resolve: ({ metadata }) => readNumber(metadata, 'prompt_tokens'),
    }),
    completionTokens: t.int({
      nullable: true,
      description: 'Tokens that the model wrote; null if the provider did not report them.',
      resolve: ({ metadata }) => readNumber(metadata, 'completion_tokens'),
    }),
    partlyReadFiles: t.stringList({
      description: 'Names of attached files read only in part.',
      resolve: ({ metadata }) => partlyReadFiles(metadata),
    }),
    metadata: t.expose('metadata', {
      type: 'JSON',
      description: 'Further properties: `agent_model` once completed. Never contains `expanded`, which clients keep themselves.',
    }),
    tags: t.exposeStringList('tags', { description: 'Labels of the step.' }),
    indentLevel: t.exposeInt('indentLevel', { description: 'Always 0: steps are not nested.' }),
    showInput: t.exposeBoolean('showInput', { description: 'Always false: questions are separate steps.' }),
    waitForAnswer: t.exposeBoolean('waitForAnswer', { description: 'Whether the answer ends with a question to the user.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the step was created.' }),
    startTime: t.expose('startTime', { type: 'DateTime', nullable: true, description: 'When the agent started; null for user messages.' }),
    viewedAt: t.expose('viewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the owner first saw the answer; null for user messages and if unseen.',
    }),
    agentProcessingTimeMs: t.exposeInt('agentProcessingTimeMs', {
      nullable: true,
      description: 'Answering time in milliseconds; null until ended.',
    }),
    stepCreationTimeMs: t.exposeInt('stepCreationTimeMs', {
      nullable: true,
      description: 'Time until the agent started, in milliseconds; null until ended.',
    }),
    totalTimeMs: t.exposeInt('totalTimeMs', {
      nullable: true,
      description: 'Total time in milliseconds, with waiting; null until ended.',
    }),
  }),
})

const Steps = createPageTypes(StepNode, {
  description: 'A page of messages. Positions do not change; only the last message can be replaced.',
  placeDescription: 'An edge in a list of steps.',
})
export const StepEdge = Steps.Edge

export function stepEdge(step: Step) {
  return { cursor: formatStepCursor(step.position), node: step }
}

/** Tells Pothos that a new step is already loaded by planning its selection. */
export function newStepEdge(step: Step | NewStep, context: GraphContext, info: GraphQLResolveInfo) {
  if ('run' in step) queryFromInfo({ context, info, path: ['node'] })
  return stepEdge(step)
}

builder.objectField(ThreadNode, 'steps', (t) =>
  t.connection(
    {
      type: StepNode,
      nullable: true,
      description: 'The messages, oldest first, at most 100 per page. Page backwards with `last` and `before`.',
      resolve: (thread, args, context, info) =>
        resolveStepsPage(thread.stepCount, args, (page) =>
          context.services.steps.page(thread.id, page, queryFromInfo({ context, info, path: ['edges', 'node'] })),
        ),
    },
    Steps.Connection,
    Steps.Edge,
  ),
)

function read(metadata: unknown, name: string): unknown {
  return metadata !== null && typeof metadata === 'object' ? Reflect.get(metadata, name) : undefined
}

function readText(metadata: unknown, name: string): string | null {
  const text = read(metadata, name)
  return typeof text === 'string' ? text : null
}

function readNumber(metadata: unknown, name: string): number | null {
  const number = read(metadata, name)
  return typeof number === 'number' ? number : null
}

function partlyReadFiles(metadata: unknown): string[] {
  const files = read(metadata, 'partly_read_files')
  return Array.isArray(files) ? files.map(String) : []
}
