import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Database, getPool } from './database/database.ts'

export interface Metrics {
  readonly registry: Registry
  readonly requests: RequestMetrics
  readonly answers: AnswerMetrics
  readonly emailReplies: Pick<Counter<'result'>, 'inc'>
}

export interface RequestMetrics {
  measure(request: IncomingMessage, response: ServerResponse): void
  /** @param route its pattern, which has few values */
  nameRoute(response: ServerResponse, route: string): void
  getRoute(response: ServerResponse): string
}

export interface AnswerMetrics {
  start(): void
  end(): void
  add(answer: { status: string; code: string | undefined; firstTokenMs: number | null }): void
}

/** Below the usual timeout of Prometheus, 10 seconds. */
const patienceMs = 5000

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const emailReplies = new Counter({
    name: 'twain_email_replies_total',
    help: 'Emails to the mailbox for replies by result: accepted, refused, ignored or failed.',
    labelNames: ['result'],
    registers: [registry],
  })
  return { registry, requests: createRequestMetrics(registry), answers: createAnswerMetrics(registry), emailReplies }
}

/** Omits database metrics while the database is unreachable. */
export async function readMetrics({ registry }: Pick<Metrics, 'registry'>): Promise<string> {
  const reading = registry.getMetricsAsArray().map(({ name }) => {
    const text = registry.getSingleMetricAsString(name).catch(() => '')
    return Promise.race([text, sleep(patienceMs, '', { ref: false })])
  })
  return `${(await Promise.all(reading)).filter(Boolean).join('\n\n')}\n`
}

/** Streams count as requests; their duration says nothing about the server. */
function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry]
  const labelNames = ['method', 'route', 'status'] as const
  const count = new Counter({ name: 'twain_http_requests_total', help: 'HTTP requests, streams included.', labelNames, registers })
  const duration = new Histogram({
    name: 'twain_http_request_duration_seconds',
    help: 'Time from the request to the end of the response, without streams.',
    labelNames,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const routes = new WeakMap<ServerResponse, string>()
  const getRoute = (response: ServerResponse) => routes.get(response) ?? 'other'
  return {
    measure({ method = '' }, response) {
      const start = performance.now()
      response.once('close', () => {
        const labels = { method, route: getRoute(response), status: response.statusCode }
        count.inc(labels)
        const isStream = String(response.getHeader('content-type')).startsWith('text/event-stream')
        if (!isStream) duration.observe(labels, (performance.now() - start) / 1000)
      })
    },
    nameRoute: (response, route) => void routes.set(response, route),
    getRoute,
  }
}

function createAnswerMetrics(registry: Registry): AnswerMetrics {
  const registers = [registry]
  const answers = new Counter({
    name: 'twain_answers_total',
    help: 'Ended answers by status and error code.',
    labelNames: ['status', 'code'],
    registers,
  })
  const firstToken = new Histogram({
    name: 'twain_answer_first_token_seconds',
    help: 'Time from the start of an answer to its first word.',
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const running = new Gauge({ name: 'twain_answers_running', help: 'Answers that this process is writing.', registers })
  return {
    start: () => running.inc(),
    end: () => running.dec(),
    add({ status, code = '', firstTokenMs }) {
      answers.inc({ status, code })
      if (firstTokenMs !== null) firstToken.observe(firstTokenMs / 1000)
    },
  }
}

export function measureDatabase({ registry }: Pick<Metrics, 'registry'>, db: Database): void {
  new Gauge({
    name: 'twain_sources_pending_index',
    help: 'Texts that search does not find yet in their latest version.',
    registers: [registry],
    async collect() {
      this.set(await db.pendingPassages.count())
    },
  })
  new Gauge({
    name: 'twain_database_connections',
    help: 'Connections of the pool in use and idle, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = getPool(db) ?? { totalCount: 0, idleCount: 0, waitingCount: 0 }
      this.set({ state: 'used' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
}
