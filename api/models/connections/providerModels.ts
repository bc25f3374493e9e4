import pLimit from 'p-limit'
import { toOneLine } from '../../platform/text/text.ts'
import { ProviderError, createProviderError, requestJson } from './providerRequest.ts'
import { leastContextTokens, mostContextTokens, type Preset, presets } from './validation.ts'

export interface Endpoint {
  preset: Preset
  baseUrl: string
  apiKey: string | null
  isPublicOnly?: boolean
}

export interface ProviderModel {
  name: string
  contextTokens: number | null
  acceptsImages: boolean | null
  callsTools: boolean | null
  reasons: boolean | null
}

export interface ModelList {
  baseUrl: string
  models: ProviderModel[]
}

const timeoutMs = 10_000
const maxModels = 500
const maxNameLength = 200
/** Ollama describes one model per request. */
const maxDescribed = 50

/** Chat models in the provider’s order. @throws ProviderError */
export async function listModels(endpoint: Endpoint, limits = { timeoutMs }): Promise<ModelList> {
  const { baseUrl, entries } = await findList(endpoint, limits.timeoutMs)
  const described = await describe(endpoint, entries)
  const models = new Map<string, ProviderModel>()
  for (const entry of entries) {
    const model = readModel(entry, described.get(getName(entry) ?? ''))
    if (model && models.size < maxModels && !models.has(model.name)) models.set(model.name, model)
  }
  if (models.size === 0) throw createProviderError('provider_without_models')
  return { baseUrl, models: [...models.values()] }
}

