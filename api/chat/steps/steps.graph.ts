import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { builder, type GraphContext, globalIdDescription } from '../../graphql/builder.ts'
import { shortList } from '../../graphql/cost.ts'
import { ErrorCodeEnum } from '../../graphql/errors/errors.ts'
import { createPageTypes } from '../../graphql/pages.ts'
import { type Citation, findCitations } from './citations.ts'
import { ElementInterface, listStepElements, ToolCallSessionType } from './elements.graph.ts'
import { isErrorCode } from '../../platform/errorCodes/catalogue.ts'
import { toUuidOrNil } from '../../platform/text/ids.ts'
import { ownedBy } from '../threads/participants.ts'
import { formatStepCursor, resolveStepsPage } from './stepPages.ts'
import { readReferences } from '../references/references.ts'
import { MessageReferenceType } from '../references/references.graph.ts'
import { isAiGenerated, isStepUnanswered, type NewStep, type Step, toToolCallSession } from './steps.service.ts'
import { ThreadNode } from '../threads/threads.graph.ts'

const twinOfThread = { select: { id: true, userId: true, twinOwnerId: true } } as const

const StepTypeEnum = builder.enumType('StepType', {
  description: 'Type of a step.',
  values: {
    USER_MESSAGE: { value: 'user_message', description: 'Message by a user or guest, in `input`.' },
    ASSISTANT_MESSAGE: { value: 'assistant_message', description: 'Agent’s answer; text in `output`.' },
    TOOL_CALL: { value: 'tool_call', description: 'Unused; see `toolCallSession` for tool calls.' },
  } as const,
})

const StepStatusEnum = builder.enumType('StepStatus', {
  description: 'Status of a step.',
  values: {
    SENT: { value: 'sent', description: 'Message that was sent.' },
    STREAMING: { value: 'streaming', description: 'Being written; follow it with `chatStream`.' },
    COMPLETED: { value: 'completed', description: 'Ended, with or without an error.' },
  } as const,
})

const StepError = builder.objectRef<{ message: string; code?: string }>('StepError').implement({
  description: 'Reason an answer is incomplete.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Error message for the user.' }),
    code: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description: 'Error code; null if none.',
      resolve: ({ code }) => (isErrorCode(code) ? code : null),
    }),
  }),
})

export const CitationKindEnum = builder.enumType('CitationKind', {
  description: 'Type of a cited source.',
  values: {
    ITEM: { value: 'item', description: 'Note, story or document.' },
    PROFILE: { value: 'profile', description: 'Field of the profile.' },
    MEMORY: { value: 'memory', description: 'Memory of the assistant.' },
    STEP: { value: 'step', description: 'Message in another conversation.' },
  } as const,
})

export const CitationType = builder.objectRef<Citation>('Citation').implement({
  description: 'Source cited by an answer; public for twins.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Number in brackets in the text.' }),
    kind: t.expose('kind', { type: CitationKindEnum, description: 'Type of the source.' }),
    sourceId: t.exposeString('sourceId', { description: 'UUID of the source, or field name.' }),
    threadUuid: t.exposeString('threadId', {
      nullable: true,
      description: 'Conversation of a quoted step, otherwise null.',
    }),
    title: t.exposeString('title', { description: 'Title of the source.' }),
    excerpt: t.exposeString('excerpt', { description: 'Quoted text of the source.' }),
    ordinal: t.exposeInt('ordinal', {
      nullable: true,
      description: 'Passage or step number; null for others.',
    }),
    page: t.exposeInt('page', { nullable: true, description: 'Page in the document, if any.' }),
  }),
})

export const AnswerApprovalEnum = builder.enumType('AnswerApproval', {
  description: 'Decision of a twin’s owner about an answer.',
  values: toEnumValues({
    waiting: { description: 'Not decided yet.' },
    approved: { description: 'Shown to the visitor, possibly edited.' },
    rejected: { description: 'Never shown to the visitor.' },
  }),
})

