import { builder } from '../../graphql/builder.ts'
import { ToolCallStatusEnum } from '../steps/elements.graph.ts'
import type { ReadEvent, ToolCallState } from './events.ts'
import { existing } from '../../platform/text/ids.ts'
import { RunNode } from '../runs/runs.graph.ts'
import { StepNode } from '../steps/steps.graph.ts'
import { ThreadEdge, threadEdge, ThreadNode } from '../threads/threads.graph.ts'
import type { Thread } from '../threads/threads.service.ts'

type EventType = ReadEvent['event']['type']
/** An event of one kind, as the reader gives it. */
type EventOf<Type extends EventType> = ReadEvent & { readonly event: Extract<ReadEvent['event'], { type: Type }> }

const typenames: Record<EventType, string> = {
  run: 'ChatRunStarted',
  snapshot: 'ChatSnapshot',
  restarted: 'ChatRestarted',
  delta: 'ChatDelta',
  reasoning_delta: 'ChatReasoningDelta',
  reasoning_completed: 'ChatReasoningCompleted',
  tool_called: 'ChatToolCalled',
  tool_status_update: 'ChatToolStatusUpdate',
  tool_output: 'ChatToolOutput',
  assistant_step: 'ChatAssistantStep',
  token_info: 'ChatTokenInfo',
  compacting_started: 'ChatCompactingStarted',
  compacting_completed: 'ChatCompactingCompleted',
  stream_error: 'ChatStreamError',
  done: 'ChatDone',
}

const ChatEvent = builder.interfaceRef<ReadEvent>('ChatEvent').implement({
  description: 'Something that happened while an answer was written.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'Begins with attempt:seq. Hand the last one applied to `after`; drop one that was applied before.',
    }),
    stepId: t.globalID({
      description: 'The assistant step that is being written.',
      resolve: ({ stepId }) => ({ type: 'Step', id: stepId }),
    }),
  }),
  resolveType: ({ event }) => typenames[event.type],
})

const ChatToolCall = builder.objectRef<ToolCallState>('ChatToolCall').implement({
  description: 'A tool call while it runs; the stored ToolCall follows with the step.',
  fields: (t) => ({
    callId: t.exposeString('callId', {
      description: 'The model’s id of the call; starts with early_ while the model still writes its input.',
    }),
    name: t.exposeString('name', { description: 'The tool, as programs name it.' }),
    type: t.string({ description: 'tool_execution.', resolve: () => 'tool_execution' }),
    displayName: t.exposeString('displayName', { description: 'What it does, for people.' }),
    status: t.expose('status', { type: ToolCallStatusEnum, description: 'How far it is.' }),
    isError: t.exposeBoolean('isError', { description: 'Whether it failed.' }),
    inputParams: t.expose('inputParams', {
      type: 'JSON',
      nullable: true,
      description: 'What it was called with; null while that is still written.',
    }),
    outputResult: t.expose('outputResult', { type: 'JSON', nullable: true, description: 'What it returned; null until then.' }),
    durationMs: t.exposeInt('durationMs', { nullable: true, description: 'How long it took; null until it is back.' }),
    textOffset: t.exposeInt('textOffset', { description: 'Where in the text the call stands, in UTF-16 code units.' }),
  }),
})

const eventRef = <Type extends EventType>(type: Type) => builder.objectRef<EventOf<Type>>(typenames[type])
const interfaces = [ChatEvent]

eventRef('run').implement({
  interfaces,
  description: 'The answer has begun.',
  fields: (t) => ({
    run: t.withAuth({ participant: true }).field({
      type: RunNode,
      description: 'The run that writes it.',
      resolve: (read, _args, { services, participant }) =>
        services.runReader.loadFor(participant, read, {}, () => services.runs.get(participant, { id: read.runId })),
    }),
  }),
})

eventRef('snapshot').implement({
  interfaces,
  description: 'The answer so far, for a reader who has not seen its beginning. Replaces all text, reasoning and tool calls.',
  fields: (t) => ({
    text: t.string({ description: 'The text so far.', resolve: ({ event }) => event.text }),
    reasoning: t.string({ description: 'What the model thought so far.', resolve: ({ event }) => event.reasoning }),
    reasoningMs: t.int({
      nullable: true,
      description: 'How long it thought; null where it told nothing, and while it thinks.',
      resolve: ({ event }) => event.reasoningMs,
    }),
    toolCalls: t.field({ type: [ChatToolCall], description: 'The calls so far.', resolve: ({ event }) => [...event.toolCalls] }),
  }),
})

eventRef('restarted').implement({
  interfaces,
  description: 'The answer is being written anew: forget the text so far.',
  fields: (t) => ({ attempt: t.int({ description: 'How often it was begun by now.', resolve: ({ event }) => event.attempt }) }),
})

eventRef('delta').implement({
  interfaces,
  description: 'More text.',
  fields: (t) => ({ delta: t.string({ description: 'To be appended to the text so far.', resolve: ({ event }) => event.delta }) }),
})

eventRef('reasoning_delta').implement({
  interfaces,
  description: 'The model thinks. This is no part of the answer, and comes only where a model tells it. Twins send none.',
  fields: (t) => ({
    delta: t.string({ description: 'To be appended to the reasoning so far.', resolve: ({ event }) => event.delta }),
  }),
})

eventRef('reasoning_completed').implement({
  interfaces,
  description: 'The model has stopped thinking; it may begin again after a tool call.',
  fields: (t) => ({
    durationMs: t.int({ description: 'How long it has thought in this answer, in all.', resolve: ({ event }) => event.durationMs }),
  }),
})

