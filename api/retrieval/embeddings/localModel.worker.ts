import { basename, dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { localModelLibrary } from '../../platform/embeddingFamilies.ts'

export interface LocalRequest {
  texts: string[]
}
export type LocalAnswer = { vectors: number[][] } | { failure: string }

interface Transformers {
  env: { allowRemoteModels: boolean; localModelPath: string }
  pipeline(task: 'feature-extraction', model: string, options: object): Promise<Extractor>
}
type Extractor = (texts: string[], options: { pooling: 'mean'; normalize: boolean }) => Promise<{ tolist(): number[][] }>

const { model, isFolder } = workerData as { model: string; isFolder: boolean }
const port = parentPort
if (!port) throw new Error('localModel.worker.ts runs as a worker thread only')

const { env, pipeline } = (await import(localModelLibrary)) as Transformers
if (isFolder) {
  env.allowRemoteModels = false
  env.localModelPath = dirname(model)
}
const extractor = await pipeline('feature-extraction', isFolder ? basename(model) : model, { dtype: 'q8', device: 'cpu' })

port.on('message', ({ texts }: LocalRequest) => {
  extractor(texts, { pooling: 'mean', normalize: true }).then(
    (vectors) => port.postMessage({ vectors: vectors.tolist() } satisfies LocalAnswer),
    (error: unknown) => port.postMessage({ failure: error instanceof Error ? error.message : String(error) } satisfies LocalAnswer),
  )
})
