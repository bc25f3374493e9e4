import type { ModelConnection } from '../../platform/__generated__/prisma/client.ts'
import { InputError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Seal } from '../../platform/seal.ts'
import { createKeySeal } from './modelSettings.ts'
import type { Endpoint } from './providerModels.ts'
import { type Preset, presets } from './validation.ts'

/** Showing part of a shorter key would reveal too much of it. */
const shortestHintedKey = 16

type StoredKey = Pick<ModelConnection, 'apiKey' | 'baseUrl'>

export class ConnectionKeys {
  readonly #log: Platform['log']
  readonly #seal: Seal

  constructor({ log, config }: Pick<Platform, 'log' | 'config'>) {
    this.#log = log
    this.#seal = createKeySeal(config.sessionSecrets)
  }

  /** A stored key is sent only to the origin that it was entered for. */
  toEndpoint(given: { preset: Preset; baseUrl?: string | null; apiKey?: string | null }, stored: StoredKey | null): Endpoint {
    const { preset } = given
    const baseUrl = given.baseUrl ?? stored?.baseUrl ?? presets[preset].baseUrl
    if (!baseUrl) throw new InputError('model_address_invalid', { field: 'baseUrl' })
    const apiKey = given.apiKey ?? this.#open(stored, baseUrl)
    if (apiKey) this.#log.redact(apiKey)
    if (!apiKey && presets[preset].needsKey) throw new InputError('provider_key_required', { field: 'apiKey' })
    return { preset, baseUrl, apiKey: apiKey || null }
  }

  close(apiKey: string | null) {
    const keyHint = apiKey !== null && apiKey.length >= shortestHintedKey ? apiKey.slice(-4) : null
    return { apiKey: apiKey === null ? null : this.#seal.close(apiKey), keyHint }
  }

  /** Null if SESSION_SECRET has changed. */
  tryToOpen(sealed: string): string | null {
    try {
      return this.#seal.open(sealed)
    } catch {
      return null
    }
  }

  #open(stored: StoredKey | null, baseUrl: string): string | null {
    if (!stored?.apiKey) return null
    const isSameOrigin = new URL(baseUrl).origin === new URL(stored.baseUrl).origin
    const key = isSameOrigin ? this.tryToOpen(stored.apiKey) : null
    if (key === null) throw new InputError('provider_key_required_again', { field: 'apiKey' })
    return key
  }
}
