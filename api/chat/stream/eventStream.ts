import { showStep, showToolCall } from '../steps/stepBodies.ts'
import type { ReadEvent } from './events.ts'
import type { WholeStep } from '../steps/steps.service.ts'

/** Of a run, as REST sends it. */
export async function sentEvent(event: ReadEvent, loadStep: (event: ReadEvent) => Promise<WholeStep>) {
  return { cursor: event.cursor, data: await showEvent(event, loadStep) }
}

async function showEvent(read: ReadEvent, loadStep: (event: ReadEvent) => Promise<WholeStep>): Promise<object> {
  const { event, runId, threadId, stepId } = read
  const { type } = event
  switch (type) {
    case 'delta':
      return event
    case 'run':
      return { type, run: { id: runId, thread_id: threadId, step_id: stepId } }
    case 'snapshot':
      return {
        type,
        snapshot: {
          step_id: stepId,
          text: event.text,
          reasoning: event.reasoning,
          reasoning_ms: event.reasoningMs,
          tool_calls: event.toolCalls.map(showToolCall),
        },
      }
    case 'reasoning_delta':
      return { type, reasoning_delta: event.delta }
    case 'reasoning_completed':
      return { type, reasoning_completed: { duration_ms: event.durationMs } }
    case 'restarted':
      return { type, restarted: { attempt: event.attempt } }
    case 'tool_called': {
      const { callId, name, inputParams, displayName } = event.toolCall
      return { type, tool_called: { id: callId, name, type: 'tool_execution', args: inputParams, display_name: displayName } }
    }
    case 'tool_status_update': {
      const { callId, name, status, inputParams, displayName } = event.toolCall
      return {
        type,
        tool_status_update: {
          id: callId,
          old_id: event.oldCallId,
          name,
          status,
          type: 'tool_execution',
          input_params: inputParams,
          display_name: displayName,
        },
      }
    }
    case 'tool_output': {
      const { callId, status, outputResult, durationMs, isError } = event.toolCall
      return { type, tool_output: { id: callId, status, output: outputResult, duration_ms: durationMs, is_error: isError } }
    }
    case 'assistant_step':
      return { type, assistant_step: showStep(await loadStep(read)) }
    case 'token_info':
      return {
        type,
        token_info: {
          estimated_tokens: event.estimatedTokens,
          total_tokens: event.totalTokens,
          total_chars: event.totalChars,
          message_count: event.messageCount,
        },
      }
    case 'stream_error':
      return { type, stream_error: { message: event.message, code: event.code } }
    case 'compacting_started':
    case 'compacting_completed':
      return { type, [type]: {} }
    case 'done':
      return { type }
  }
}
