export interface EmbeddingSource {
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>
  close?(): Promise<void>
}

/** Its message tells the operator in the log what to do. */
export class EmbeddingError extends Error {}