eventRef('tool_called').implement({
  interfaces,
  description: 'The assistant calls a tool.',
  fields: (t) => ({ toolCall: t.field({ type: ChatToolCall, description: 'The call.', resolve: ({ event }) => event.toolCall }) }),
})

eventRef('tool_status_update').implement({
  interfaces,
  description: 'More is known about a call.',
  fields: (t) => ({
    toolCall: t.field({ type: ChatToolCall, description: 'The call as it is now.', resolve: ({ event }) => event.toolCall }),
    oldCallId: t.string({
      nullable: true,
      description: 'The early id that this call had before; null when it had none.',
      resolve: ({ event }) => event.oldCallId,
    }),
  }),
})

eventRef('tool_output').implement({
  interfaces,
  description: 'A tool is back.',
  fields: (t) => ({
    callId: t.string({ description: 'Which call.', resolve: ({ event }) => event.toolCall.callId }),
    status: t.field({ type: ToolCallStatusEnum, description: 'COMPLETED.', resolve: ({ event }) => event.toolCall.status }),
    isError: t.boolean({ description: 'Whether it failed.', resolve: ({ event }) => event.toolCall.isError }),
    output: t.field({
      type: 'JSON',
      nullable: true,
      description: 'What it returned; null when it returned nothing.',
      resolve: ({ event }) => event.toolCall.outputResult,
    }),
    durationMs: t.int({ description: 'How long it took.', resolve: ({ event }) => event.toolCall.durationMs ?? 0 }),
  }),
})

eventRef('assistant_step').implement({
  interfaces,
  description: 'The answer is stored as it will stay.',
  fields: (t) => ({
    step: t.withAuth({ participant: true }).prismaField({
      type: StepNode,
      description: 'The step as it is stored at its end.',
      resolve: (query, read, _args, { services, participant }) =>
        services.runReader.loadFor(participant, read, query, () => services.steps.load(participant, { id: read.stepId }, query)),
    }),
  }),
})

eventRef('token_info').implement({
  interfaces,
  description: 'How full the model’s window is.',
  fields: (t) => ({
    estimatedTokens: t.int({ description: 'Of what the model was given.', resolve: ({ event }) => event.estimatedTokens }),
    totalTokens: t.int({ description: 'The window.', resolve: ({ event }) => event.totalTokens }),
    totalChars: t.int({ description: 'Of what the model was given.', resolve: ({ event }) => event.totalChars }),
    messageCount: t.int({ description: 'Of what the model was given.', resolve: ({ event }) => event.messageCount }),
  }),
})

eventRef('compacting_started').implement({
  interfaces,
  description: 'The conversation outgrew the model’s window; its older part is being summarized.',
})
eventRef('compacting_completed').implement({ interfaces, description: 'The summary is kept; the answer goes on.' })

eventRef('stream_error').implement({
  interfaces,
  description: 'The answer ends here, and is not whole.',
  fields: (t) => ({
    message: t.string({ description: 'Why, in plain words.', resolve: ({ event }) => event.message }),
    code: t.string({ description: 'The same for programs, such as model_timeout.', resolve: ({ event }) => event.code }),
  }),
})

eventRef('done').implement({
  interfaces,
  description: 'Nothing follows.',
  fields: (t) => ({
    thread: t.withAuth({ participant: true }).prismaField({
      type: ThreadNode,
      description: 'The thread after the run: its name, previews and count.',
      resolve: (query, read, _args, { services, participant }) =>
        services.runReader.loadFor(participant, read, query, () => services.threads.load(participant, { id: read.threadId }, query)),
    }),
  }),
})

export const ThreadChanged = builder.objectRef<{ thread: Thread }>('ThreadChanged').implement({
  description: 'A thread is new, was renamed or moved to the top.',
  fields: (t) => ({
    threadEdge: t.field({ type: ThreadEdge, description: 'Its place in the list now.', resolve: ({ thread }) => threadEdge(thread) }),
  }),
})

export const ThreadDeleted = builder.objectRef<{ deletedThreadId: string }>('ThreadDeleted').implement({
  description: 'A thread is gone.',
  fields: (t) => ({
    deletedThreadId: t.globalID({
      description: 'For deleting its edge.',
      resolve: ({ deletedThreadId }) => ({ type: 'Thread', id: deletedThreadId }),
    }),
  }),
})

builder.subscriptionFields((t) => ({
  chatStream: t.withAuth({ participant: true }).field({
    type: ChatEvent,
    description:
      'The events of the thread’s newest run, from a cursor on or from a snapshot; ends after ChatDone, and at once when there is nothing to follow.',
    args: {
      threadId: t.arg.globalID({ required: true, for: ThreadNode, description: 'The thread.' }),
      after: t.arg.string({ description: 'The cursor of the last event that was applied; null starts with a snapshot.' }),
    },
    subscribe: async (_root, { threadId, after }, { services, participant, client }) => {
      const batches = await services.runReader.read({ participant, client }, { threadId: existing(threadId.id), after: after ?? null })
      return batches ? oneByOne(batches) : nothing()
    },
    resolve: (event) => event,
  }),
}))

async function* nothing(): AsyncGenerator<ReadEvent, void, void> {}

/** Hands on the leaving of the reader at once, which a generator would do only after the next batch. */
function oneByOne<T>(batches: AsyncIterableIterator<T[], void, void>): AsyncIterableIterator<T, void, void> {
  let batch: T[] = []
  let next = 0
  return {
    async next() {
      while (next >= batch.length) {
        const { value, done } = await batches.next()
        if (done) return { value: undefined, done: true }
        batch = value
        next = 0
      }
      return { value: batch[next++] as T, done: false }
    },
    async return() {
      await batches.return?.()
      return { value: undefined, done: true }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
