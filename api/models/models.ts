import type { LanguageModelV4 } from '@ai-sdk/provider'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { Config } from '../config.ts'
import { modelFailure } from './failures.ts'

export interface ModelInfo {
  provider: string
  name: string
  isBuiltIn: boolean
  /** Context window for the input and the answer, in tokens. */
  contextTokens: number
  /** Whether the model accepts images. */
  seesPictures: boolean
}

export interface Model extends ModelInfo {
  /** Loads the provider on first use to speed up startup. */
  load(): Promise<LanguageModelV4>
}

/** The configured model. */
export function providerModel(llm: Exclude<Config['llm'], { provider: 'builtin' }>): Model {
  const { provider, contextTokens, seesPictures } = llm
  const load = once(() => loadModel(llm))
  return { provider, name: llm.model, isBuiltIn: false, contextTokens, seesPictures, load }
}

async function loadModel(llm: Exclude<Config['llm'], { provider: 'builtin' }>): Promise<LanguageModelV4> {
  switch (llm.provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      // Otherwise such servers report no token usage while streaming.
      const provider = createOpenAICompatible({
        name: 'llm',
        baseURL: llm.baseUrl,
        apiKey: llm.apiKey,
        includeUsage: true,
        fetch: fetchModel,
      })
      // Many servers include reasoning in the text within <think>; others send it separately, which the provider handles.
      return wrapLanguageModel({ model: provider(llm.model), middleware: extractReasoningMiddleware({ tagName: 'think' }) })
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ baseURL: llm.baseUrl, apiKey: llm.apiKey, fetch: fetchModel })(llm.model)
    }
  }
}

/** Proxies and login pages return 200 with HTML, which the SDK would treat as a truncated stream. */
const fetchModel: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.ok || !response.headers.get('content-type')?.includes('text/html')) return response
  await response.body?.cancel()
  throw modelFailure('model_garbage', new Error(`Expected a model response from ${response.url}, received a web page.`))
}

/** Memoizes an asynchronous function. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => (loading ??= load())
}
