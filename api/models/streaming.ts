import type { LanguageModelV4 } from '@ai-sdk/provider'
import { isStepCount, type ModelMessage, experimental_streamTextLowMemory as streamText, type ToolSet } from 'ai'
import type { Character } from '../twin/character/character.service.ts'
import type { HistoryMessage } from './prompt/messages.ts'
import { createModelFailure } from './failures.ts'
import { withQuotes } from './prompt/quoted.ts'

/** Per answer. The last call has no tools, so the model has to write. */
const MAX_CALLS = 8

export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  | { type: 'tool-early'; id: string; name: string; displayName: string }
  | { type: 'tool-call'; id: string; earlyId?: string; name: string; displayName: string; input: unknown }
  | { type: 'tool-result'; id: string; displayName: string; output: unknown; isError: boolean; durationMs: number }
  | { type: 'waits-for-answer' }
  | ({ type: 'usage' } & Usage)

export interface Usage {
  promptTokens: number
  completionTokens: number
  /** Null if the provider did not report it. */
  lastPromptTokens: number | null
}

export interface Request {
  instructions: string
  history: HistoryMessage[]
  tools: ToolSet
  titles(tool: string, output?: unknown): string
  /** Calling one ends the answer with a question. */
  questionTools?: readonly string[]
  /** Whether answers to questions are sent as results of their tool calls. */
  canPairQuestions?: boolean
  /** Read by the built-in responder instead of instructions; other providers ignore it. */
  setting: {
    agentType: string
    twinOf: string | null
    isSuggested: boolean
    today: string
    character?: Character
    answers?: { length: 'short' | 'medium' | 'long'; language: string | null }
  }
  idleTimeoutMs: number
  signal: AbortSignal
}

/**
 * Ends silently when `signal` aborts. Every delta passes through here, so avoid extra awaits and allocations. @throws ModelFailure for
 * timeouts, truncated streams and empty answers
 */
export async function* streamParts(model: LanguageModelV4, request: Request): AsyncGenerator<ModelPart> {
  const { instructions, history, tools, titles, questionTools = [], canPairQuestions = false, setting, signal } = request
  const silence = watchForSilence(request.idleTimeoutMs)
  // Other variants buffer the stream, which costs a tenth of the speed.
  const { stream } = streamText({
    model,
    instructions,
    messages: history.map((message, index) => toModelMessage(message, canPairQuestions ? getNeighbors(history, index) : {})),
    tools,
    stopWhen: [
      isStepCount(MAX_CALLS),
      ({ steps }) => steps.at(-1)?.toolResults.some(({ toolName }) => questionTools.includes(toolName)) ?? false,
    ],
    prepareStep: ({ stepNumber }) => (stepNumber === MAX_CALLS - 1 ? { toolChoice: 'none' } : undefined),
    abortSignal: AbortSignal.any([signal, silence.signal]),
    maxRetries: 1,
    providerOptions: { twain: setting },
    telemetry: { isEnabled: false },
    // The default handler would print errors, which also arrive as parts.
    onError: () => {},
  })
  const startedAt = new Map<string, number>()
  const early = new Set<string>()
  let hasText = false
  let isNewBlock = false
  let hasReasoning = false
  let isNewThought = false
  /** Some models repeat the question as text. */
  let said = ''
  let question: string | null = null
  let lastPromptTokens: number | null = null
  try {
    for await (const part of stream) {
      silence.isBroken = true
      switch (part.type) {
        case 'text-delta':
          // Reasoning in the text ends with blank lines.
          if (part.text === '' || (hasReasoning && !hasText && part.text.trim() === '')) break
          if (isNewBlock && hasText) yield { type: 'text', text: '\n\n' }
          isNewBlock = false
          if (questionTools.length > 0) said += part.text
          yield { type: 'text', text: hasText || !hasReasoning ? part.text : part.text.trimStart() }
          hasText = true
          break
        case 'text-start':
          isNewBlock = true
          break
        case 'reasoning-delta':
          if (part.text === '') break
          yield { type: 'reasoning', text: isNewThought && hasReasoning ? `\n\n${part.text}` : part.text }
          isNewThought = false
          hasReasoning = true
          break
        case 'reasoning-start':
          isNewThought = true
          break
        case 'tool-input-start':
          early.add(part.id)
          yield { type: 'tool-early', id: `early_${part.id}`, name: part.toolName, displayName: titles(part.toolName) }
          break
        case 'tool-call': {
          const { toolCallId: id, toolName: name, input } = part
          startedAt.set(id, performance.now())
          silence.pause()
          const call = { type: 'tool-call', id, name, displayName: titles(name), input } as const
          yield early.delete(id) ? { ...call, earlyId: `early_${id}` } : call
          break
        }
        case 'tool-result':
        case 'tool-error': {
          const isError = part.type === 'tool-error'
          const output = isError ? describeError(part.error) : part.output
          const durationMs = Math.round(performance.now() - (startedAt.get(part.toolCallId) ?? performance.now()))
          startedAt.delete(part.toolCallId)
          if (startedAt.size === 0) silence.resume()
          if (!isError && questionTools.includes(part.toolName)) question = (part.output as { question: string }).question
          const displayName = titles(part.toolName, isError ? undefined : output)
          yield { type: 'tool-result', id: part.toolCallId, displayName, output, isError, durationMs }
          break
        }
        case 'finish-step':
          lastPromptTokens = part.usage.inputTokens ?? null
          break
        case 'error':
          throw part.error
        case 'abort':
          if (signal.aborted) return
          throw createModelFailure('model_timeout', part.reason)
        case 'finish': {
          // The SDK's finish reason for a stream that ended without one.
          if (part.finishReason === 'other' && part.rawFinishReason === undefined) throw createModelFailure('model_closed_early')
          if (question !== null) {
            if (!said.trimEnd().endsWith(question)) yield { type: 'text', text: hasText ? `\n\n${question}` : question }
            yield { type: 'waits-for-answer' }
          } else if (!hasText) throw createEmptyAnswerFailure(part.finishReason)
          const { inputTokens, outputTokens } = part.totalUsage
          if (inputTokens !== undefined || outputTokens !== undefined) {
            yield { type: 'usage', promptTokens: inputTokens ?? 0, completionTokens: outputTokens ?? 0, lastPromptTokens }
          }
          return
        }
      }
    }
    if (!signal.aborted) throw createModelFailure('model_closed_early')
  } finally {
    silence.stop()
  }
}

