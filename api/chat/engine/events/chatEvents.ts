import { z } from '@hono/zod-openapi'
import { anyJson, showStep, showToolCall, stepBody, toolCallBody } from '../../steps/stepBodies.ts'
import { entry, type EventEntry, field, nullable } from './eventEntry.ts'
import type { Reasoning, ToolCallState } from '../../steps/toolCallState.ts'

interface WithCall {
  readonly toolCall: ToolCallState
}

const { name, status, is_error, duration_ms, display_name, ...call } = toolCallBody.shape
const id = call.id.openapi({
  description: 'ID that the model assigned to the call. Starts with `early_` while the model is still writing the input.',
})
const type = z.literal('tool_execution')
const input = anyJson('What it was called with: the shape is the tool’s; null while that is still written.')
const text = (description: string) => z.string().openapi({ description })

/**
 * Everything that happens while an answer is written. GraphQL has a type for each entry, REST sends it under its key, and the OpenAPI
 * document describes it; a new event is an entry here.
 */
export const chatEvents = {
  run: entry<object>({
    typename: 'ChatRunStarted',
    description: 'The answer started.',
    fields: { run: { type: 'Run', description: 'The run that writes the answer.' } },
    sent: {
      body: z.object({ id: z.uuid(), thread_id: z.uuid(), step_id: z.uuid() }),
      show: ({ runId, threadId, stepId }) => ({ id: runId, thread_id: threadId, step_id: stepId }),
    },
  }),
  /** Stands in for the part of the log that is gone, or that a reader has not seen. */
  snapshot: entry<{ readonly text: string; readonly toolCalls: readonly ToolCallState[] } & Reasoning>({
    typename: 'ChatSnapshot',
    description: 'The answer so far, sent to readers that missed its beginning. Replaces all previous text, reasoning and tool calls.',
    fields: {
      text: field('String', 'The text so far.', (event) => event.text),
      reasoning: field('String', 'What the model thought so far.', (event) => event.reasoning),
      reasoningMs: nullable('Int', 'How long it thought; null where it told nothing, and while it thinks.', (event) => event.reasoningMs),
      toolCalls: field('ChatToolCalls', 'The calls so far.', (event) => event.toolCalls),
    },
    sent: {
      body: z.object({
        step_id: z.uuid(),
        text: z.string(),
        reasoning: z.string(),
        reasoning_ms: z.int().nullable(),
        tool_calls: z.array(toolCallBody),
      }),
      show: ({ stepId, event }) => ({
        step_id: stepId,
        text: event.text,
        reasoning: event.reasoning,
        reasoning_ms: event.reasoningMs,
        tool_calls: event.toolCalls.map(showToolCall),
      }),
    },
  }),
  restarted: entry<{ readonly attempt: number }>({
    typename: 'ChatRestarted',
    description: 'The answer restarted. Discard the text received so far.',
    fields: { attempt: field('Int', 'How often it was begun by now.', (event) => event.attempt) },
  }),
  delta: entry<{ readonly delta: string }>({
    typename: 'ChatDelta',
    description: 'More answer text.',
    fields: { delta: field('String', 'To be appended to the text so far.', (event) => event.delta) },
    sent: { body: text('To be appended to the text so far.'), show: ({ event }) => event.delta },
  }),
  /** Comes before the answer, and between calls of tools. */
  reasoning_delta: entry<{ readonly delta: string }>({
    typename: 'ChatReasoningDelta',
    description:
      'More of the model’s reasoning, which is separate from the answer. Not sent by twins or by models that don’t expose reasoning.',
    fields: { delta: field('String', 'To be appended to the reasoning so far.', (event) => event.delta) },
    sent: { body: text('To be appended to the reasoning so far.'), show: ({ event }) => event.delta },
  }),
  reasoning_completed: entry<{ readonly durationMs: number }>({
    typename: 'ChatReasoningCompleted',
    description: 'The model finished reasoning. It may reason again after a tool call.',
    fields: { durationMs: field('Int', 'How long it has thought in this answer, in all.', (event) => event.durationMs) },
  }),
  tool_called: entry<WithCall>({
    typename: 'ChatToolCalled',
    description: 'A tool call started.',
    fields: { toolCall: field('ChatToolCall', 'The call.', (event) => event.toolCall) },
    sent: {
      body: z.object({ id, name, type, args: input, display_name }),
      show: ({ event: { toolCall } }) => ({
        id: toolCall.callId,
        name: toolCall.name,
        type: 'tool_execution',
        args: toolCall.inputParams,
        display_name: toolCall.displayName,
      }),
    },
  }),
  tool_status_update: entry<WithCall & { readonly oldCallId: string | null }>({
    typename: 'ChatToolStatusUpdate',
    description: 'The status or input of a tool call changed.',
    fields: {
      toolCall: field('ChatToolCall', 'The call as it is now.', (event) => event.toolCall),
      oldCallId: nullable('String', 'The early id that this call had before; null when it had none.', (event) => event.oldCallId),
    },
    sent: {
      body: z.object({
        id,
        old_id: text('The early id that this call had before; null when it had none.').nullable(),
        name,
        status,
        type,
        input_params: input,
        display_name,
      }),
      show: ({ event: { toolCall, oldCallId } }) => ({
        id: toolCall.callId,
        old_id: oldCallId,
        name: toolCall.name,
        status: toolCall.status,
        type: 'tool_execution',
        input_params: toolCall.inputParams,
        display_name: toolCall.displayName,
      }),
    },
  }),
  tool_output: entry<WithCall>({
    typename: 'ChatToolOutput',
    description: 'A tool call finished.',
    fields: {
      callId: field('String', 'Which call.', ({ toolCall }) => toolCall.callId),
      status: field('ToolCallStatus', 'COMPLETED.', ({ toolCall }) => toolCall.status),
      isError: field('Boolean', 'Whether it failed.', ({ toolCall }) => toolCall.isError),
      output: nullable('JSON', 'What it returned; null when it returned nothing.', ({ toolCall }) => toolCall.outputResult),
      durationMs: field('Int', 'How long it took.', ({ toolCall }) => toolCall.durationMs ?? 0),
    },
    sent: {
      body: z.object({
        id,
        status,
        output: anyJson('What it returned: the shape is the tool’s; null when it returned nothing.'),
        duration_ms,
        is_error,
      }),
      show: ({ event: { toolCall } }) => ({
        id: toolCall.callId,
        status: toolCall.status,
        output: toolCall.outputResult,
        duration_ms: toolCall.durationMs,
        is_error: toolCall.isError,
      }),
    },
  }),
  /** The step stands in the database as it will stay. */
  assistant_step: entry<object>({
    typename: 'ChatAssistantStep',
    description: 'The answer was stored in its final form.',
    fields: { step: { type: 'Step', description: 'The step in its final form.' } },
    sent: { body: stepBody, show: async (_happened, loadStep) => showStep(await loadStep()) },
  }),
  token_info: entry<{
    readonly estimatedTokens: number
    readonly totalTokens: number
    readonly totalChars: number
    readonly messageCount: number
  }>({
    typename: 'ChatTokenInfo',
    description: 'Usage of the model’s context window.',
    fields: {
      estimatedTokens: field('Int', 'Of what the model was given.', (event) => event.estimatedTokens),
      totalTokens: field('Int', 'The window.', (event) => event.totalTokens),
      totalChars: field('Int', 'Of what the model was given.', (event) => event.totalChars),
      messageCount: field('Int', 'Of what the model was given.', (event) => event.messageCount),
    },
  }),
  compacting_started: entry<object>({
    typename: 'ChatCompactingStarted',
    description: 'The conversation exceeded the model’s context window. Older messages are being summarized.',
    fields: {},
  }),
  compacting_completed: entry<object>({
    typename: 'ChatCompactingCompleted',
    description: 'The summary was stored. The answer continues.',
    fields: {},
  }),
  stream_error: entry<{ readonly message: string; readonly code: string }>({
    typename: 'ChatStreamError',
    description: 'The answer ended with an error and is incomplete.',
    fields: {
      message: field('String', 'Why, in plain words.', (event) => event.message),
      code: field('String', 'The same for programs, such as model_timeout.', (event) => event.code),
    },
  }),
  done: entry<object>({
    typename: 'ChatDone',
    description: 'The stream ended. No more events follow.',
    fields: { thread: { type: 'Thread', description: 'The thread after the run, with its updated name, previews and step count.' } },
    sent: null,
  }),
}

type Table = typeof chatEvents
export type ChatEventType = keyof Table
type PayloadOf<Type extends ChatEventType> = Table[Type] extends EventEntry<infer Payload> ? Payload : never

/** What a reader sees: the log, and what stands in for the part of it that is gone. */
export type ChatEvent = { [Type in ChatEventType]: { readonly type: Type } & PayloadOf<Type> }[ChatEventType]

/** What a run writes to its log. */
export type RunEvent = Exclude<ChatEvent, { readonly type: 'snapshot' | 'restarted' }>

/** The entry of an event that may be any of them. */
export function entryOf(type: ChatEventType): EventEntry<ChatEvent> {
  return chatEvents[type] as unknown as EventEntry<ChatEvent>
}
