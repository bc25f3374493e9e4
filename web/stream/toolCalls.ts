import type { StreamedToolCall, ToolOutput } from './events.ts'

type ToolCalls = readonly StreamedToolCall[]

export function isIgnoredNotice(call: StreamedToolCall): boolean {
  return call.name === 'system_function'
}

export function isCompleted(call: StreamedToolCall): boolean {
  return call.status === 'COMPLETED'
}

export function addToolCall(calls: ToolCalls, call: StreamedToolCall): ToolCalls {
  return calls.some((known) => known.callId === call.callId) ? updateToolCall(calls, call, null) : [...calls, call]
}

export function updateToolCall(calls: ToolCalls, call: StreamedToolCall, oldCallId: string | null): ToolCalls {
  const at = findToolCall(calls, { callId: call.callId, oldCallId, name: call.name })
  return at === -1 ? [...calls, call] : calls.with(at, call)
}

export function finishToolCall(calls: ToolCalls, output: ToolOutput): ToolCalls {
  const at = findToolCall(calls, output)
  const call = calls[at]
  if (!call) return calls
  const { callId, status, isError, durationMs } = output
  return calls.with(at, { ...call, callId, status, isError, durationMs, outputResult: output.output })
}

interface Wanted {
  callId: string
  oldCallId?: string | null
  name?: string
}

/** Matches by ID, former ID or name of a pending provisional call; otherwise returns the first pending one. */
function findToolCall(calls: ToolCalls, { callId, oldCallId, name }: Wanted): number {
  const tests: ((call: StreamedToolCall) => boolean)[] = [
    (call) => call.callId === callId,
    (call) => call.callId === oldCallId,
    (call) => isWaitingForItsId(call) && call.name === name,
    isWaitingForItsId,
  ]
  for (const test of tests) {
    const at = calls.findIndex(test)
    if (at !== -1) return at
  }
  return -1
}

function isWaitingForItsId(call: StreamedToolCall): boolean {
  return call.callId.startsWith('early_') && !isCompleted(call)
}
