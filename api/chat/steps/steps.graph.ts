import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { builder, type GraphContext } from '../../graphql/builder.ts'
import { shortList } from '../../graphql/cost.ts'
import { pagesOf } from '../../graphql/pages.ts'
import { type Citation, citationsOf } from './citations.ts'
import type { NewStep } from './newStep.ts'
import { ElementInterface, elementsOfStep, ToolCallSession } from './elements.graph.ts'
import { uuidOrNil } from '../../platform/text/ids.ts'
import { ownedBy } from '../threads/participants.ts'
import { formatStepCursor, resolveStepsPage } from './stepPages.ts'
import type { Step } from './steps.service.ts'
import { ThreadNode } from '../threads/threads.graph.ts'

const StepTypeEnum = builder.enumType('StepType', {
  description: 'Who made a step.',
  values: {
    USER_MESSAGE: { value: 'user_message', description: 'A person; what they wrote is its input.' },
    ASSISTANT_MESSAGE: { value: 'assistant_message', description: 'The assistant; what it wrote is its output.' },
    TOOL_CALL: { value: 'tool_call', description: 'Never written: the tools that an answer calls are in its toolCallSession.' },
  } as const,
})

const StepStatusEnum = builder.enumType('StepStatus', {
  description: 'How far a step is.',
  values: {
    SENT: { value: 'sent', description: 'Written by a person.' },
    STREAMING: { value: 'streaming', description: 'Being written; follow chatStream for its text.' },
    COMPLETED: { value: 'completed', description: 'As it will stay, whole or not: isError and run say which.' },
  } as const,
})

const StepError = builder.objectRef<{ message: string; code?: string }>('StepError').implement({
  description: 'Why an answer is not whole.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Plain words for the reader.' }),
    code: t.exposeString('code', { nullable: true, description: 'For programs, such as model_timeout.' }),
  }),
})

export const CitationKindEnum = builder.enumType('CitationKind', {
  description: 'Where a quotation comes from.',
  values: {
    ITEM: { value: 'item', description: 'A note, story or document.' },
    PROFILE: { value: 'profile', description: 'The profile.' },
    MEMORY: { value: 'memory', description: 'Something that the assistant was asked to remember.' },
    STEP: { value: 'step', description: 'A message of an earlier conversation.' },
  } as const,
})

export const CitationType = builder.objectRef<Citation>('Citation').implement({
  description: 'Something that an answer rests on, as it was when the answer was written. Twins rest theirs only on what is public.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The text has it in brackets.' }),
    kind: t.expose('kind', { type: CitationKindEnum, description: 'Where it comes from.' }),
    sourceId: t.exposeString('sourceId', { description: 'The UUID of the item, memory or step, or the name of the profile’s field.' }),
    threadUuid: t.exposeString('threadId', {
      nullable: true,
      description: 'The UUID of the conversation that a step is in; null for everything else.',
    }),
    title: t.exposeString('title', { description: 'What the source is called.' }),
    excerpt: t.exposeString('excerpt', { description: 'What was read, word for word.' }),
    ordinal: t.exposeInt('ordinal', {
      nullable: true,
      description: 'The number of the passage in a document, or the position of a step, to open it there; null for everything else.',
    }),
    page: t.exposeInt('page', { nullable: true, description: 'The page of a document; null where there are no pages.' }),
  }),
})

