import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { EmbeddingSource } from './embeddingSource.ts'

export function createEmbeddingEndpoint({ baseUrl, apiKey, model }: { baseUrl: string; apiKey?: string; model: string }): EmbeddingSource {
  const provider = createOpenAICompatible({ name: 'embeddings', baseURL: baseUrl, apiKey })
  const embeddings = provider.embeddingModel(model)
  return {
    async embed(texts, signal) {
      const answer = await embeddings.doEmbed({ values: [...texts], abortSignal: signal })
      return answer.embeddings
    },
  }
}
