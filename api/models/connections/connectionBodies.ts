import { z } from '@hono/zod-openapi'
import { formatErrorText } from '../../platform/errorCodes/catalogue.ts'
import type { TestResult } from './providerTest.ts'
import { connectionChange, connectionTest, modelChange, newConnection, presetNames } from './validation.ts'

const aModelId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const aTime = '2026-01-31T09:30:00.000Z'
const aBaseUrl = { description: 'The base URL of the API, usually ending with `/v1`.', example: 'http://localhost:11434/v1' }
const aPreset = { description: 'The kind of provider.', example: 'ollama' } as const

export const connectedModelBody = z
  .object({
    id: z.uuid().meta({ example: aModelId }),
    name: z.string().meta({ description: 'The provider’s name for the model.', example: 'llama3.2' }),
    is_listed: z.boolean().meta({ description: 'Whether the provider listed the model when it was last asked.' }),
    is_available: z.boolean().meta({ description: 'Whether users can choose the model.' }),
    is_default: z.boolean().meta({
      description: 'Whether the model answers users who chose no other. A model set by environment variables takes precedence.',
    }),
    context_tokens: z.int().meta({ description: 'The context window, in tokens. Older messages are summarized to stay within it.' }),
    accepts_images: z.boolean().meta({ description: 'Whether images attached to messages are sent to the model.' }),
    calls_tools: z.boolean().meta({ description: 'Whether the model can search and save for the user.' }),
    reasons: z.boolean().meta({ description: 'Whether the model thinks before it answers and may take longer to start.' }),
  })
  .openapi('ConnectedModel')

export const connectionBody = z
  .object({
    id: z.uuid().meta({ example: aModelId }),
    preset: z.enum(presetNames).meta(aPreset),
    base_url: z.string().meta(aBaseUrl),
    has_api_key: z.boolean().meta({ description: 'Whether an API key is stored. Keys are encrypted and never returned.' }),
    key_hint: z.string().nullable().meta({
      description: 'The last four characters of the API key; null without a key and for keys of fewer than 16 characters.',
      example: 'x7Qf',
    }),
    is_key_readable: z.boolean().meta({
      description: 'Whether the stored key can be decrypted. False after `SESSION_SECRET` has changed; then the key must be entered again.',
    }),
    models: z.array(connectedModelBody).meta({ description: 'The models of the provider, by name.' }),
    created_at: z.iso.datetime().meta({ description: 'When the provider was connected.', example: aTime }),
    updated_at: z.iso.datetime().meta({ description: 'When the address or key was last changed.', example: aTime }),
  })
  .openapi('ModelServer')

export const environmentModelBody = z
  .object({
    provider: z.string().meta({ description: 'The provider: `builtin`, `openai-compatible` or `anthropic`.' }),
    name: z.string().meta({ description: 'The provider’s name for the model.' }),
    base_url: z.string().nullable().meta({ description: 'The base URL of the API; null for the built-in responder.' }),
    has_api_key: z.boolean().meta({ description: 'Whether `LLM_API_KEY` is set.' }),
  })
  .openapi('EnvironmentModel')

export const providerModelBody = z
  .object({
    name: z.string().meta({ description: 'The provider’s name for the model.', example: 'llama3.2' }),
    context_tokens: z.int().nullable().meta({ description: 'The context window, in tokens; null if the provider does not state it.' }),
    accepts_images: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether the model accepts images; null if the provider does not state it.' }),
    calls_tools: z.boolean().nullable().meta({ description: 'Whether the model calls tools; null if the provider does not state it.' }),
    reasons: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether the model thinks before it answers; null if the provider does not state it.' }),
  })
  .openapi('ProviderModel')

export const detectedServerBody = z
  .object({
    preset: z.enum(presetNames).meta(aPreset),
    base_url: z.string().meta(aBaseUrl),
    models: z.array(providerModelBody).meta({ description: 'The models of the server; empty if none is installed.' }),
  })
  .openapi('DetectedModelServer')

export const testResultBody = z.object({
  base_url: z.string().meta({ description: 'The base URL that answered: with `/v1` if it was missing.' }),
  models: z.array(providerModelBody).meta({ description: 'The chat models that the provider lists, at most 500.' }),
  model: z.string().nullable().meta({ description: 'The model that was asked; null if the provider lists none.', example: 'llama3.2' }),
  answer: z.string().nullable().meta({ description: 'The beginning of the answer; null if there was none.', example: 'Hello!' }),
  duration_ms: z.int().nullable().meta({ description: 'The time until the answer began, in milliseconds; null without an answer.' }),
})

const created = newConnection.shape
const given = {
  preset: created.preset.meta(aPreset),
  base_url: created.baseUrl.meta({
    type: ['string', 'null'],
    minLength: 1,
    description: 'The base URL of the API. Defaults to the usual address of the preset. Addresses on private networks are allowed.',
    example: 'http://localhost:11434/v1',
  }),
  api_key: created.apiKey.meta({
    type: ['string', 'null'],
    description: 'The API key, at most 1,000 characters. Stored encrypted.',
    example: null,
  }),
}
const aModel = { type: ['string', 'null'], example: 'llama3.2' } as const

export const newConnectionBody = z
  .object({
    ...given,
    model: created.model.meta({ ...aModel, description: 'The first model that users can choose. Defaults to the first one listed.' }),
  })
  .openapi('NewModelConnection')

export const connectionTestBody = z
  .object({
    ...given,
    model: created.model.meta({ ...aModel, description: 'The model to ask. Defaults to the first one listed.' }),
    connection_id: connectionTest.shape.connectionId.meta({
      description: 'The connection whose stored key is used if no key is sent. It is sent only to the origin that it was entered for.',
      example: aModelId,
    }),
  })
  .openapi('TestModelConnection')

export const connectionChangeBody = z
  .object({
    base_url: connectionChange.shape.baseUrl.meta({
      type: ['string', 'null'],
      minLength: 1,
      description: 'The base URL of the API. For another origin, send the key again.',
      example: 'http://localhost:11434/v1',
    }),
    api_key: connectionChange.shape.apiKey.meta({
      type: ['string', 'null'],
      description: 'The new API key; an empty string removes the key.',
      example: null,
    }),
  })
  .openapi('ModelConnectionChange')

const { shape } = modelChange
export const modelChangeBody = z
  .object({
    is_available: shape.isAvailable.meta({ description: 'Whether users can choose the model.', example: true }),
    is_default: shape.isDefault.meta({
      description: 'True makes the model available and the default instead of the current one.',
      example: true,
    }),
    context_tokens: shape.contextTokens.meta({ description: 'The context window, in tokens.', example: 32_000 }),
    accepts_images: shape.acceptsImages.meta({ description: 'Whether images attached to messages are sent to the model.', example: false }),
    calls_tools: shape.callsTools.meta({ description: 'Whether the model can search and save for the user.', example: true }),
    reasons: shape.reasons.meta({
      description: 'Whether the model thinks before it answers and may take longer to start.',
      example: false,
    }),
  })
  .openapi('ConnectedModelChange')

export function toTestProblem({ problem }: TestResult) {
  return problem && { message: formatErrorText(problem.code, problem.params), code: problem.code, params: problem.params }
}
