export interface EmbeddingSource {
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>
  close?(): Promise<void>
}

/** The message tells the operator what to do. */
export class EmbeddingError extends Error {}
