import type { ChatEvent, Reasoning, StreamedToolCall } from './events.ts'
import { addToolCall, finishToolCall, isCompleted, isIgnoredNotice, updateToolCall } from './toolCalls.ts'

export type ChatPhase = 'idle' | 'thinking' | 'compacting' | 'streaming_message' | 'processing' | 'complete' | 'error'

export interface StreamState {
  readonly phase: ChatPhase
  /** Enables Stop and blocks a second send, until the run's end or an error. */
  readonly isRunActive: boolean
  readonly isReconnecting: boolean
  readonly answer: StreamedAnswer | null
  readonly error: StreamError | null
}

export interface StreamedAnswer extends Reasoning {
  readonly stepId: string
  readonly cursor: string
  readonly text: string
  readonly toolCalls: readonly StreamedToolCall[]
  readonly completedCalls: number
  readonly isError: boolean
  readonly hasEnded: boolean
  readonly isStored: boolean
}

export interface StreamError {
  readonly message: string
  readonly code: string
}

export type StreamAction =
  | { readonly type: 'sent' }
  | { readonly type: 'sendFailed'; readonly error: StreamError }
  /** Another tab started the run, or the page was reloaded. */
  | { readonly type: 'followed' }
  | { readonly type: 'event'; readonly event: ChatEvent }
  | { readonly type: 'connectionLost' }
  | { readonly type: 'connectionFailed'; readonly error: StreamError }
  | { readonly type: 'timedOut' }
  /** The run ended while disconnected. */
  | { readonly type: 'runEnded' }
  /** No screen shows it; an incomplete answer will be refetched. */
  | { readonly type: 'released' }

export type StreamEffect = { readonly type: 'reloadHistory'; readonly afterMs: number }

export interface StreamTransition {
  readonly state: StreamState
  readonly effect?: StreamEffect
}

/** Counted from the send. */
export const streamTimeoutMs = 60_000
const compactionReloadMs = 300

export const idleStream: StreamState = { phase: 'idle', isRunActive: false, isReconnecting: false, answer: null, error: null }

const waitingState: StreamState = { phase: 'thinking', isRunActive: true, isReconnecting: false, answer: null, error: null }

export function isStreaming({ phase }: StreamState): boolean {
  return phase === 'processing' || phase === 'streaming_message'
}

export function isReasoning({ answer }: StreamState): boolean {
  return answer !== null && answer.reasoning !== '' && answer.reasoningMs == null && !answer.hasEnded
}

export function getSendRefusal(state: StreamState): 'already_sending' | null {
  return state.isRunActive ? 'already_sending' : null
}

export function reduceStream(state: StreamState, action: StreamAction): StreamTransition {
  switch (action.type) {
    case 'sent':
      return { state: waitingState }
    case 'followed':
      return { state: state.isRunActive ? state : resumeRun(state) }
    case 'event':
      return applyEvent(state.isReconnecting ? { ...state, isReconnecting: false } : state, action.event)
    case 'connectionLost':
      return { state: state.isRunActive ? { ...state, isReconnecting: true } : state }
    case 'timedOut':
      return { state: state.isRunActive ? withPhase(state, 'complete') : state }
    case 'runEnded':
      return { state: endRun(state), effect: { type: 'reloadHistory', afterMs: 0 } }
    case 'released':
      return { state: hasEnded(state) ? state : idleStream }
    case 'sendFailed':
    case 'connectionFailed':
      return { state: hasEnded(state) ? state : failRun(state, action.error) }
  }
}

