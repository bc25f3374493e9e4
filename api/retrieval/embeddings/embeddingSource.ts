export interface EmbeddingSource {
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>
  close?(): Promise<void>
}

export class EmbeddingError extends Error {}
