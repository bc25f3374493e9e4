import { builder } from '../../graphql/builder.ts'
import { ErrorCodeEnum } from '../../graphql/errors/errors.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { ConflictError, NotFoundError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { AlreadySendingError } from '../runs/sends.ts'
import { ThreadNode, defineThreadPayload } from '../threads/threads.graph.ts'
import { type Context, getCompactionError, getSummary, type Summary } from './context.service.ts'
import { contextBody, summaryBody } from './contextBodies.ts'

const { shape } = contextBody

const ThreadContext = builder.objectRef<Context>('ThreadContext').implement({
  description: 'Use of the model’s context window by a conversation.',
  fields: (t) => ({
    tokens: t.exposeInt('tokens', { description: shape.tokens.description }),
    windowTokens: t.exposeInt('windowTokens', { description: shape.window_tokens.description }),
    compactsAtTokens: t.exposeInt('compactsAtTokens', { description: shape.compacts_at_tokens.description }),
    lastPromptTokens: t.exposeInt('lastPromptTokens', { nullable: true, description: shape.last_prompt_tokens.description }),
    readTokens: t.exposeInt('readTokens', { description: shape.read_tokens.description }),
    writtenTokens: t.exposeInt('writtenTokens', { description: shape.written_tokens.description }),
    canCompact: t.exposeBoolean('canCompact', { description: shape.can_compact.description }),
  }),
})

const ThreadSummary = builder.objectRef<Summary>('ThreadSummary').implement({
  description: 'Summary that replaces earlier messages for the model.',
  fields: (t) => ({
    text: t.exposeString('text', { description: summaryBody.shape.text.description }),
    position: t.exposeInt('position', { description: summaryBody.shape.position.description }),
  }),
})

builder.objectFields(ThreadNode, (t) => ({
  context: t.field({
    type: ThreadContext,
    nullable: true,
    complexity: 20,
    description: 'Use of the context window by the next message; null for twins and the built-in responder.',
    resolve: (thread, _args, { services }) => services.context.measure(thread),
  }),
  summary: t.field({
    type: ThreadSummary,
    nullable: true,
    description: 'Summary of the earlier messages; null if none, and for twins.',
    resolve: getSummary,
  }),
  isCompacting: t.boolean({
    description: 'Whether earlier messages are being summarized after `compactThread`.',
    resolve: ({ compactingSince }) => compactingSince !== null,
  }),
  compactionError: t.field({
    type: ErrorCodeEnum,
    nullable: true,
    description: 'Error code of the last `compactThread`; null unless it failed.',
    resolve: getCompactionError,
  }),
}))

const CompactThreadInput = builder.inputType('CompactThreadInput', {
  description: 'Conversation to be summarized.',
  fields: (t) => ({
    threadId: t.globalID({ required: true, for: ThreadNode, description: 'Conversation without a twin.' }),
  }),
})

const CompactThreadPayload = defineThreadPayload('CompactThreadPayload', 'Earlier messages are being summarized; see `isCompacting`.')

defineMutations('chat', (t) => ({
  compactThread: t.withAuth({ signedIn: true }).field({
    type: CompactThreadPayload,
    errors: { types: [NotFoundError, ConflictError, AlreadySendingError] },
    description: 'Summarizes all but the newest messages for the model. The messages stay in the conversation.',
    args: { input: t.arg({ type: CompactThreadInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.context.compact(viewer, { id: requireUuid(input.threadId.id) }),
  }),
}))
