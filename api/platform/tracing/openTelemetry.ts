import { type Span as ApiSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import type { Exporter, Span } from './tracing.ts'

const flushMs = 2_000
const warnAgainMs = 600_000
const maxValueChars = 200
const kinds = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT }

/** Not registered globally: libraries would then add their own spans, with addresses and SQL. */
export function createExporter(env: Record<string, string | undefined>, log: Pick<Log, 'warn'>): Exporter {
  warnOfFailures(log)
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'twain' }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    sampler: readSampler(env),
    spanLimits: { attributeValueLengthLimit: maxValueChars },
    // Drops spans while its queue is full.
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('twain')
  const spans = new WeakMap<Span, ApiSpan>()
  return {
    startSpan(name, { kind, parent }) {
      const parentSpan = parent && spans.get(parent)
      const span = tracer.startSpan(name, { kind: kinds[kind] }, parentSpan ? trace.setSpan(ROOT_CONTEXT, parentSpan) : ROOT_CONTEXT)
      const wrapped = wrapSpan(span)
      spans.set(wrapped, span)
      return wrapped
    },
    async close() {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, flushMs)
      await Promise.race([provider.shutdown().catch(() => {}), promise])
      clearTimeout(timer)
    },
  }
}

function wrapSpan(span: ApiSpan): Span {
  return {
    rename: (name) => void span.updateName(name),
    set(attributes) {
      span.setAttributes(attributes)
      if (attributes['error.type']) span.setStatus({ code: SpanStatusCode.ERROR })
    },
    addEvent: (name) => void span.addEvent(name),
    end(error) {
      if (error !== undefined && error !== null) this.set({ 'error.type': toErrorType(error) })
      span.end()
    },
  }
}

/** Messages and stacks can contain what users wrote. */
function toErrorType(error: unknown): string {
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code
  return error instanceof Error ? error.constructor.name : 'unknown'
}

function readSampler({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: Record<string, string | undefined>): Sampler {
  const root = readRootSampler(name?.trim().replace(/^parentbased_/, ''), Number.parseFloat(ratio ?? ''))
  return name?.trim().startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function readRootSampler(name: string | undefined, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler()
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(Number.isNaN(ratio) ? 1 : ratio)
  return new AlwaysOnSampler()
}

function warnOfFailures(log: Pick<Log, 'warn'>): void {
  let warnedAt = -Infinity
  setGlobalErrorHandler((error) => {
    if (performance.now() - warnedAt < warnAgainMs) return
    warnedAt = performance.now()
    log.warn({ reason: toErrorType(error) }, 'traces could not be sent')
  })
}