function applyEvent(before: StreamState, event: ChatEvent): StreamTransition {
  const known = before.answer?.stepId === event.stepId ? before.answer : null
  const rewrites = event.__typename === 'ChatSnapshot' || event.__typename === 'ChatRestarted'
  if (known && !rewrites && !isLater(event.cursor, known.cursor)) return { state: before }

  const state = known ? before : startAnswer(before)
  const answer = { ...(known ?? createAnswer(event.stepId)), cursor: event.cursor }
  switch (event.__typename) {
    case 'ChatSnapshot': {
      const { text, reasoning, reasoningMs, toolCalls } = event
      const next = { ...answer, text, reasoning, reasoningMs, toolCalls, completedCalls: toolCalls.filter(isCompleted).length }
      return { state: withPhase(withAnswer(state, next), getPhase(next)) }
    }
    case 'ChatRestarted':
      return { state: withPhase(withAnswer(state, { ...createAnswer(event.stepId), cursor: event.cursor }), 'thinking') }
    case 'ChatDelta':
      return { state: withPhase(withAnswer(state, { ...answer, text: answer.text + event.delta }), 'streaming_message') }
    case 'ChatReasoningDelta': {
      const next = { ...answer, reasoning: answer.reasoning + event.delta, reasoningMs: null }
      return { state: withPhase(withAnswer(state, next), 'thinking') }
    }
    case 'ChatReasoningCompleted':
      return { state: withAnswer(state, { ...answer, reasoningMs: event.durationMs }) }
    case 'ChatToolCalled':
      if (isIgnoredNotice(event.toolCall)) return { state: withAnswer(state, answer) }
      return { state: withPhase(withToolCalls(state, answer, addToolCall(answer.toolCalls, event.toolCall)), 'processing') }
    case 'ChatToolStatusUpdate': {
      if (isIgnoredNotice(event.toolCall)) return { state: withAnswer(state, answer) }
      const calls = updateToolCall(answer.toolCalls, event.toolCall, event.oldCallId ?? null)
      return { state: withToolCalls(state, answer, calls) }
    }
    case 'ChatToolOutput':
      return { state: withToolCalls(state, answer, finishToolCall(answer.toolCalls, event)) }
    case 'ChatCompactingStarted':
      return { state: withPhase(withAnswer(state, answer), 'compacting') }
    case 'ChatCompactingCompleted':
      return {
        state: withPhase(withAnswer(state, answer), 'thinking'),
        effect: { type: 'reloadHistory', afterMs: compactionReloadMs },
      }
    case 'ChatStreamError':
      return { state: applyStreamError(withAnswer(state, answer), answer, event) }
    case 'ChatAssistantStep':
      return { state: withPhase(withAnswer(state, { ...answer, hasEnded: true, isStored: true }), 'complete') }
    case 'ChatDone': {
      const next = endRun(withAnswer(state, { ...answer, hasEnded: true }))
      return answer.isStored ? { state: next } : { state: next, effect: { type: 'reloadHistory', afterMs: 0 } }
    }
    default:
      return { state: withAnswer(state, answer) }
  }
}

/** Deltas still extend a complete or failed answer. */
function withPhase(state: StreamState, phase: ChatPhase): StreamState {
  return state.phase === 'complete' || state.phase === 'error' ? state : { ...state, phase }
}

function endRun(state: StreamState): StreamState {
  return { ...withPhase(state, 'complete'), isRunActive: false, isReconnecting: false }
}

function failRun(state: StreamState, error: StreamError): StreamState {
  return { ...state, phase: 'error', isRunActive: false, isReconnecting: false, error }
}

/** An error after content leaves a complete, marked step; after completion it is ignored. */
function applyStreamError(state: StreamState, answer: StreamedAnswer, { message, code }: StreamError): StreamState {
  if (answer.hasEnded) return state
  const error = { message, code }
  const hasContent = answer.text !== '' || answer.toolCalls.length > 0
  if (!hasContent) return failRun(state, error)
  if (state.phase === 'complete') return state
  return { ...withPhase(state, 'complete'), answer: { ...answer, isError: true }, error }
}

function resumeRun({ answer }: StreamState): StreamState {
  const kept = answer && !answer.hasEnded ? answer : null
  return { ...waitingState, answer: kept, phase: kept ? getPhase(kept) : 'thinking' }
}

/** A different step belongs to another run, with new cursors. */
function startAnswer(state: StreamState): StreamState {
  return state.answer === null && state.isRunActive ? state : waitingState
}

function createAnswer(stepId: string): StreamedAnswer {
  return {
    stepId,
    cursor: '0:0',
    text: '',
    reasoning: '',
    reasoningMs: null,
    toolCalls: [],
    completedCalls: 0,
    isError: false,
    hasEnded: false,
    isStored: false,
  }
}

function withAnswer(state: StreamState, answer: StreamedAnswer): StreamState {
  return { ...state, answer }
}

function withToolCalls(state: StreamState, answer: StreamedAnswer, toolCalls: readonly StreamedToolCall[]): StreamState {
  return withAnswer(state, { ...answer, toolCalls, completedCalls: toolCalls.filter(isCompleted).length })
}

function hasEnded({ answer }: StreamState): boolean {
  return answer?.hasEnded === true
}

function getPhase({ text, toolCalls }: StreamedAnswer): ChatPhase {
  if (toolCalls.some((call) => !isCompleted(call))) return 'processing'
  return text === '' ? 'thinking' : 'streaming_message'
}

function isLater(cursor: string, than: string): boolean {
  const [attempt, seq] = parseCursor(cursor)
  const [lastAttempt, lastSeq] = parseCursor(than)
  return attempt === lastAttempt ? seq > lastSeq : attempt > lastAttempt
}

function parseCursor(cursor: string): readonly [attempt: number, seq: number] {
  const [attempt = '0', seq = '0'] = cursor.split(':')
  return [Number(attempt), Number(seq)]
}