export const StepNode = builder.prismaNode('Step', {
  description: 'One message of a thread. Only the owner of the thread can see it.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: (id, { participant }) => ({ id: uuidOrNil(id), thread: ownedBy(participant) }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that REST uses.' }),
    position: t.exposeInt('position', { description: 'Its place in the thread, from 0, without gaps.' }),
    stepType: t.expose('stepType', { type: StepTypeEnum, description: 'Who made it.' }),
    status: t.expose('status', { type: StepStatusEnum, description: 'How far it is.' }),
    input: t.exposeString('input', { description: 'What the person wrote; empty on an answer.' }),
    output: t.exposeString('output', {
      description: 'What the assistant wrote so far, up to a second behind while it streams; empty on a question.',
    }),
    reasoning: t.exposeString('reasoning', {
      description: 'What the model thought before it answered; empty where it told nothing, on questions and on answers of twins.',
    }),
    reasoningMs: t.exposeInt('reasoningMs', {
      nullable: true,
      description: 'How long it thought; null where it told nothing, and while it thinks.',
    }),
    isError: t.exposeBoolean('isError', { description: 'Whether the answer failed; what was written before stays.' }),
    errors: t.field({
      type: [StepError],
      complexity: shortList,
      description: 'Why it failed; empty when it did not.',
      resolve: ({ errors }) => (Array.isArray(errors) ? (errors as { message: string; code?: string }[]) : []),
    }),
    elements: t.field({
      type: [ElementInterface],
      complexity: shortList,
      description: 'What is attached to it: files and the like, then the tools that it called.',
      select: { elements: { orderBy: { position: 'asc' } }, toolCalls: { orderBy: { position: 'asc' } } },
      resolve: elementsOfStep,
    }),
    toolCallSession: t.field({
      type: ToolCallSession,
      nullable: true,
      description: 'The tools that it called; null when it called none.',
      select: { toolCalls: { orderBy: { position: 'asc' } } },
      resolve: (step) => (step.toolCalls.length > 0 ? step : null),
    }),
    citations: t.field({
      type: [CitationType],
      complexity: shortList,
      description: 'What an answer quotes as [number], in the order in which it does so first; empty on other steps.',
      select: { output: true, sources: { orderBy: { number: 'asc' } } },
      resolve: citationsOf,
    }),
    thread: t.relation('thread', { description: 'The conversation.' }),
    run: t.relation('run', { nullable: true, description: 'The run that writes this assistant step; null on other steps.' }),
    viewerCanRetry: t.boolean({
      description: 'Whether retryRun writes this answer anew: it is the thread’s last. While it streams one waits for it, or stops it.',
      select: { position: true, run: { select: { id: true } }, thread: { select: { stepCount: true, twinOwnerId: true } } },
      resolve: (step, _args, { services, participant }) => services.runs.mayRetry(participant, step),
    }),
    viewerCanEdit: t.boolean({
      description:
        'Whether editAndResend replaces this message: it is the thread’s last. While its answer streams one waits for it, or stops it.',
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
      description: 'The model that wrote it; null on a question, and while it streams.',
      resolve: ({ metadata }) => agentModel(metadata),
    }),
    partlyReadFiles: t.stringList({
      description: 'The names of attached files of which only the parts that fit the question best were read for this answer.',
      resolve: ({ metadata }) => partlyReadFiles(metadata),
    }),
    metadata: t.expose('metadata', {
      type: 'JSON',
      description: 'Holds agent_model once the answer is completed. Never has expanded: whether a tool call is open is up to the client.',
    }),
    tags: t.exposeStringList('tags', { description: 'Labels.' }),
    indentLevel: t.exposeInt('indentLevel', { description: 'Always 0: no step is part of another.' }),
    showInput: t.exposeBoolean('showInput', { description: 'Always false: a question is a step of its own.' }),
    waitForAnswer: t.exposeBoolean('waitForAnswer', { description: 'Whether it waits for the person.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written or begun.' }),
    startTime: t.expose('startTime', { type: 'DateTime', nullable: true, description: 'When the assistant began; null on a question.' }),
    viewedAt: t.expose('viewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its owner saw the answer; null until then, and on a question.',
    }),
    agentProcessingTimeMs: t.exposeInt('agentProcessingTimeMs', {
      nullable: true,
      description: 'How long the agent worked; null until it is done.',
    }),
    stepCreationTimeMs: t.exposeInt('stepCreationTimeMs', {
      nullable: true,
      description: 'How long it took until the agent could begin; null until it is done.',
    }),
    totalTimeMs: t.exposeInt('totalTimeMs', { nullable: true, description: 'Both together; null until it is done.' }),
  }),
})

const Steps = pagesOf(StepNode, {
  description: 'A page of a thread’s messages. New messages come last and positions do not change; only the last message can be replaced.',
  placeDescription: 'A step in its thread.',
})
export const StepEdge = Steps.Edge

/** An edge for clients to insert into the thread. */
export function stepEdge(step: Step) {
  return { cursor: formatStepCursor(step.position), node: step }
}

/** The same for one that was perhaps just written: by planning what is asked of it, Pothos learns that it is all there. */
export function newStepEdge(step: Step | NewStep, context: GraphContext, info: GraphQLResolveInfo) {
  if ('run' in step) queryFromInfo({ context, info, path: ['node'] })
  return stepEdge(step)
}

builder.objectField(ThreadNode, 'steps', (t) =>
  t.connection(
    {
      type: StepNode,
      nullable: true,
      description: 'Oldest first; page backwards with last and before. At most 100 at a time.',
      resolve: (thread, args, context, info) =>
        resolveStepsPage(thread.stepCount, args, (page) =>
          context.services.steps.page(thread.id, page, queryFromInfo({ context, info, path: ['edges', 'node'] })),
        ),
    },
    Steps.Connection,
    Steps.Edge,
  ),
)

function agentModel(metadata: unknown): string | null {
  const model = metadata !== null && typeof metadata === 'object' && 'agent_model' in metadata ? metadata.agent_model : null
  return typeof model === 'string' ? model : null
}

function partlyReadFiles(metadata: unknown): string[] {
  const files = metadata !== null && typeof metadata === 'object' && 'partly_read_files' in metadata ? metadata.partly_read_files : []
  return Array.isArray(files) ? files.map(String) : []
}
