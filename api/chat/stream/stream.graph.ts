import { builder } from '../../graphql/builder.ts'
import { defineSubscription } from '../../graphql/scopes.ts'
import { ErrorCodeEnum } from '../../graphql/errors/errors.ts'
import { ToolCallStatusEnum } from '../steps/elements.graph.ts'
import { type ChatEventType, chatEvents, getEventEntry } from '../engine/events/chatEvents.ts'
import type { ReadEvent } from '../engine/events/events.ts'
import type { ToolCallState } from '../steps/toolCallState.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { RunNode } from '../runs/runs.graph.ts'
import { StepNode } from '../steps/steps.graph.ts'
import { ThreadEdge, toThreadEdge, ThreadNode } from '../threads/threads.graph.ts'
import type { Thread } from '../threads/threads.service.ts'

const ChatEvent = builder.interfaceRef<ReadEvent>('ChatEvent').implement({
  description: 'Event in an answer’s stream; ignore repeated cursors.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'Event cursor, for `after`.',
    }),
    stepId: t.globalID({
      description: 'Assistant step being written.',
      resolve: ({ stepId }) => ({ type: 'Step', id: stepId }),
    }),
  }),
  resolveType: ({ event }) => getEventEntry(event.type).typename,
})

const ChatToolCall = builder.objectRef<ToolCallState>('ChatToolCall').implement({
  description: 'Tool call in progress; the step stores it.',
  fields: (t) => ({
    callId: t.exposeString('callId', {
      description: 'Model’s call ID; `early_…` until input completes.',
    }),
    name: t.exposeString('name', { description: 'Identifier of the tool.' }),
    type: t.string({
      description: 'Always `tool_execution`, for compatibility.',
      deprecationReason: 'Always tool_execution. Use `name`.',
      resolve: () => 'tool_execution',
    }),
    displayName: t.exposeString('displayName', { description: 'Action name for display.' }),
    status: t.expose('status', { type: ToolCallStatusEnum, description: 'Status of the call.' }),
    isError: t.exposeBoolean('isError', { description: 'Whether the call failed.' }),
    inputParams: t.expose('inputParams', {
      type: 'JSON',
      nullable: true,
      description: 'Tool input; null until complete.',
    }),
    outputResult: t.expose('outputResult', {
      type: 'JSON',
      nullable: true,
      description: 'Tool output; null until finished.',
    }),
    durationMs: t.exposeInt('durationMs', { nullable: true, description: 'Duration in milliseconds; null until finished.' }),
    textOffset: t.exposeInt('textOffset', { description: 'Text position in UTF-16 code units.' }),
  }),
})

const valueTypes = {
  String: 'String',
  Int: 'Int',
  Boolean: 'Boolean',
  JSON: 'JSON',
  ErrorCode: ErrorCodeEnum,
  ChatToolCall,
  ChatToolCalls: [ChatToolCall],
  ToolCallStatus: ToolCallStatusEnum,
} as const

for (const type of Object.keys(chatEvents) as ChatEventType[]) {
  const { typename, description, fields } = getEventEntry(type)
  builder.objectRef<ReadEvent>(typename).implement({
    interfaces: [ChatEvent],
    description,
    fields: (t) => {
      const toField = (field: (typeof fields)[string]) => {
        const { description } = field
        if ('read' in field) {
          // The table guarantees that value and type match.
          const value = valueTypes[field.type] as 'JSON'
          return t.field({ type: value, nullable: field.isNullable, description, resolve: ({ event }) => field.read(event) })
        }
        if (field.type === 'Run') {
          return t.withAuth({ participant: true }).field({
            type: RunNode,
            description,
            resolve: (read, _args, { services, participant }) =>
              services.runReader.loadFor(participant, read, {}, () => services.runs.get(participant, { id: read.runId })),
          })
        }
        if (field.type === 'Step') {
          return t.withAuth({ participant: true }).prismaField({
            type: StepNode,
            description,
            resolve: (query, read, _args, { services, participant }) =>
              services.runReader.loadFor(participant, read, query, () => services.steps.load(participant, { id: read.stepId }, query)),
          })
        }
        return t.withAuth({ participant: true }).prismaField({
          type: ThreadNode,
          description,
          resolve: (query, read, _args, { services, participant }) =>
            services.runReader.loadFor(participant, read, query, () => services.threads.get(participant, { id: read.threadId }, query)),
        })
      }
      return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toField(field)]))
    },
  })
}

export const ThreadChanged = builder.objectRef<{ thread: Thread }>('ThreadChanged').implement({
  description: 'A thread was created, renamed or moved.',
  fields: (t) => ({
    threadEdge: t.field({ type: ThreadEdge, description: 'Thread in the list.', resolve: ({ thread }) => toThreadEdge(thread) }),
  }),
})

export const ThreadDeleted = builder.objectRef<{ deletedThreadId: string }>('ThreadDeleted').implement({
  description: 'A thread was deleted.',
  fields: (t) => ({
    deletedThreadId: t.globalID({
      description: 'ID of the deleted thread.',
      resolve: ({ deletedThreadId }) => ({ type: 'Thread', id: deletedThreadId }),
    }),
  }),
})

defineSubscription('chat', 'chatStream', (t) =>
  t.withAuth({ participant: true }).field({
    type: ChatEvent,
    description: 'Events of the newest run; completes after ChatDone, or if nothing runs.',
    args: {
      threadId: t.arg.globalID({ required: true, for: ThreadNode, description: 'Thread to be followed.' }),
      after: t.arg.string({ description: 'Last applied event; null starts with a snapshot.' }),
      clientMessageId: t.arg.string({
        description: 'Key of a message to await, up to 10 seconds.',
      }),
    },
    subscribe: async (_root, { threadId, after, clientMessageId }, { services, participant, client }) => {
      const request = { threadId: requireUuid(threadId.id), after: after ?? null, clientMessageId: clientMessageId ?? null }
      const batches = await services.runReader.read({ participant, client }, request)
      return batches ? flattenBatches(batches) : createEmptyStream()
    },
    resolve: (event) => event,
  }),
)

async function* createEmptyStream(): AsyncGenerator<ReadEvent, void, void> {}

/** Generators end only after the next batch. */
function flattenBatches<T>(batches: AsyncIterableIterator<T[], void, void>): AsyncIterableIterator<T, void, void> {
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
