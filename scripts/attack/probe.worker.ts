import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { ProbeSettings, ProbeReport, Watched } from './probe.ts'

// In a thread, so that the attacker's load does not count as latency.

const { watched } = workerData as ProbeSettings
const port = parentPort
if (!port) throw new Error('probe.worker.ts runs as a worker thread only')

const agent = new Agent({ keepAlive: true })
let worst: Record<string, number> = {}
let begin = performance.now()
const waiting = new Map<number, { name: string; since: number }>()
let count = 0

for (const one of watched) setInterval(() => ask(one), one.everyMs)

function ask({ name, url, headers }: Watched) {
  const id = count++
  const since = performance.now()
  waiting.set(id, { name, since })
  const over = (isAnswered: boolean) => {
    if (!waiting.delete(id)) return
    recordTime(name, isAnswered ? timeSince(since) : Number.POSITIVE_INFINITY)
  }
  const sent = request(url, { agent, headers }, (response) => {
    response.resume().on('end', () => over(response.statusCode === 200))
    response.on('error', () => over(false))
  })
  sent.on('error', () => over(false))
  sent.end()
}

const timeSince = (since: number) => performance.now() - Math.max(since, begin)

function recordTime(name: string, milliseconds: number) {
  worst[name] = Math.max(worst[name] ?? 0, milliseconds)
}

port.on('message', () => {
  for (const { name, since } of waiting.values()) recordTime(name, timeSince(since))
  port.postMessage({ worst } satisfies ProbeReport)
  worst = {}
  begin = performance.now()
})
