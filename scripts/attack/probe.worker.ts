import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { ProbeSettings, ProbeReport, Watched } from './probe.ts'

// In a thread, so that the attacker's load does not count as latency.

const { watched } = workerData as ProbeSettings
const port = parentPort
if (!port) throw new Error('probe.worker.ts runs as a worker thread only')

const agent = new Agent({ keepAlive: true })
let worst: Record<string, number> = {}
let begin = performance.now()
const waiting = new Map<string, number>()

for (const one of watched) void ask(one)

/** One request at a time: others would wait for each other, not for the attack. */
async function ask({ name, url, headers, everyMs }: Watched): Promise<never> {
  for (;;) {
    const since = performance.now()
    waiting.set(name, since)
    const isAnswered = await send(url, headers)
    waiting.delete(name)
    recordTime(name, isAnswered ? timeSince(since) : Number.POSITIVE_INFINITY)
    await sleep(everyMs)
  }
}

function send(url: string, headers: Watched['headers']): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200))
      response.on('error', () => resolve(false))
    })
    sent.on('error', () => resolve(false))
    sent.end()
  })
}

const timeSince = (since: number) => performance.now() - Math.max(since, begin)

function recordTime(name: string, milliseconds: number) {
  worst[name] = Math.max(worst[name] ?? 0, milliseconds)
}

port.on('message', () => {
  for (const [name, since] of waiting) recordTime(name, timeSince(since))
  port.postMessage({ worst } satisfies ProbeReport)
  worst = {}
  begin = performance.now()
})
