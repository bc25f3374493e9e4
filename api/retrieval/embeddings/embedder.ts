import { basename } from 'node:path'
import type { EmbeddingConfig } from '../../config.ts'
import { EmbeddingError, type EmbeddingSource } from './embeddingSource.ts'
import { promptsOf } from './families.ts'

/** Turns texts into vectors of the model that is set. */
export interface Embedder {
  /** The model as it is stored with each vector: whatever would give other vectors has another name. */
  readonly name: string
  readonly batchSize: number
  question(text: string, signal: AbortSignal): Promise<number[]>
  /** One vector for each text, all of the same length. Throws an EmbeddingError. */
  passages(texts: readonly string[], signal: AbortSignal): Promise<number[][]>
  close(): Promise<void>
}

const mostDimensions = 16_000

export function createEmbedder(config: EmbeddingConfig): Embedder {
  const { family, model, endpoint } = config
  const prompts = promptsOf(family)
  let loading: Promise<EmbeddingSource> | undefined
  const source = () => (loading ??= load(config))
  // The first question waits no longer for it than others.
  void source()

  async function embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]> {
    const { embed: embedTexts } = await source()
    return checked(await embedTexts(texts, signal), texts.length)
  }

  return {
    name: `${family}/${endpoint ? model : basename(model)}`,
    // A question waits for the batch that the model has at hand.
    batchSize: endpoint ? 32 : 4,
    async question(text, signal) {
      const [vector] = await embed([`${prompts.query}${text}`], signal)
      return vector ?? []
    },
    passages: (texts, signal) =>
      embed(
        texts.map((text) => `${prompts.passage}${text}`),
        signal,
      ),
    close: async () => (await loading?.catch(() => undefined))?.close?.(),
  }
}

async function load({ model, endpoint }: EmbeddingConfig): Promise<EmbeddingSource> {
  if (endpoint) return (await import('./endpoint.ts')).embeddingEndpoint({ ...endpoint, model })
  return (await import('./localModel.ts')).localModel(model)
}

/** What an endpoint answers is not ours: each text has one vector, and all are equally long. */
function checked(vectors: number[][], count: number): number[][] {
  const dimensions = vectors[0]?.length ?? 0
  if (vectors.length !== count) throw new EmbeddingError(`The embedding model answered ${count} texts with ${vectors.length} vectors.`)
  if (dimensions === 0 || dimensions > mostDimensions)
    throw new EmbeddingError(`The embedding model answered with ${dimensions} dimensions.`)
  if (vectors.some((vector) => vector.length !== dimensions))
    throw new EmbeddingError('The embedding model answered with vectors of different lengths.')
  // A vector of zeros has no direction, and its cosine is not a number.
  if (vectors.some((vector) => !vector.every(Number.isFinite) || vector.every((value) => value === 0))) {
    throw new EmbeddingError('The embedding model answered with vectors that are not numbers.')
  }
  return vectors
}
