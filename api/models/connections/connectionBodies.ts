import { z } from '@hono/zod-openapi'
import { formatErrorText } from '../../platform/errorCodes/catalogue.ts'
import type { TestResult } from './providerTest.ts'
import { connectionChange, connectionTest, modelChange, newConnection, presetNames } from './validation.ts'

const aModelId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const aTime = '2026-01-31T09:30:00.000Z'
const aBaseUrl = { description: 'Base URL, usually ending with `/v1`.', example: 'http://localhost:11434/v1' }
const aPreset = { description: 'Kind of model provider.', example: 'ollama' } as const

export const connectedModelBody = z
  .object({
    id: z.uuid().meta({ example: aModelId }),
    name: z.string().meta({ description: 'Provider’s name for it.', example: 'llama3.2' }),
    is_listed: z.boolean().meta({ description: 'Whether the provider’s latest list includes it.' }),
    is_available: z.boolean().meta({ description: 'Whether users can choose it.' }),
    is_default: z.boolean().meta({
      description: 'Whether an operator made it the default.',
    }),
    context_tokens: z.int().meta({ description: 'Context window in tokens.' }),
    accepts_images: z.boolean().meta({ description: 'Whether attached images are sent to it.' }),
    calls_tools: z.boolean().meta({ description: 'Whether it can use tools.' }),
    reasons: z.boolean().meta({ description: 'Whether it reasons before answering.' }),
  })
  .openapi('ConnectedModel')

export const connectionBody = z
  .object({
    id: z.uuid().meta({ example: aModelId }),
    preset: z.enum(presetNames).meta(aPreset),
    base_url: z.string().meta(aBaseUrl),
    has_api_key: z.boolean().meta({ description: 'Whether an API key is stored.' }),
    key_hint: z.string().nullable().meta({
      description: 'Last four characters of the key; null if short.',
      example: 'x7Qf',
    }),
    is_key_readable: z.boolean().meta({
      description: 'Whether the stored key can be decrypted with the current `SESSION_SECRET`.',
    }),
    models: z.array(connectedModelBody).meta({ description: 'Models of the provider, by name.' }),
    created_at: z.iso.datetime().meta({ description: 'When it was connected.', example: aTime }),
    updated_at: z.iso.datetime().meta({ description: 'When address or key last changed.', example: aTime }),
  })
  .openapi('ModelServer')

export const environmentModelBody = z
  .object({
    provider: z.string().meta({ description: 'One of `builtin`, `openai-compatible` and `anthropic`.' }),
    name: z.string().meta({ description: 'Provider’s name for it.' }),
    base_url: z.string().nullable().meta({ description: 'Base URL; null for the built-in responder.' }),
    has_api_key: z.boolean().meta({ description: 'Whether `LLM_API_KEY` is set.' }),
  })
  .openapi('EnvironmentModel')

export const providerModelBody = z
  .object({
    name: z.string().meta({ description: 'Provider’s name for it.', example: 'llama3.2' }),
    context_tokens: z.int().nullable().meta({ description: 'Context window in tokens; null if unstated.' }),
    accepts_images: z.boolean().nullable().meta({ description: 'Whether it accepts images; null if unstated.' }),
    calls_tools: z.boolean().nullable().meta({ description: 'Whether it calls tools; null if unstated.' }),
    reasons: z.boolean().nullable().meta({ description: 'Whether it reasons before answering; null if unstated.' }),
  })
  .openapi('ProviderModel')

export const detectedServerBody = z
  .object({
    preset: z.enum(presetNames).meta(aPreset),
    base_url: z.string().meta(aBaseUrl),
    models: z.array(providerModelBody).meta({ description: 'Models of the server; empty if none is installed.' }),
  })
  .openapi('DetectedModelServer')

export const testResultBody = z.object({
  base_url: z.string().meta({ description: 'Base URL that answered, with `/v1` if added.' }),
  models: z.array(providerModelBody).meta({ description: 'Listed chat models, at most 500.' }),
  model: z.string().nullable().meta({ description: 'Model that was tested; null if none.', example: 'llama3.2' }),
  answer: z.string().nullable().meta({ description: 'Beginning of the answer; null if none.', example: 'Hello!' }),
  duration_ms: z.int().nullable().meta({ description: 'Milliseconds to the answer, or null.' }),
})

const created = newConnection.shape
const given = {
  preset: created.preset.meta(aPreset),
  base_url: created.baseUrl.meta({
    type: ['string', 'null'],
    minLength: 1,
    description: 'Base URL; the preset’s by default. Private networks are allowed.',
    example: 'http://localhost:11434/v1',
  }),
  api_key: created.apiKey.meta({
    type: ['string', 'null'],
    description: 'API key, at most 1,000 characters. Stored encrypted.',
    example: null,
  }),
}
const aModel = { type: ['string', 'null'], example: 'llama3.2' } as const

export const newConnectionBody = z
  .object({
    ...given,
    model: created.model.meta({ ...aModel, description: 'Model to make available; the first by default.' }),
  })
  .openapi('NewModelConnection')

export const connectionTestBody = z
  .object({
    ...given,
    model: created.model.meta({ ...aModel, description: 'Model to test; the first by default.' }),
    connection_id: connectionTest.shape.connectionId.meta({
      description: 'Connection with a stored key, for its origin only.',
      example: aModelId,
    }),
  })
  .openapi('TestModelConnection')

export const connectionChangeBody = z
  .object({
    base_url: connectionChange.shape.baseUrl.meta({
      type: ['string', 'null'],
      minLength: 1,
      description: 'Base URL; another origin requires the key again.',
      example: 'http://localhost:11434/v1',
    }),
    api_key: connectionChange.shape.apiKey.meta({
      type: ['string', 'null'],
      description: 'New API key; an empty string removes it.',
      example: null,
    }),
  })
  .openapi('ModelConnectionChange')

const { shape } = modelChange
export const modelChangeBody = z
  .object({
    is_available: shape.isAvailable.meta({ description: 'Whether users can choose it.', example: true }),
    is_default: shape.isDefault.meta({
      description: 'True makes it available and the default.',
      example: true,
    }),
    context_tokens: shape.contextTokens.meta({ description: 'Context window, in tokens.', example: 32_000 }),
    accepts_images: shape.acceptsImages.meta({ description: 'Whether attached images are sent to it.', example: false }),
    calls_tools: shape.callsTools.meta({ description: 'Whether it can use tools.', example: true }),
    reasons: shape.reasons.meta({
      description: 'Whether it reasons before answering.',
      example: false,
    }),
  })
  .openapi('ConnectedModelChange')

export function toTestProblem({ problem }: TestResult) {
  return problem && { message: formatErrorText(problem.code, problem.params), code: problem.code, params: problem.params }
}
