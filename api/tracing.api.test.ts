import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { createExporter } from './platform/tracing/openTelemetry.ts'
import { testApp } from './testing/app.ts'
import { createPerson } from './testing/people.ts'

vi.mock(import('./platform/tracing/openTelemetry.ts'), { spy: true })

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  events: { name: string }[]
}

interface Batch {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[]
}

async function startCollector() {
  const bodies: string[] = []
  const paths = new Set<string>()
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    paths.add(`${request.method} ${request.url} ${request.headers.authorization}`)
    bodies.push(await text(request))
    response.end('{}')
  }
  const server = createServer((request, response) => void receive(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    paths,
    batches: () => bodies.flatMap((body) => (JSON.parse(body) as Batch).resourceSpans),
    close: () => server.close(),
  }
}

function startTraced(settings: Record<string, string>) {
  // The SDK reads them itself.
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return testApp(settings)
}

afterEach(() => vi.unstubAllEnvs())

const canary = 'canary7319'
const json = { 'content-type': 'application/json' }

test('without its variables, nothing is traced', async () => {
  const collector = await startCollector()
  try {
    const disabled: Record<string, string>[] = [{}, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' }]
    for (const settings of disabled) {
      const app = await startTraced(settings)
      await createPerson(app)
      await app.close()
    }
    expect(createExporter).not.toHaveBeenCalled()
    expect(collector.bodies).toEqual([])
  } finally {
    collector.close()
  }
})

test.each([
  ['OTEL_TRACES_SAMPLER', { OTEL_TRACES_SAMPLER: 'sometimes' }],
  ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '10%' }],
  ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '2' }],
  [null, { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' }],
  [null, {}],
])('warns of an invalid %s', async (name, env) => {
  const warn = vi.fn<(message: unknown) => void>()
  await createExporter(env, { warn }).close()
  expect(warn.mock.calls).toEqual(name ? [[expect.stringMatching(new RegExp(`^${name} `))]] : [])
})

test('traces lead from the request to the model, without what users write or who they are', async () => {
  const collector = await startCollector()
  try {
    const app = await startTraced({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector',
      LOG_LEVEL: 'silent',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    })
    const person = await createPerson(app, { username: `${canary}user` })
    const { client } = person
    const send = async (input: string) => {
      const message = { method: 'POST', body: JSON.stringify({ input: `${input} ${canary}` }), headers: { ...json, 'x-note': canary } }
      for await (const { data } of client.sse('/api/v1/chat/stream', message)) if (data.includes('"type":"done"')) break
    }
    await send('Hello')
    await send(`[[tool:search_knowledge {"query":"${canary}"}]]`)
    await send('[[mode:mid-error]]')
    await client.rest('PATCH', '/api/v1/profile', { bio: canary })
    await client.rest('GET', `/api/v1/chat/threads/${canary}?note=${canary}`)
    await client.fetch(`/${canary}/${canary}?token=${canary}`)
    const query = `mutation ${canary}($text: String!) { createKnowledgeItem(input: { kind: NOTE, title: $text, content: $text }) { __typename } }`
    await client.fetch('/graphql', { method: 'POST', body: JSON.stringify({ query, variables: { text: canary } }), headers: json })
    vi.spyOn(app.services.threads, 'get').mockRejectedValue(new Error(`failed for ${canary}`))
    const threadId = randomUUID()
    expect((await client.rest('GET', `/api/v1/chat/threads/${threadId}`)).status).toBe(500)
    vi.restoreAllMocks()
    const failure = app.platform.tracing.trace('failure', {}, () => Promise.reject(new TypeError(`failed for ${canary}`)))
    await expect(failure).rejects.toThrow(TypeError)
    await app.close()

    expect([...collector.paths]).toEqual(['POST /v1/traces Bearer collector'])
    const sent = collector.bodies.join('\n')
    for (const secret of [canary, person.id, person.email, person.token, threadId]) expect(sent).not.toContain(secret)
    expect(sent).not.toMatch(/"(?:http\.url|url\.full|exception\.|db\.)/)
    const batches = collector.batches()
    expect(batches[0]?.resource.attributes).toEqual(
      expect.arrayContaining([
        { key: 'service.name', value: { stringValue: 'twain' } },
        { key: 'deployment.environment.name', value: { stringValue: 'test' } },
      ]),
    )
    const spans = batches.flatMap(({ scopeSpans }) => scopeSpans).flatMap((scope) => scope.spans)
    const find = (name: string) =>
      spans.find((span) => span.name === name) ?? expect.fail(`no span ${name}: ${spans.map((span) => span.name).join()}`)
    const run = find('run')
    const request = spans.find(({ spanId }) => spanId === run.parentSpanId)
    const call = spans.find(({ parentSpanId, name }) => parentSpanId === run.spanId && name === 'model call')
    const failed = spans.findLast(({ name }) => name === 'run')
    expect(run).toMatchObject({ traceId: request?.traceId, events: [{ name: 'first_token' }] })
    expect(readAttributes(run)).toMatchObject({ 'twain.agent': 'private_brain', 'twain.outcome': 'completed' })
    expect(readAttributes(failed)).toMatchObject({ 'twain.outcome': 'failed', 'error.type': expect.stringMatching(/^model_/) })
    expect(request?.name).toBe('POST /api/v1/chat/stream')
    expect(readAttributes(call)).toMatchObject({ 'gen_ai.request.model': 'mock' })
    expect(readAttributes(find('GET /api/v1/chat/threads/:id'))).toMatchObject({ 'http.route': '/api/v1/chat/threads/:id' })
    expect(readAttributes(find('tool search_knowledge'))).toEqual({ 'gen_ai.tool.name': 'search_knowledge' })
    expect(readAttributes(find('mutation'))).toEqual({ 'graphql.operation.type': 'mutation' })
    expect(readAttributes(find('failure'))).toEqual({ 'error.type': 'TypeError' })
    expect(spans.filter(({ name }) => name.startsWith('job ')).length).toBeGreaterThan(0)
  } finally {
    collector.close()
  }
})

function readAttributes(span: Span | undefined) {
  return Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
}

test('a collector that never answers does not hold up the end', async () => {
  const silent = createServer(() => {})
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  try {
    const app = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` })
    expect((await app.anyone().fetch('/readyz')).status).toBe(200)
    const start = performance.now()
    await app.platform.tracing.close()
    // OpenTelemetry alone would wait 10 s.
    expect(performance.now() - start).toBeLessThan(8000)
    await app.close()
  } finally {
    silent.closeAllConnections()
    silent.close()
  }
})
