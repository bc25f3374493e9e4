import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface Watched {
  name: string
  url: string
  headers: Record<string, string>
  everyMs: number
}

export interface ProbeSettings {
  watched: Watched[]
}

export interface ProbeReport {
  worst: Record<string, number>
}

export function startProbe(watched: Watched[]) {
  const worker = new Worker(new URL('./probe.worker.ts', import.meta.url), { workerData: { watched } satisfies ProbeSettings })
  return {
    async worst(): Promise<Record<string, number>> {
      worker.postMessage('worst')
      const [report] = (await once(worker, 'message')) as [ProbeReport]
      return report.worst
    },
    stop: () => worker.terminate(),
  }
}
