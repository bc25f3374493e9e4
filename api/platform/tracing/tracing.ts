import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log.ts'

/** The only attributes of spans. Values must not contain text, names, addresses or IDs of users. */
export type Attributes = Partial<
  Record<
    | 'error.type'
    | 'gen_ai.request.model'
    | 'gen_ai.tool.name'
    | 'gen_ai.usage.input_tokens'
    | 'gen_ai.usage.output_tokens'
    | 'graphql.operation.name'
    | 'graphql.operation.type'
    | 'http.request.method'
    | 'http.response.status_code'
    | 'http.route'
    | 'messaging.destination.name'
    | 'twain.agent'
    | 'twain.attempt'
    | 'twain.outcome',
    string | number | undefined
  >
>

export interface Span {
  rename(name: string): void
  set(attributes: Attributes): void
  addEvent(name: 'first_token'): void
  end(error?: unknown): void
}

export interface Exporter {
  startSpan(name: string, options: { kind: 'internal' | 'server' | 'client'; parent: Span | undefined }): Span
  close(): Promise<void>
}

export interface Tracing {
  /** Starts a trace, or continues that of `parent`. */
  trace<T>(name: string, attributes: Attributes, work: () => T, parent?: Span): T
  traceRequest(request: IncomingMessage, response: ServerResponse, findRoute: () => string): <T>(work: () => T) => T
  close(): Promise<void>
}

interface Scope {
  exporter: Exporter
  span: Span
}

const scopes = new AsyncLocalStorage<Scope>()
const call = <T>(work: () => T): T => work()

export const off: Tracing = {
  trace: (_name, _attributes, work) => work(),
  traceRequest: () => call,
  close: async () => {},
}

/** Loads OpenTelemetry only if its variables name a collector. */
export async function openTracing(env: Record<string, string | undefined>, log: Pick<Log, 'warn'>): Promise<Tracing> {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?.trim() || env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()
  const isDisabled = env.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER?.trim() === 'none'
  if (!endpoint || isDisabled) return off
  const { createExporter } = await import('./openTelemetry.ts')
  return createTracing(createExporter(env, log))
}

function createTracing(exporter: Exporter): Tracing {
  return {
    trace(name, attributes, work, parent) {
      const span = exporter.startSpan(name, { kind: 'internal', parent })
      span.set(attributes)
      return runInSpan({ exporter, span }, work)
    },
    /** Ignores `traceparent`, which any client can send. */
    traceRequest({ method = '' }, response, findRoute) {
      const span = exporter.startSpan(method, { kind: 'server', parent: undefined })
      response.once('close', () => {
        const status = response.statusCode
        const route = findRoute()
        span.rename(`${method} ${route}`)
        span.set({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
        span.end(status >= 500 ? { code: String(status) } : undefined)
      })
      return (work) => scopes.run({ exporter, span }, work)
    },
    close: () => exporter.close(),
  }
}

function runInSpan<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, () => {
    const { span } = scope
    try {
      const result = work()
      if (!(result instanceof Promise)) return (span.end(), result)
      return result.then(
        (value: unknown) => (span.end(), value),
        (error: unknown) => {
          span.end(error)
          throw error
        },
      ) as T
    } catch (error) {
      span.end(error)
      throw error
    }
  })
}

export function getSpan(): Span | undefined {
  return scopes.getStore()?.span
}

/** Undefined outside traces. End it in `finally`. */
export function startSpan(name: string, attributes: Attributes, kind: 'internal' | 'client' = 'internal'): Span | undefined {
  const scope = scopes.getStore()
  const span = scope?.exporter.startSpan(name, { kind, parent: scope.span })
  span?.set(attributes)
  return span
}

/** Only calls `work` outside traces. */
export function withSpan<T>(name: string, attributes: Attributes, work: () => T): T {
  const scope = scopes.getStore()
  const span = startSpan(name, attributes)
  return scope && span ? runInSpan({ exporter: scope.exporter, span }, work) : work()
}
