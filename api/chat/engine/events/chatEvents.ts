import { z } from '@hono/zod-openapi'
import { anyJson, showStep, showToolCall, stepBody, toolCallBody } from '../../steps/stepBodies.ts'
import { entry, type EventEntry, field, nullable, createRestPayload } from './eventEntry.ts'
import type { ErrorCode } from '../../../platform/errorCodes/catalogue.ts'
import type { Reasoning, ToolCallState } from '../../steps/toolCallState.ts'

interface WithCall {
  readonly toolCall: ToolCallState
}

const { name, status, is_error, duration_ms, display_name, ...call } = toolCallBody.shape
const id = call.id.openapi({
  description: 'The model’s call ID; starts with `early_` while the input is being written.',
})
const type = z.literal('tool_execution')
const input = anyJson('The tool’s input, in a tool-specific shape; null while the model writes it.')
const toCallRow = (call: ToolCallState) => ({ ...call, id: call.callId, type: 'tool_execution' as const })
const text = (description: string) => z.string().openapi({ description })

export const chatEvents = {
  run: entry<object>({
    typename: 'ChatRunStarted',
    description: 'The run started writing the answer.',
    fields: { run: { type: 'Run', description: 'The run that writes the answer.' } },
    sent: createRestPayload(z.object({ id: z.uuid(), thread_id: z.uuid(), step_id: z.uuid() }), (run) => ({ ...run, id: run.runId })),
  }),
  snapshot: entry<{ readonly text: string; readonly toolCalls: readonly ToolCallState[] } & Reasoning>({
    typename: 'ChatSnapshot',
    description: 'The answer so far. Replaces all previous text, reasoning and tool calls.',
    fields: {
      text: field('String', 'The text so far.', (event) => event.text),
      reasoning: field('String', 'The reasoning so far.', (event) => event.reasoning),
      reasoningMs: nullable(
        'Int',
        'Duration of the reasoning in milliseconds; null while the model is reasoning, or if it exposes none.',
        (event) => event.reasoningMs,
      ),
      toolCalls: field('ChatToolCalls', 'The tool calls so far.', (event) => event.toolCalls),
    },
    sent: createRestPayload(
      z.object({
        step_id: z.uuid(),
        text: z.string(),
        reasoning: z.string(),
        reasoning_ms: z.int().nullable(),
        tool_calls: z.array(toolCallBody),
      }),
      ({ stepId, event }) => ({ ...event, stepId, toolCalls: event.toolCalls.map(showToolCall) }),
    ),
  }),
  restarted: entry<{ readonly attempt: number }>({
    typename: 'ChatRestarted',
    description: 'The answer starts again. Discard the text received so far.',
    fields: { attempt: field('Int', 'Number of times the answer has been started.', (event) => event.attempt) },
  }),
  delta: entry<{ readonly delta: string }>({
    typename: 'ChatDelta',
    description: 'More text of the answer.',
    fields: { delta: field('String', 'Text to append to the answer.', (event) => event.delta) },
    sent: { body: text('Text to append to the answer.'), show: ({ event }) => event.delta },
  }),
  reasoning_delta: entry<{ readonly delta: string }>({
    typename: 'ChatReasoningDelta',
    description: 'More reasoning of the model, separate from the answer. Never sent by twins.',
    fields: { delta: field('String', 'Text to append to the reasoning.', (event) => event.delta) },
    sent: { body: text('Text to append to the reasoning.'), show: ({ event }) => event.delta },
  }),
  reasoning_completed: entry<{ readonly durationMs: number }>({
    typename: 'ChatReasoningCompleted',
    description: 'The model finished reasoning, possibly until after a tool call.',
    fields: { durationMs: field('Int', 'Total duration of the reasoning in milliseconds.', (event) => event.durationMs) },
  }),
  tool_called: entry<WithCall>({
    typename: 'ChatToolCalled',
    description: 'A tool call started.',
    fields: { toolCall: field('ChatToolCall', 'The tool call.', (event) => event.toolCall) },
    sent: createRestPayload(z.object({ id, name, type, args: input, display_name }), ({ event: { toolCall } }) => ({
      ...toCallRow(toolCall),
      args: toolCall.inputParams,
    })),
  }),
  tool_status_update: entry<WithCall & { readonly oldCallId: string | null }>({
    typename: 'ChatToolStatusUpdate',
    description: 'The status or input of a tool call changed.',
    fields: {
      toolCall: field('ChatToolCall', 'The updated tool call.', (event) => event.toolCall),
      oldCallId: nullable('String', 'The previous `early_` ID; null if none.', (event) => event.oldCallId),
    },
    sent: createRestPayload(
      z.object({
        id,
        old_id: text('The previous `early_` ID; null if none.').nullable(),
        name,
        status,
        type,
        input_params: input,
        display_name,
      }),
      ({ event: { toolCall, oldCallId } }) => ({ ...toCallRow(toolCall), oldId: oldCallId }),
    ),
  }),
  tool_output: entry<WithCall>({
    typename: 'ChatToolOutput',
    description: 'A tool call finished.',
    fields: {
      callId: field('String', 'ID that the model assigned to the call.', ({ toolCall }) => toolCall.callId),
      status: field('ToolCallStatus', 'Always `COMPLETED`.', ({ toolCall }) => toolCall.status),
      isError: field('Boolean', 'Whether the call failed.', ({ toolCall }) => toolCall.isError),
      output: nullable('JSON', 'The tool’s output; null if there is none.', ({ toolCall }) => toolCall.outputResult),
      durationMs: field('Int', 'Duration in milliseconds.', ({ toolCall }) => toolCall.durationMs ?? 0),
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
      estimatedTokens: field('Int', 'Estimated tokens in the model’s input.', (event) => event.estimatedTokens),
      totalTokens: field('Int', 'Size of the context window in tokens.', (event) => event.totalTokens),
      totalChars: field('Int', 'Number of characters in the model’s input.', (event) => event.totalChars),
      messageCount: field('Int', 'Number of messages in the model’s input.', (event) => event.messageCount),
    },
  }),
  compacting_started: entry<object>({
    typename: 'ChatCompactingStarted',
    description: 'The context window was exceeded; older messages are being summarized.',
    fields: {},
  }),
  compacting_completed: entry<object>({
    typename: 'ChatCompactingCompleted',
    description: 'The summary was stored; the answer continues.',
    fields: {},
  }),
  stream_error: entry<{ readonly message: string; readonly code: ErrorCode }>({
    typename: 'ChatStreamError',
    description: 'The answer failed and is incomplete.',
    fields: {
      message: field('String', 'Error message for the user.', (event) => event.message),
      code: field('ErrorCode', 'The error code.', (event) => event.code),
    },
  }),
  done: entry<object>({
    typename: 'ChatDone',
    description: 'The last event of a stream.',
    fields: { thread: { type: 'Thread', description: 'The thread after the run, with updated name, previews and count.' } },
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