interface Neighbors {
  before?: HistoryMessage | undefined
  after?: HistoryMessage | undefined
}

function getNeighbors(history: readonly HistoryMessage[], index: number): Neighbors {
  return { before: history[index - 1], after: history[index + 1] }
}

function toModelMessage(message: HistoryMessage, { before, after }: Neighbors): ModelMessage {
  const { role, pictures = [], question, answer } = message
  if (answer && before?.question) {
    const { callId: toolCallId, name: toolName } = before.question
    return { role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output: { type: 'json', value: answer } }] }
  }
  const text = withQuotes(message)
  if (question && after?.answer) {
    const said = text.endsWith(question.text) ? text.slice(0, -question.text.length).trimEnd() : text
    const call = { type: 'tool-call', toolCallId: question.callId, toolName: question.name, input: question.input } as const
    return { role: 'assistant', content: [...(said === '' ? [] : [{ type: 'text', text: said } as const]), call] }
  }
  if (role === 'assistant' || pictures.length === 0) return { role, content: text }
  return { role, content: [{ type: 'text', text }, ...pictures.map(({ data, mediaType }) => ({ type: 'file' as const, data, mediaType }))] }
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function createEmptyAnswerFailure(finishReason: string) {
  if (finishReason === 'content-filter') return createModelFailure('model_declined', finishReason)
  return createModelFailure('model_empty', finishReason)
}

/** Checked in intervals, so at most a quarter late: a timer per delta would cost more. */
function watchForSilence(timeoutMs: number) {
  const controller = new AbortController()
  let quiet = 0
  let isPaused = false
  const timer = setInterval(() => {
    quiet = watch.isBroken || isPaused ? 0 : quiet + 1
    watch.isBroken = false
    if (quiet >= 4) controller.abort(new Error(`No part for ${timeoutMs} ms`))
  }, timeoutMs / 4)
  const watch = {
    signal: controller.signal,
    isBroken: false,
    /** Tools may run without output for a while. */
    pause: () => void (isPaused = true),
    resume: () => void (isPaused = false),
    stop: () => {
      clearInterval(timer)
      controller.abort()
    },
  }
  return watch
}