const ofToolCalls = { toolCalls: { orderBy: { position: 'asc' } }, sources: { orderBy: { number: 'asc' } }, thread: twinOfThread } as const

export const StepNode = builder.prismaNode('Step', {
  description: 'Message in a thread, visible only to its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { participant }) => ({ id: toUuidOrNil(id), thread: ownedBy(participant) }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    position: t.exposeInt('position', {
      nullable: true,
      description: 'Zero-based position, without gaps; null while another branch is shown.',
    }),
    stepType: t.expose('stepType', { type: StepTypeEnum, description: 'Type of the step.' }),
    status: t.expose('status', { type: StepStatusEnum, description: 'Status of the step.' }),
    input: t.exposeString('input', { description: 'Message text; empty for answers.' }),
    output: t.string({
      description: 'Answer text, up to a second old; a note if a source was withdrawn.',
      select: { output: true, sources: { orderBy: { number: 'asc' } }, thread: twinOfThread },
      resolve: async (step, _args, { services }) => (await services.steps.show(step)).output,
    }),
    aiGenerated: t.boolean({ description: 'Whether AI generated the text.', resolve: isAiGenerated }),
    reasoning: t.exposeString('reasoning', {
      description: 'Model’s reasoning; empty if none.',
    }),
    reasoningMs: t.exposeInt('reasoningMs', {
      nullable: true,
      description: 'Reasoning milliseconds; null until known.',
    }),
    isError: t.exposeBoolean('isError', { description: 'Whether the answer failed; its text stays.' }),
    isByOwner: t.exposeBoolean('isByOwner', {
      description: 'Whether the owner answered instead of the twin; the output may be empty.',
    }),
    approval: t.expose('approval', {
      type: AnswerApprovalEnum,
      nullable: true,
      description: 'Approval by the twin’s owner; null if not needed. Until then, the output is a notice.',
    }),
    errors: t.field({
      type: [StepError],
      complexity: shortList,
      description: 'Reasons for failure; empty on success.',
      resolve: ({ errors }) => (Array.isArray(errors) ? (errors as { message: string; code?: string }[]) : []),
    }),
    elements: t.field({
      type: [ElementInterface],
      complexity: shortList,
      description: 'Attachments, followed by tool calls.',
      select: { elements: { orderBy: { position: 'asc' } }, ...ofToolCalls },
      resolve: async (step, _args, { services }) => listStepElements(await services.steps.show(step)),
    }),
    references: t.field({
      type: [MessageReferenceType],
      complexity: shortList,
      description: 'Content that the sender added as context.',
      resolve: ({ metadata }) => readReferences(metadata),
    }),
    toolCallSession: t.field({
      type: ToolCallSessionType,
      nullable: true,
      description: 'Tool calls of the answer; null if none.',
      select: { id: true, createdAt: true, ...ofToolCalls },
      resolve: async (step, _args, { services }) => toToolCallSession(await services.steps.show(step)),
    }),
    citations: t.field({
      type: [CitationType],
      complexity: shortList,
      description: 'Sources cited as `[number]`, in order.',
      select: { output: true, sources: { orderBy: { number: 'asc' } }, thread: twinOfThread },
      resolve: async (step, _args, { services }) => findCitations(await services.steps.show(step)),
    }),
    isUnanswered: t.boolean({
      description: 'Whether the twin couldn’t answer; see `sendToOwner`.',
      select: ofToolCalls,
      resolve: async (step, _args, { services }) => isStepUnanswered(await services.steps.show(step)),
    }),
    thread: t.relation('thread', { description: 'Conversation of the step.' }),
    run: t.relation('run', { nullable: true, description: 'Run of the answer; null for other steps.' }),
    viewerCanRetry: t.boolean({
      description: 'Whether `retryRun` is possible now.',
      select: { position: true, run: { select: { id: true } }, thread: { select: { stepCount: true, twinOwnerId: true } } },
      resolve: (step, _args, { services, participant }) => services.runs.mayRetry(participant, step),
    }),
    viewerCanContinue: t.boolean({
      description: 'Whether `continueAnswer` is possible now.',
      select: {
        position: true,
        output: true,
        waitForAnswer: true,
        run: { select: { status: true } },
        thread: { select: { stepCount: true, twinOwnerId: true } },
      },
      resolve: (step, _args, { services }) => services.continuation.mayContinue(step),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether `editAndResend` is possible now.',
      select: {
        position: true,
        stepType: true,
        askedRuns: { select: { assistantStep: { select: { position: true } } } },
        thread: { select: { stepCount: true, twinOwnerId: true } },
      },
      resolve: (step, _args, { services, participant }) => services.runs.mayEdit(participant, step),
    }),
    agentModel: t.string({
      nullable: true,
      description: 'Model of the answer; null until completed.',
      resolve: ({ metadata }) => readText(metadata, 'agent_model'),
    }),
    unavailableModel: t.string({
      nullable: true,
      description: 'Chosen model, if unavailable and replaced by the default.',
      resolve: ({ metadata }) => readText(metadata, 'unavailable_model'),
    }),
    promptTokens: t.int({
      nullable: true,
      description: 'Tokens read by the model, if reported.',
      resolve: ({ metadata }) => readNumber(metadata, 'prompt_tokens'),
    }),
    completionTokens: t.int({
      nullable: true,
      description: 'Tokens written by the model, if reported.',
      resolve: ({ metadata }) => readNumber(metadata, 'completion_tokens'),
    }),
    partlyReadFiles: t.stringList({
      description: 'Attached files read only in part.',
      resolve: ({ metadata }) => parsePartlyReadFiles(metadata),
    }),
    metadata: t.expose('metadata', {
      type: 'JSON',
      description: 'Further properties, such as `agent_model`; never `expanded`.',
    }),
    tags: t.exposeStringList('tags', { description: 'Labels of the step.' }),
    indentLevel: t.exposeInt('indentLevel', { description: 'Always 0, for compatibility.' }),
    showInput: t.exposeBoolean('showInput', { description: 'Always false, for compatibility.' }),
    waitForAnswer: t.exposeBoolean('waitForAnswer', { description: 'Whether it ends with a question to the user.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    startTime: t.expose('startTime', { type: 'DateTime', nullable: true, description: 'When the agent started; null for messages.' }),
    viewedAt: t.expose('viewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the owner first saw the answer.',
    }),
    agentProcessingTimeMs: t.exposeInt('agentProcessingTimeMs', {
      nullable: true,
      description: 'Answering time in milliseconds; null until ended.',
    }),
    stepCreationTimeMs: t.exposeInt('stepCreationTimeMs', {
      nullable: true,
      description: 'Milliseconds until the agent started, or null.',
    }),
    totalTimeMs: t.exposeInt('totalTimeMs', {
      nullable: true,
      description: 'Total milliseconds, with waiting, or null.',
    }),
  }),
})

const Steps = createPageTypes(StepNode, {
  description: 'Page of messages with fixed positions.',
  placeDescription: 'Step in a list.',
})
export const StepEdge = Steps.Edge

function stepEdge(step: Step) {
  return { cursor: formatStepCursor(step.position ?? 0), node: step }
}

/** Planning its selection tells Pothos that the step is already loaded. */
export function toNewStepEdge(step: Step | NewStep, context: GraphContext, info: GraphQLResolveInfo) {
  if ('run' in step) queryFromInfo({ context, info, path: ['node'] })
  return stepEdge(step)
}

builder.objectField(ThreadNode, 'steps', (t) =>
  t.connection(
    {
      type: StepNode,
      nullable: true,
      description: 'Messages, oldest first; page backwards with `last`, at most 100.',
      resolve: (thread, args, context, info) =>
        resolveStepsPage(thread.stepCount, args, (page) =>
          context.services.steps.listPage(thread.id, page, queryFromInfo({ context, info, path: ['edges', 'node'] })),
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

function parsePartlyReadFiles(metadata: unknown): string[] {
  const files = read(metadata, 'partly_read_files')
  return Array.isArray(files) ? files.map(String) : []
}
