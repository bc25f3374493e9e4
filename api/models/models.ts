import type { LanguageModelV4 } from '@ai-sdk/provider'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import { fetchPublic } from '../platform/network/fetchPublic.ts'
import { createModelFailure } from './failures.ts'
import { traceCalls } from './tracedModel.ts'

export interface ModelInfo {
  /** Null for the built-in responder and the model set by environment variables. */
  id: string | null
  provider: string
  name: string
  /** Set if another available model has the same name. */
  connectionName: string | null
  isBuiltIn: boolean
  /** In tokens, for the input and the answer. */
  contextTokens: number
  acceptsImages: boolean
}

export interface Model extends ModelInfo {
  callsTools: boolean
  /** Reasoning models may be silent for a while. */
  reasons: boolean
  load(): Promise<LanguageModelV4>
}

export interface ProviderModelConfig {
  id?: string
  connectionName?: string | null
  isPublicOnly?: boolean
  provider: 'openai-compatible' | 'anthropic'
  baseUrl?: string
  model: string
  apiKey?: string
  contextTokens: number
  acceptsImages: boolean
  callsTools?: boolean
  reasons?: boolean
}

export function createProviderModel(config: ProviderModelConfig): Model {
  const {
    id = null,
    provider,
    model: name,
    connectionName = null,
    contextTokens,
    acceptsImages,
    callsTools = true,
    reasons = false,
  } = config
  const load = memoize(() => loadTraced(config))
  return { id, provider, name, connectionName, isBuiltIn: false, contextTokens, acceptsImages, callsTools, reasons, load }
}

export const openAiAddress = 'https://api.openai.com/v1'

async function loadTraced(config: ProviderModelConfig): Promise<LanguageModelV4> {
  const isOperators = config.isPublicOnly === undefined
  return traceCalls(await loadModel(config), isOperators ? config.model : undefined)
}

async function loadModel({ provider, baseUrl, model, apiKey, isPublicOnly }: ProviderModelConfig): Promise<LanguageModelV4> {
  // Warnings about settings that a provider ignores; operators can’t act on them.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const fetch = createModelFetch(isPublicOnly ? fetchPublic : globalThis.fetch)
  switch (provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const { chatModel } = createOpenAICompatible({
        name: 'llm',
        baseURL: baseUrl ?? openAiAddress,
        apiKey,
        // Otherwise these servers report no token usage while streaming.
        includeUsage: true,
        fetch,
      })
      // Many servers send reasoning in the text, within <think>.
      return wrapLanguageModel({ model: chatModel(model), middleware: extractReasoningMiddleware({ tagName: 'think' }) })
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ baseURL: baseUrl, apiKey, fetch })(model)
    }
  }
}

/** Answers end much earlier, at LLM_MAX_ANSWER_CHARS. */
const maxResponseBytes = 256 * 1024 * 1024

/** Redirects could carry the key to another server, and the SDK would treat web pages as a truncated stream. */
const createModelFetch =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, { ...init, redirect: 'manual' })
    const type = response.headers.get('content-type') ?? ''
    if (response.status >= 300 && response.status < 400) {
      return refuse(response, `Redirects are not followed: ${response.url} answered with status ${response.status}.`)
    }
    if (response.ok && type.includes('text/html')) {
      return refuse(response, `Expected a model response from ${response.url}, received a web page.`)
    }
    return response.body ? new Response(limitSize(response.body, maxResponseBytes), response) : response
  }

async function refuse({ body }: Response, reason: string): Promise<never> {
  await body?.cancel()
  throw createModelFailure('model_garbage', new Error(reason))
}

/** Costs a third of a TransformStream. */
function limitSize(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let size = 0
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      size += value.byteLength
      if (size > maxBytes) {
        await reader.cancel()
        throw createModelFailure('model_garbage', new Error('The response is too large.'))
      }
      controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

export function memoize<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => (loading ??= load())
}
