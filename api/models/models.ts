import type { LanguageModelV4 } from '@ai-sdk/provider'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { Config } from '../config.ts'
import type { ModelInfo } from '../agents/agent.ts'

export interface Model extends ModelInfo {
  /** Loads the provider on its first use, so that starting does not wait for it. */
  load(): Promise<LanguageModelV4>
}

/** The model that the settings name; the built-in responder when they name none. */
export function configuredModel(llm: Config['llm']): Model {
  const { provider, contextTokens, seesPictures } = llm
  if (provider === 'builtin') return builtInResponder(llm)
  const load = once(() => loadModel(llm))
  return { provider, name: llm.model, isBuiltIn: false, contextTokens, seesPictures, load }
}

export function builtInResponder({ contextTokens }: Pick<Config['llm'], 'contextTokens'>): Model {
  const load = once(async () => (await import('../responder/model.ts')).createResponder())
  return { provider: 'builtin', name: 'Built-in responder', isBuiltIn: true, contextTokens, seesPictures: false, load }
}

async function loadModel(llm: Exclude<Config['llm'], { provider: 'builtin' }>): Promise<LanguageModelV4> {
  switch (llm.provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      // Without includeUsage such servers count no tokens while they stream.
      const provider = createOpenAICompatible({ name: 'llm', baseURL: llm.baseUrl, apiKey: llm.apiKey, includeUsage: true })
      // Many servers leave what a model thinks in its text, within <think>; others name it apart, as the provider knows.
      return wrapLanguageModel({ model: provider(llm.model), middleware: extractReasoningMiddleware({ tagName: 'think' }) })
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
