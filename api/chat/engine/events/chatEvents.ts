import { z } from '@hono/zod-openapi'
import { anyJson, showStep, showToolCall, stepBody, toolCallBody } from '../../steps/stepBodies.ts'
import { defineEvent, type EventEntry, defineField, defineNullableField, createRestPayload } from './eventEntry.ts'
import type { ErrorCode } from '../../../platform/errorCodes/catalogue.ts'
import type { Reasoning, ToolCallState } from '../../steps/toolCallState.ts'

interface WithCall {
  readonly toolCall: ToolCallState
}

const { name, status, is_error, duration_ms, display_name, ...call } = toolCallBody.shape
const id = call.id.openapi({
  description: 'Model’s call ID; `early_…` until input completes.',
})
const type = z.literal('tool_execution')
const input = anyJson('The tool’s input, in a tool-specific shape; null while the model writes it.')
const aiGenerated = defineField<unknown>('Boolean', 'Always true: text in the stream is AI-generated.', () => true)
const ai_generated = z.boolean().openapi({ description: aiGenerated.description })
const toCallRow = (call: ToolCallState) => ({ ...call, id: call.callId, type: 'tool_execution' as const })
const text = (description: string) => z.string().openapi({ description })

export const chatEvents = {
  run: defineEvent<object>({
    typename: 'ChatRunStarted',
    description: 'The run started the answer.',
    fields: { run: { type: 'Run', description: 'Run that writes the answer.' }, aiGenerated },
    sent: createRestPayload(z.object({ id: z.uuid(), thread_id: z.uuid(), step_id: z.uuid(), ai_generated }), (run) => ({
      ...run,
      id: run.runId,
      aiGenerated: true,
    })),
  }),
  snapshot: defineEvent<{ readonly text: string; readonly toolCalls: readonly ToolCallState[] } & Reasoning>({
    typename: 'ChatSnapshot',
    description: 'Answer so far, replacing all previous content.',
    fields: {
      text: defineField('String', 'Answer text so far.', (event) => event.text),
      reasoning: defineField('String', 'Reasoning received so far.', (event) => event.reasoning),
      reasoningMs: defineNullableField('Int', 'Reasoning milliseconds; null until known.', (event) => event.reasoningMs),
      toolCalls: defineField('ChatToolCalls', 'Tool calls so far.', (event) => event.toolCalls),
      aiGenerated,
    },
    sent: createRestPayload(
      z.object({
        step_id: z.uuid(),
        text: z.string(),
        reasoning: z.string(),
        reasoning_ms: z.int().nullable(),
        tool_calls: z.array(toolCallBody),
        ai_generated,
      }),
      ({ stepId, event }) => ({ ...event, stepId, toolCalls: event.toolCalls.map(showToolCall), aiGenerated: true }),
    ),
  }),
  restarted: defineEvent<{ readonly attempt: number }>({
    typename: 'ChatRestarted',
    description: 'The answer restarts; discard its text.',
    fields: { attempt: defineField('Int', 'Number of starts so far.', (event) => event.attempt) },
  }),
  delta: defineEvent<{ readonly delta: string }>({
    typename: 'ChatDelta',
    description: 'More text of the answer.',
    fields: { delta: defineField('String', 'Text to append to the answer.', (event) => event.delta) },
    sent: { body: text('Text to append to the answer.'), show: ({ event }) => event.delta },
  }),
  reasoning_delta: defineEvent<{ readonly delta: string }>({
    typename: 'ChatReasoningDelta',
    description: 'More reasoning; never from twins.',
    fields: { delta: defineField('String', 'Text to append to the reasoning.', (event) => event.delta) },
    sent: { body: text('Text to append to the reasoning.'), show: ({ event }) => event.delta },
  }),
  reasoning_completed: defineEvent<{ readonly durationMs: number }>({
    typename: 'ChatReasoningCompleted',
    description: 'Reasoning ended, or paused for a tool call.',
    fields: { durationMs: defineField('Int', 'Total reasoning time in milliseconds.', (event) => event.durationMs) },
  }),
  tool_called: defineEvent<WithCall>({
    typename: 'ChatToolCalled',
    description: 'A tool call started.',
    fields: { toolCall: defineField('ChatToolCall', 'Tool call that started.', (event) => event.toolCall) },
    sent: createRestPayload(z.object({ id, name, type, args: input, display_name }), ({ event: { toolCall } }) => ({
      ...toCallRow(toolCall),
      args: toolCall.inputParams,
    })),
  }),
  tool_status_update: defineEvent<WithCall & { readonly oldCallId: string | null }>({
    typename: 'ChatToolStatusUpdate',
    description: 'A tool call’s status or input changed.',
    fields: {
      toolCall: defineField('ChatToolCall', 'Tool call after the change.', (event) => event.toolCall),
      oldCallId: defineNullableField('String', 'Previous `early_` ID; null if none.', (event) => event.oldCallId),
    },
    sent: createRestPayload(
      z.object({
        id,
        old_id: text('Previous `early_` ID; null if none.').nullable(),
        name,
        status,
        type,
        input_params: input,
        display_name,
      }),
      ({ event: { toolCall, oldCallId } }) => ({ ...toCallRow(toolCall), oldId: oldCallId }),
    ),
  }),
  tool_output: defineEvent<WithCall>({
    typename: 'ChatToolOutput',
    description: 'A tool call finished.',
    fields: {
      callId: defineField('String', 'The model’s call ID.', ({ toolCall }) => toolCall.callId),
      status: defineField('ToolCallStatus', 'Status, always `COMPLETED` here.', ({ toolCall }) => toolCall.status),
      isError: defineField('Boolean', 'Whether the call failed.', ({ toolCall }) => toolCall.isError),
      output: defineNullableField('JSON', 'Tool output; null if none.', ({ toolCall }) => toolCall.outputResult),
      durationMs: defineField('Int', 'Duration of the call in milliseconds.', ({ toolCall }) => toolCall.durationMs ?? 0),
    },
    sent: createRestPayload(
      z.object({
        id,
        status,
        output: anyJson('The tool’s output, in a tool-specific shape; null if none.'),
        duration_ms,
        is_error,
      }),
      ({ event: { toolCall } }) => ({ ...toCallRow(toolCall), output: toolCall.outputResult }),
    ),
  }),
  assistant_step: defineEvent<object>({
    typename: 'ChatAssistantStep',
    description: 'The answer is stored.',
    fields: { step: { type: 'Step', description: 'Step in its final form.' } },
    sent: { body: stepBody, show: async (_happened, loadStep) => showStep(await loadStep()) },
  }),
  token_info: defineEvent<{
    readonly estimatedTokens: number
    readonly totalTokens: number
    readonly totalChars: number
    readonly messageCount: number
  }>({
    typename: 'ChatTokenInfo',
    description: 'Usage of the context window.',
    fields: {
      estimatedTokens: defineField('Int', 'Estimated tokens of the input.', (event) => event.estimatedTokens),
      totalTokens: defineField('Int', 'Context window in tokens.', (event) => event.totalTokens),
      totalChars: defineField('Int', 'Characters in the model’s input.', (event) => event.totalChars),
      messageCount: defineField('Int', 'Messages in the model’s input.', (event) => event.messageCount),
    },
  }),
  compacting_started: defineEvent<object>({
    typename: 'ChatCompactingStarted',
    description: 'Older messages are being summarized to fit.',
    fields: {},
  }),
  compacting_completed: defineEvent<object>({
    typename: 'ChatCompactingCompleted',
    description: 'The answer continues with the stored summary.',
    fields: {},
  }),
  stream_error: defineEvent<{ readonly message: string; readonly code: ErrorCode }>({
    typename: 'ChatStreamError',
    description: 'The answer failed and is incomplete.',
    fields: {
      message: defineField('String', 'Error message for the user.', (event) => event.message),
      code: defineField('ErrorCode', 'Code of the error.', (event) => event.code),
    },
  }),
  done: defineEvent<object>({
    typename: 'ChatDone',
    description: 'Last event of a stream.',
    fields: { thread: { type: 'Thread', description: 'Thread with updated name, previews and count.' } },
    sent: null,
  }),
}

type Table = typeof chatEvents
export type ChatEventType = keyof Table
type PayloadOf<Type extends ChatEventType> = Table[Type] extends EventEntry<infer Payload> ? Payload : never

export type ChatEvent = { [Type in ChatEventType]: { readonly type: Type } & PayloadOf<Type> }[ChatEventType]

export type RunEvent = Exclude<ChatEvent, { readonly type: 'snapshot' | 'restarted' }>

export function getEventEntry(type: ChatEventType): EventEntry<ChatEvent> {
  return chatEvents[type] as unknown as EventEntry<ChatEvent>
}
