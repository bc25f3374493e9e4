import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { EmbeddingError, type EmbeddingSource } from './embeddingSource.ts'
import type { LocalAnswer, LocalRequest } from './localModel.worker.ts'

export function createLocalModel(model: string): EmbeddingSource {
  const folder = existsSync(resolve(model)) ? resolve(model) : undefined
  const worker = new Worker(new URL('./localModel.worker.ts', import.meta.url), {
    workerData: { model: folder ?? model, isFolder: folder !== undefined },
    execArgv: [],
  })
  // Does not keep the process alive.
  worker.unref()
  let failure: Error | undefined
  worker.on('error', (cause) => (failure = new EmbeddingError(`The embedding model ${model} cannot be run: ${cause.message}`, { cause })))
  let turn: Promise<unknown> = Promise.resolve()

  async function ask(texts: readonly string[], signal: AbortSignal): Promise<number[][]> {
    signal.throwIfAborted()
    if (failure) throw failure
    const answered = new AbortController()
    const answers = once(worker, 'message', { signal: answered.signal }) as Promise<[LocalAnswer]>
    const end = once(worker, 'exit', { signal: answered.signal }).then((): [LocalAnswer] => [{ failure: 'Its thread has ended.' }])
    worker.postMessage({ texts: [...texts] } satisfies LocalRequest)
    const [answer] = await Promise.race([answers, end])
      .catch((err: unknown) => {
        throw failure ?? err
      })
      .finally(() => answered.abort())
    if ('failure' in answer) throw failure ?? new EmbeddingError(`The embedding model ${model} cannot be used: ${answer.failure}`)
    return answer.vectors
  }

  return {
    embed(texts, signal) {
      const vectors = turn.then(() => ask(texts, signal))
      turn = vectors.catch(() => {})
      return vectors
    },
    close: async () => void (await worker.terminate()),
  }
}
