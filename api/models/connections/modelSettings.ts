import DataLoader from 'dataloader'
import type { ConnectedModel, ModelConnection } from '../../platform/__generated__/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSeal, type Seal } from '../../platform/seal.ts'
import type { BuiltInResponder } from '../builtIn/builtIn.ts'
import { modelFailure } from '../failures.ts'
import { type Model, type ModelInfo, openAiAddress, providerModel } from '../models.ts'
import { presets } from './validation.ts'

export interface EnvironmentModel extends Pick<ModelInfo, 'provider' | 'name'> {
  baseUrl: string | null
  hasApiKey: boolean
}

type StoredModel = ConnectedModel & { connection: ModelConnection }

interface Snapshot {
  default: Model
  /** Models that people may use, by ID. */
  available: ReadonlyMap<string, Model>
}

const topic = 'model-settings'
/** A message can be lost while Redis is away. */
const maxAgeMs = 5000

export const createKeySeal = (serverSecret: string): Seal => createSeal(serverSecret, 'model keys')

/** Environment variables take precedence over connected models. */
export class ModelSettings {
  readonly #platform: Platform
  readonly #builtIn: BuiltInResponder
  readonly #seal: Seal
  readonly #choices = new DataLoader<string, string | null>(
    async (userIds) => {
      const users = await this.#platform.db.user.findMany({ where: { id: { in: [...userIds] } }, select: { id: true, modelId: true } })
      return userIds.map((userId) => users.find(({ id }) => id === userId)?.modelId ?? null)
    },
    { cache: false },
  )
  #snapshot: Promise<Snapshot> | undefined
  #readAt = -maxAgeMs

  constructor(platform: Platform, builtIn: BuiltInResponder) {
    this.#platform = platform
    this.#builtIn = builtIn
    this.#seal = createKeySeal(platform.config.sessionSecret)
  }

  start(): void {
    void this.#followChanges().catch((err: unknown) => this.#platform.log.error({ err }, 'the subscription to model changes failed'))
  }

  /** A user's choice applies to their own conversations. */
  async current(userId: string | null = null): Promise<Model> {
    const snapshot = await this.#read()
    if (userId === null || snapshot.available.size === 0) return snapshot.default
    const chosenId = await this.#choices.load(userId)
    return (chosenId !== null && snapshot.available.get(chosenId)) || snapshot.default
  }

  /** Null if connected models decide. */
  environmentModel(): EnvironmentModel | null {
    const { llm } = this.#platform.config
    if (!llm.isFixed) return null
    if (llm.provider === 'builtin') return { provider: 'builtin', name: this.#builtIn.name, baseUrl: null, hasApiKey: false }
    const baseUrl = llm.baseUrl ?? (llm.provider === 'anthropic' ? presets.anthropic.baseUrl : openAiAddress)
    return { provider: llm.provider, name: llm.model, baseUrl, hasApiKey: llm.apiKey !== undefined }
  }

  async publishChange(): Promise<void> {
    this.#snapshot = undefined
    await this.#platform.live.publish(topic, {})
  }

  async #followChanges(): Promise<void> {
    for await (const _ of await this.#platform.live.subscribe(topic)) this.#snapshot = undefined
  }

  #read(): Promise<Snapshot> {
    if (!this.#snapshot || performance.now() - this.#readAt > maxAgeMs) {
      const reading = this.#load()
      this.#snapshot = reading
      this.#readAt = performance.now()
      reading.catch(() => {
        if (this.#snapshot === reading) this.#snapshot = undefined
      })
    }
    return this.#snapshot
  }

  async #load(): Promise<Snapshot> {
    const stored = await this.#platform.db.connectedModel.findMany({ where: { isAvailable: true }, include: { connection: true } })
    const available = new Map(stored.map((model) => [model.id, this.#toModel(model)]))
    const chosen = stored.find(({ isDefault }) => isDefault)
    return { default: this.#fixed() ?? (chosen && available.get(chosen.id)) ?? this.#builtIn, available }
  }

  #fixed(): Model | null {
    const { llm } = this.#platform.config
    if (!llm.isFixed) return null
    return llm.provider === 'builtin' ? this.#builtIn : providerModel(llm)
  }

  #toModel({ name, connection, contextTokens, acceptsImages, callsTools, reasons }: StoredModel): Model {
    const { provider } = presets[connection.preset]
    const config = { provider, baseUrl: connection.baseUrl, model: name, contextTokens, seesPictures: acceptsImages, callsTools, reasons }
    try {
      const apiKey = connection.apiKey === null ? undefined : this.#seal.open(connection.apiKey)
      if (apiKey) this.#platform.log.redact(apiKey)
      return providerModel({ ...config, apiKey })
    } catch (error) {
      // SESSION_SECRET has changed.
      return { ...providerModel(config), load: async () => Promise.reject(modelFailure('model_key_rejected', error)) }
    }
  }
}
