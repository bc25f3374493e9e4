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
    sampler: readSampler(env, log),
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

const samplerNames = /^(?:parentbased_)?(?:always_on|always_off|traceidratio)$/

function readSampler(env: Record<string, string | undefined>, log: Pick<Log, 'warn'>): Sampler {
  const [name = 'always_on', given = '1'] = [env.OTEL_TRACES_SAMPLER, env.OTEL_TRACES_SAMPLER_ARG].map(
    (value) => value?.trim() || undefined,
  )
  const ratio = Number(given)
  const isKnown = samplerNames.test(name)
  const isRatio = ratio >= 0 && ratio <= 1
  if (!isKnown) log.warn(`OTEL_TRACES_SAMPLER ${name} is unknown. All requests are traced.`)
  else if (!isRatio) log.warn(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, and not ${given}. 1 is used.`)
  const root = readRootSampler(isKnown ? name.replace(/^parentbased_/, '') : 'always_on', isRatio ? ratio : 1)
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function readRootSampler(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler()
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler()
}

function warnOfFailures(log: Pick<Log, 'warn'>): void {
  let warnedAt = -Infinity
  setGlobalErrorHandler((error) => {
    if (performance.now() - warnedAt < warnAgainMs) return
    warnedAt = performance.now()
    log.warn({ reason: toErrorType(error) }, 'traces could not be sent')
  })
}
