import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'
import { trimEndMatching } from '../../platform/text/trimming.ts'
import { hasPassword, isWebUrl, line } from '../../platform/text/validation.ts'

export const presetNames = ['ollama', 'lm_studio', 'openai', 'anthropic', 'openai_compatible'] as const
export type Preset = (typeof presetNames)[number]

interface PresetSettings {
  name: string
  provider: 'openai-compatible' | 'anthropic'
  baseUrl: string | null
  needsKey: boolean
}

export const presets: Record<Preset, PresetSettings> = {
  ollama: { name: 'Ollama', provider: 'openai-compatible', baseUrl: 'http://localhost:11434/v1', needsKey: false },
  lm_studio: { name: 'LM Studio', provider: 'openai-compatible', baseUrl: 'http://localhost:1234/v1', needsKey: false },
  openai: { name: 'OpenAI', provider: 'openai-compatible', baseUrl: 'https://api.openai.com/v1', needsKey: true },
  anthropic: { name: 'Anthropic', provider: 'anthropic', baseUrl: 'https://api.anthropic.com/v1', needsKey: true },
  openai_compatible: { name: 'OpenAI-compatible', provider: 'openai-compatible', baseUrl: null, needsKey: false },
}

const invalidAddress = rule('model_address_invalid')

const baseUrl = line(invalidAddress).pipe(
  z
    .string()
    .max(2000, rule('text_too_long', { subject: 'address', max: 2000 }))
    .refine(isApiAddress, invalidAddress)
    .refine((value) => !hasPassword(value), rule('model_address_with_password'))
    .transform((value) => trimEndMatching(new URL(value).href, /\//)),
)

const apiKey = z
  .string()
  .trim()
  .max(1000, rule('value_too_long', { max: 1000 }))
  // Other characters cannot be sent in a header.
  .regex(/^[\x21-\x7e]*$/, rule('provider_key_invalid'))

const preset = z.enum(presetNames)

const modelName = line().pipe(z.string().max(200, rule('value_too_long', { max: 200 })))

export const newConnection = z.object({
  preset,
  baseUrl: baseUrl.nullish(),
  apiKey: apiKey.nullish(),
  model: modelName.nullish(),
})

/** Omitted fields stay unchanged; an empty key removes it. */
export const connectionChange = z.object({ baseUrl: baseUrl.nullish(), apiKey: apiKey.nullish() })

export const connectionTest = newConnection.extend({
  /** The connection whose key is used if none is given. */
  connectionId: z.string().nullish(),
})

export const leastContextTokens = 1000
export const mostContextTokens = 10_000_000

export const modelChange = z.object({
  isAvailable: z.boolean(rule('not_boolean')).nullish(),
  isDefault: z.boolean(rule('not_boolean')).nullish(),
  contextTokens: z.int().min(leastContextTokens).max(mostContextTokens).nullish(),
  acceptsImages: z.boolean(rule('not_boolean')).nullish(),
  callsTools: z.boolean(rule('not_boolean')).nullish(),
  reasons: z.boolean(rule('not_boolean')).nullish(),
})

function isApiAddress(address: string): boolean {
  const url = URL.parse(address)
  return isWebUrl(address) && url?.search === '' && url.hash === ''
}