function getKeyHeaders({ preset, apiKey }: Pick<Endpoint, 'preset' | 'apiKey'>): Record<string, string> | undefined {
  if (presets[preset].provider === 'anthropic') return { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' }
  return apiKey ? { authorization: `Bearer ${apiKey}` } : undefined
}

async function findList(endpoint: Endpoint, timeout: number): Promise<{ baseUrl: string; entries: unknown[] }> {
  const { preset, baseUrl, isPublicOnly } = endpoint
  const query = presets[preset].provider === 'anthropic' ? '?limit=1000' : ''
  const read = async (base: string) => {
    const entries = get(
      await requestJson(`${base}/models${query}`, { headers: getKeyHeaders(endpoint), timeoutMs: timeout, isPublicOnly }),
      'data',
    )
    if (!Array.isArray(entries)) throw createProviderError('provider_unreadable')
    return { baseUrl: base, entries }
  }
  try {
    return await read(baseUrl)
  } catch (error) {
    const isElsewhere = error instanceof ProviderError && ['provider_not_found', 'provider_unreadable'].includes(error.code)
    if (!isElsewhere || new URL(baseUrl).pathname !== '/') throw error
    return read(`${baseUrl}/v1`)
  }
}

async function describe({ preset, baseUrl, isPublicOnly }: Endpoint, entries: unknown[]): Promise<Map<string, unknown>> {
  const { origin } = new URL(baseUrl)
  if (preset === 'lm_studio') {
    const list = get(await requestJson(`${origin}/api/v0/models`, { timeoutMs: 3000, isPublicOnly }).catch(() => null), 'data')
    return new Map(Array.isArray(list) ? list.map((entry: unknown) => [getName(entry) ?? '', entry]) : [])
  }
  const isOllama = preset === 'ollama' || (entries.length > 0 && entries.every((entry) => get(entry, 'owned_by') === 'library'))
  if (!isOllama) return new Map()
  const loaded = get(await requestJson(`${origin}/api/ps`, { timeoutMs: 3000, isPublicOnly }).catch(() => null), 'models')
  const limit = pLimit(4)
  const names = entries.flatMap((entry) => getName(entry) ?? []).slice(0, maxDescribed)
  const shown = names.map((name) =>
    limit(async () => {
      const details = await requestJson(`${origin}/api/show`, { body: { model: name }, timeoutMs: 3000, isPublicOnly }).catch(() => null)
      const running: unknown = Array.isArray(loaded) ? loaded.find((entry: unknown) => get(entry, 'name') === name) : null
      return [name, toOllamaModel(details, running)] as const
    }),
  )
  return new Map(await Promise.all(shown))
}

/** By default, Ollama uses a smaller context than the model’s maximum and silently drops the excess. */
const cautiousOllamaTokens = 32_000

function toOllamaModel(details: unknown, running: unknown): unknown {
  const most = Object.entries(get(details, 'model_info') ?? {}).find(([key]) => key.endsWith('.context_length'))?.[1] as unknown
  const parameters = get(details, 'parameters')
  const configured = typeof parameters === 'string' ? /^num_ctx\s+(\d{1,9})$/m.exec(parameters)?.[1] : undefined
  const served = get(running, 'context_length') ?? (configured === undefined ? undefined : Number(configured))
  return {
    capabilities: get(details, 'capabilities'),
    context_length: served ?? (typeof most === 'number' ? Math.min(most, cautiousOllamaTokens) : undefined),
  }
}

function readModel(entry: unknown, described: unknown): ProviderModel | null {
  const name = getName(entry)
  const sources = [described, entry]
  if (name === null || isOtherKind(name, sources)) return null
  return {
    name,
    contextTokens: findFirst(sources, readContextTokens),
    acceptsImages: findFirst(sources, readsImages),
    callsTools: findFirst(sources, readsTools),
    reasons: findFirst(sources, readsReasoning),
  }
}

function getName(entry: unknown): string | null {
  const id = get(entry, 'id')
  return typeof id === 'string' && id !== '' && id.length <= maxNameLength && toOneLine(id) === id ? id : null
}

const otherKinds = /embed|whisper|\btts\b|dall-e|moderation|transcribe|realtime|gpt-image|\bsora\b|\bbabbage\b|\bdavinci\b|rerank|speech/i

function isOtherKind(name: string, sources: unknown[]): boolean {
  return (
    sources.some((source) => {
      const capabilities = get(source, 'capabilities')
      if (Array.isArray(capabilities) && capabilities.includes('embedding')) return true
      if (get(capabilities, 'completion_chat') === false) return true
      return ['embedding', 'embeddings'].includes(String(get(source, 'type')))
    }) || otherKinds.test(name)
  )
}

function readContextTokens(source: unknown): number | null {
  const stated = [
    get(source, 'loaded_context_length'),
    get(source, 'context_length'),
    get(source, 'max_context_length'),
    get(source, 'context_window'),
    get(source, 'max_model_len'),
    get(source, 'max_input_tokens'),
    get(source, 'meta', 'n_ctx'),
  ]
  const isPlausible = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= leastContextTokens && value <= mostContextTokens
  return stated.find(isPlausible) ?? null
}

function readsImages(source: unknown): boolean | null {
  const inputs = get(source, 'architecture', 'input_modalities')
  if (Array.isArray(inputs)) return inputs.includes('image')
  if (get(source, 'type') === 'vlm') return true
  return readCapability(source, ['vision'], ['vision'], ['image_input', 'supported'])
}

function readsTools(source: unknown): boolean | null {
  const parameters = get(source, 'supported_parameters')
  if (Array.isArray(parameters)) return parameters.includes('tools')
  return readCapability(source, ['tools', 'tool_use'], ['function_calling'])
}

function readsReasoning(source: unknown): boolean | null {
  const parameters = get(source, 'supported_parameters')
  if (Array.isArray(parameters)) return parameters.includes('reasoning')
  return readCapability(source, ['thinking', 'reasoning'], ['reasoning'], ['thinking', 'supported'])
}

/** Capabilities are a list of names or an object with flags. */
function readCapability(source: unknown, names: string[], ...paths: string[][]): boolean | null {
  const capabilities = get(source, 'capabilities')
  if (Array.isArray(capabilities)) return names.some((name) => capabilities.includes(name))
  const flags = paths.map((path) => get(capabilities, ...path)).filter((flag) => typeof flag === 'boolean')
  return flags[0] ?? null
}

function findFirst<T>(sources: unknown[], read: (source: unknown) => T | null): T | null {
  for (const source of sources) {
    const value = read(source)
    if (value !== null) return value
  }
  return null
}

function get(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null && Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined),
    value,
  )
}
