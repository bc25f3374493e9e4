import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { getQuotedName } from '../prompt/attachments.ts'
import { findQuotes, withoutQuotes } from '../prompt/quoted.ts'
import type { Character } from '../../twin/character/character.service.ts'
import type { AttachedFile } from './sources/files.ts'
import type { Move, Situation, ToolResult } from './situation.ts'

/** Imitates streaming. */
const WORD_MS = 4
const LONGEST_MS = 200

const usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}

export function createResponder(respond: (situation: Situation) => Move): LanguageModelV4 {
  const nextMove = (options: LanguageModelV4CallOptions) => respond(readSituation(options))
  return {
    specificationVersion: 'v4',
    provider: 'twain',
    modelId: 'built-in-responder',
    supportedUrls: {},
    async doGenerate(options) {
      const move = nextMove(options)
      const text = 'say' in move ? [{ type: 'text', text: move.say } as const] : []
      const call = 'call' in move ? [toToolCall(move)] : []
      return { content: [...text, ...call], finishReason: finishReason(move), usage, warnings: [] }
    },
    async doStream(options) {
      return { stream: toStream(write(nextMove(options), options.abortSignal)) }
    },
  }
}

function toStream<T>(parts: AsyncGenerator<T>): ReadableStream<T> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await parts.return(undefined)),
  })
}

async function* write(move: Move, signal?: AbortSignal): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  if ('say' in move) {
    const words = move.say.match(/\S+\s*/g) ?? []
    const rest = Math.min(WORD_MS, LONGEST_MS / words.length)
    yield { type: 'text-start', id: '0' }
    for (const delta of words) {
      yield { type: 'text-delta', id: '0', delta }
      await pause(rest, undefined, { signal })
    }
    yield { type: 'text-end', id: '0' }
  }
  if ('call' in move) {
    const call = toToolCall(move)
    yield { type: 'tool-input-start', id: call.toolCallId, toolName: call.toolName }
    yield { type: 'tool-input-delta', id: call.toolCallId, delta: call.input }
    yield { type: 'tool-input-end', id: call.toolCallId }
    yield call
  }
  yield { type: 'finish', finishReason: finishReason(move), usage }
}

function toToolCall({ call, input }: Extract<Move, { call: string }>) {
  return { type: 'tool-call', toolCallId: `call_${randomUUID()}`, toolName: call, input: JSON.stringify(input) } as const
}

function finishReason(move: Move) {
  return { unified: 'call' in move ? 'tool-calls' : 'stop', raw: undefined } as const
}

function readSituation({ prompt, tools = [], providerOptions }: LanguageModelV4CallOptions): Situation {
  const { agentType, today, twinOf, isSuggested, character, answers } = providerOptions?.twain ?? {}
  return {
    ...readConversation(prompt),
    agentType: typeof agentType === 'string' ? agentType : '',
    twinOf: typeof twinOf === 'string' ? twinOf : null,
    isSuggested: isSuggested === true,
    ...(character && { character: character as Character }),
    ...(answers && { answers: answers as NonNullable<Situation['answers']> }),
    today: typeof today === 'string' ? today : new Date().toISOString().slice(0, 10),
    tools: new Set(tools.map(({ name }) => name)),
  }
}

function readConversation(prompt: LanguageModelV4Prompt): Pick<Situation, 'utterance' | 'before' | 'previousAnswer' | 'results' | 'files'> {
  const asked = prompt.findLastIndex(({ role }) => role === 'user')
  return {
    utterance: withoutQuotes(joinText(prompt[asked])),
    before: prompt.slice(0, asked).flatMap((message) => (message.role === 'user' ? withoutQuotes(joinText(message)) : [])),
    previousAnswer: joinText(prompt.slice(0, asked).findLast(({ role }) => role === 'assistant')) || null,
    files: prompt.slice(0, asked + 1).flatMap((message, index) => listFiles(message, index === asked)),
    results: prompt.slice(asked + 1).flatMap((message) => (message.role === 'tool' ? message.content.flatMap(readToolResult) : [])),
  }
}

function listFiles(message: LanguageModelV4Prompt[number], isNew: boolean): AttachedFile[] {
  if (message.role !== 'user') return []
  return findQuotes(joinText(message)).flatMap((quoted) => {
    const title = getQuotedName(quoted)
    return title === null ? [] : [{ title, text: quoted.text, number: quoted.number, isNew }]
  })
}

type ToolPart = Extract<LanguageModelV4Prompt[number], { role: 'tool' }>['content'][number]

function readToolResult(part: ToolPart): ToolResult[] {
  if (part.type !== 'tool-result') return []
  const { toolName: tool, output } = part
  if (output.type === 'error-text') return [{ tool, output: output.value.replace(/^\w*Error: /, ''), isError: true }]
  return [{ tool, output: 'value' in output ? output.value : null, isError: output.type !== 'json' && output.type !== 'text' }]
}

function joinText(message: LanguageModelV4Prompt[number] | undefined): string {
  if (!message) return ''
  if (typeof message.content === 'string') return message.content
  return message.content.map((part) => (part.type === 'text' ? part.text : '')).join('')
}
