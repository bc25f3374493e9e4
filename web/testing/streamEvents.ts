import type { ChatEvent, StreamedToolCall } from '../stream/events.ts'
import { idleStream, reduceStream, type StreamAction, type StreamEffect, type StreamState } from '../stream/reducer.ts'

export type Body<E> = E extends ChatEvent ? Omit<E, 'cursor' | 'stepId'> : never

export const sent: StreamAction = { type: 'sent' }
export const timedOut: StreamAction = { type: 'timedOut' }
export const connectionFailed: StreamAction = {
  type: 'connectionFailed',
  error: { message: 'Streaming connection failed. Please try again.', code: 'connection_failed' },
}

export function event(cursor: string, body: Body<ChatEvent>, stepId = 'step-1'): StreamAction {
  return { type: 'event', event: { ...body, cursor, stepId } as ChatEvent }
}
export const delta = (cursor: string, text: string) => event(cursor, { __typename: 'ChatDelta', delta: text })
export const called = (cursor: string, call: StreamedToolCall) => event(cursor, { __typename: 'ChatToolCalled', toolCall: call })
export const output = (cursor: string, callId: string) =>
  event(cursor, {
    __typename: 'ChatToolOutput',
    callId,
    status: 'COMPLETED',
    isError: false,
    output: ['a note'],
    durationMs: 12,
  })
export const streamError = (cursor: string) =>
  event(cursor, { __typename: 'ChatStreamError', message: 'The model closed early.', code: 'MODEL_CLOSED_EARLY' })
export const stored = (cursor: string) => event(cursor, { __typename: 'ChatAssistantStep' })
export const done = (cursor: string) => event(cursor, { __typename: 'ChatDone' })

export function call(callId: string, name = 'search_chats', more: Partial<StreamedToolCall> = {}): StreamedToolCall {
  return {
    callId,
    name,
    displayName: name,
    status: 'RUNNING',
    isError: false,
    inputParams: null,
    outputResult: null,
    durationMs: null,
    textOffset: 0,
    ...more,
  }
}

export function run(...actions: StreamAction[]): { state: StreamState; effects: StreamEffect[] } {
  const effects: StreamEffect[] = []
  const state = actions.reduce((before, action) => {
    const { state: after, effect } = reduceStream(before, action)
    if (effect) effects.push(effect)
    return after
  }, idleStream)
  return { state, effects }
}
