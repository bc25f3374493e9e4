import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Config } from '../config.ts'
import type { ModelInfo } from './agent.ts'

export interface Model extends ModelInfo {
  /** Loads the provider on its first use, so that starting does not wait for it. */
  load(): Promise<LanguageModelV4>
}

/** The model that the settings name; the built-in responder when they name none. */
export function configuredModel(llm: Config['llm']): Model {
  const { provider, contextTokens } = llm
  const load = once(() => loadModel(llm))
  if (provider === 'builtin') return { provider, name: 'Built-in responder', isBuiltIn: true, contextTokens, load }
  return { provider, name: llm.model, isBuiltIn: false, contextTokens, load }
}

async function loadModel(llm: Config['llm']): Promise<LanguageModelV4> {
  switch (llm.provider) {
    case 'builtin': {
      const { createResponder } = await import('./responder/model.ts')
      return createResponder()
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      // Without includeUsage such servers count no tokens while they stream.
      return createOpenAICompatible({ name: 'llm', baseURL: llm.baseUrl, apiKey: llm.apiKey, includeUsage: true })(llm.model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ baseURL: llm.baseUrl, apiKey: llm.apiKey })(llm.model)
    }
  }
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => (loading ??= load())
}
