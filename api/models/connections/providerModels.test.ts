import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Provider, startProvider } from '../../testing/modelProvider.ts'
import { detectServers } from './detection.ts'
import { type Endpoint, listModels } from './providerModels.ts'

let provider: Provider
let other: Provider
beforeAll(async () => void ([provider, other] = await Promise.all([startProvider(), startProvider()])))
beforeEach(() => Object.assign(provider, { requests: [], models: [{ id: 'small' }], key: null, handle: null, details: null }))
afterAll(() => Promise.all([provider.close(), other.close()]))

const list = (change: Partial<Endpoint> = {}, timeoutMs = 2000) =>
  listModels({ preset: 'openai_compatible', baseUrl: provider.url, apiKey: null, ...change }, { timeoutMs })
const unknown = { contextTokens: null, acceptsImages: null, callsTools: null, reasons: null }

test('lists chat models and adds a missing /v1 to the address', async () => {
  provider.models = [{ id: 'small' }, { id: 'text-embedding-3-small' }, { id: 'whisper-1' }]
  expect(await list({ baseUrl: provider.url.replace('/v1', '') })).toEqual({
    baseUrl: provider.url,
    models: [{ name: 'small', ...unknown }],
  })
})

test.each([
  [
    'OpenRouter',
    { context_length: 128_000, architecture: { input_modalities: ['text', 'image'] }, supported_parameters: ['tools'] },
    [128_000, true, true, false],
  ],
  ['vLLM', { max_model_len: 16_384 }, [16_384, null, null, null]],
  [
    'Mistral',
    { max_context_length: 32_768, capabilities: { function_calling: true, vision: false, completion_chat: true } },
    [32_768, false, true, null],
  ],
  ['Groq', { context_window: 131_072 }, [131_072, null, null, null]],
  [
    'Anthropic',
    { max_input_tokens: 200_000, capabilities: { image_input: { supported: true }, thinking: { supported: true } } },
    [200_000, true, null, true],
  ],
])('reads capabilities as %s states them', async (_, entry, [contextTokens, acceptsImages, callsTools, reasons]) => {
  provider.models = [{ id: 'm', ...entry }]
  expect((await list()).models).toEqual([{ name: 'm', contextTokens, acceptsImages, callsTools, reasons }])
})

test('asks Ollama about each model', async () => {
  provider.models = [{ id: 'llava:7b', owned_by: 'library' }]
  provider.details = {
    capabilities: ['completion', 'vision'],
    model_info: { 'llama.context_length': 131_072 },
    parameters: 'stop "x"\nnum_ctx 8192',
  }
  expect((await list()).models).toEqual([{ name: 'llava:7b', contextTokens: 8192, acceptsImages: true, callsTools: false, reasons: false }])
})

test('ignores entries and capabilities that cannot be true', async () => {
  const lies = [
    { id: 7 },
    { id: '' },
    { id: 'x'.repeat(300) },
    { id: 'two\nlines' },
    null,
    'text',
    { id: 'small', context_length: -5 },
    { id: 'small' },
  ]
  provider.models = [
    ...(lies as object[]),
    { id: 'big', context_length: 1e99, max_model_len: '4096', capabilities: 'all', architecture: 7 },
  ]
  expect((await list()).models).toEqual(['small', 'big'].map((name) => ({ name, ...unknown })))
  provider.models = Array.from({ length: 600 }, (_, index) => ({ id: `model-${index}` }))
  expect((await list()).models).toHaveLength(500)
})

test.each([
  [401, null, 'provider_key_required'],
  [403, 'secret', 'provider_key_rejected'],
  [404, null, 'provider_not_found'],
  [429, null, 'provider_rate_limited'],
  [500, null, 'provider_failed'],
])('explains the status %i with the key %s', async (status, apiKey, code) => {
  provider.handle = (_, response) => void response.writeHead(status).end('{}')
  await expect(list({ apiKey })).rejects.toMatchObject({ code })
})

test('does not follow redirects', async () => {
  provider.handle = (_, response) => void response.writeHead(307, { location: `${other.url}/models` }).end()
  const { host } = new URL(other.url)
  await expect(list({ apiKey: 'secret' })).rejects.toMatchObject({ code: 'provider_redirects', params: { host } })
  expect(other.requests).toEqual([])
})

test.each([
  ['a web page', '<html>Sign in</html>'],
  ['JSON of another kind', '{"models": []}'],
  ['half of its JSON', '{"data": ['],
])('refuses %s', async (_, body) => {
  provider.handle = (_request, response) => void response.end(body)
  await expect(list()).rejects.toMatchObject({ code: 'provider_unreadable' })
})

test('stops reading an endless response', async () => {
  let sent = 0
  provider.handle = (_, response) => {
    const send = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, ' '))) sent += 65_536
    }
    response.on('drain', send)
    send()
  }
  await expect(list({}, 20_000)).rejects.toMatchObject({ code: 'provider_unreadable' })
  expect(sent).toBeLessThan(64 * 1024 * 1024)
})

test.each(['before', 'after'])('times out %s the headers', async (when) => {
  provider.handle = (_, response) => (when === 'after' ? void response.writeHead(200).write('{"data"') : undefined)
  await expect(list({}, 200)).rejects.toMatchObject({ code: 'provider_timeout' })
})

test('reports an unreachable server and one without models', async () => {
  await expect(list({ baseUrl: 'http://127.0.0.1:9/v1' })).rejects.toMatchObject({
    code: 'provider_unreachable',
    params: { host: '127.0.0.1:9' },
  })
  await expect(list({ baseUrl: 'http://nowhere.invalid/v1' })).rejects.toMatchObject({ code: 'provider_unknown_host' })
  provider.models = []
  await expect(list()).rejects.toMatchObject({ code: 'provider_without_models' })
})

test('detects servers on this machine', async () => {
  const servers = [
    { preset: 'ollama', baseUrl: provider.url },
    { preset: 'lm_studio', baseUrl: 'http://127.0.0.1:9/v1' },
  ] as const
  expect(await detectServers(servers)).toEqual([{ preset: 'ollama', baseUrl: provider.url, models: [{ name: 'small', ...unknown }] }])
  provider.models = []
  expect(await detectServers(servers)).toEqual([{ preset: 'ollama', baseUrl: provider.url, models: [] }])
})
