import type { LanguageModelV4 } from '@ai-sdk/provider'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { Config } from '../config.ts'
import { modelFailure } from './failures.ts'

export interface ModelInfo {
  provider: string
  name: string
  isBuiltIn: boolean
  /** The window that an answer and everything before it must fit into. */
  contextTokens: number
  /** Whether it is shown pictures that are attached to messages. */
  seesPictures: boolean
}

export interface Model extends ModelInfo {
  /** Loads the provider on its first use, so that starting does not wait for it. */
  load(): Promise<LanguageModelV4>
}

/** The model that the settings name. */
export function providerModel(llm: Exclude<Config['llm'], { provider: 'builtin' }>): Model {
  const { provider, contextTokens, seesPictures } = llm
  const load = once(() => loadModel(llm))
  return { provider, name: llm.model, isBuiltIn: false, contextTokens, seesPictures, load }
}

async function loadModel(llm: Exclude<Config['llm'], { provider: 'builtin' }>): Promise<LanguageModelV4> {
  switch (llm.provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      // Without includeUsage such servers count no tokens while they stream.
      const provider = createOpenAICompatible({
        name: 'llm',
        baseURL: llm.baseUrl,
        apiKey: llm.apiKey,
        includeUsage: true,
        fetch: fetchModel,
      })
      // Many servers leave what a model thinks in its text, within <think>; others name it apart, as the provider knows.
      return wrapLanguageModel({ model: provider(llm.model), middleware: extractReasoningMiddleware({ tagName: 'think' }) })
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ baseURL: llm.baseUrl, apiKey: llm.apiKey, fetch: fetchModel })(llm.model)
    }
  }
}

/** Proxies and login pages answer 200 with HTML, which the SDK would read as a stream that ends early. */
const fetchModel: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.ok || !response.headers.get('content-type')?.includes('text/html')) return response
  await response.body?.cancel()
  throw modelFailure('model_garbage', new Error(`Expected a model response from ${response.url}, received a web page.`))
}

/** Loads at the first call, and once however often it is called. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => (loading ??= load())
}
