import { basename } from 'node:path'
import type { EmbeddingConfig } from '../../config.ts'
import { EmbeddingError, type EmbeddingSource } from './embeddingSource.ts'
import { getPrompts } from './families.ts'

export interface Embedder {
  /** Must change with anything that changes the vectors. */
  readonly name: string
  readonly batchSize: number
  question(text: string, signal: AbortSignal): Promise<number[]>
  /** Vectors of the same length. @throws EmbeddingError */
  passages(texts: readonly string[], signal: AbortSignal): Promise<number[][]>
  close(): Promise<void>
}

const mostDimensions = 16_000

export function createEmbedder(config: EmbeddingConfig): Embedder {
  const { family, model, endpoint } = config
  const prompts = getPrompts(family)
  let loading: Promise<EmbeddingSource> | undefined
  const source = () => (loading ??= load(config))
  // The first search should not wait for the model.
  void source()

  async function embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]> {
    const { embed: embedTexts } = await source()
    return checkVectors(await embedTexts(texts, signal), texts.length)
  }

  return {
    name: `${family}/${endpoint ? model : basename(model)}`,
    // Searches wait for the current batch of a local model.
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
  if (endpoint) return (await import('./endpoint.ts')).createEmbeddingEndpoint({ ...endpoint, model })
  return (await import('./localModel.ts')).createLocalModel(model)
}

function checkVectors(vectors: number[][], count: number): number[][] {
  const dimensions = vectors[0]?.length ?? 0
  if (vectors.length !== count) throw new EmbeddingError(`The embedding model answered ${count} texts with ${vectors.length} vectors.`)
  if (dimensions === 0 || dimensions > mostDimensions)
    throw new EmbeddingError(`The embedding model answered with ${dimensions} dimensions.`)
  if (vectors.some((vector) => vector.length !== dimensions))
    throw new EmbeddingError('The embedding model answered with vectors of different lengths.')
  // A zero vector has no direction.
  if (vectors.some((vector) => !vector.every(Number.isFinite) || vector.every((value) => value === 0))) {
    throw new EmbeddingError('The embedding model answered with vectors that are not numbers.')
  }
  return vectors
}
