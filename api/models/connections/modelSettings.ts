import DataLoader from 'dataloader'
import type { ConnectedModel, ModelConnection, OwnKeys, User } from '../../platform/__generated__/prisma/client.ts'
import { NotFoundError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { SharedValue } from '../../platform/processes/sharedValue.ts'
import { createSeal, type Seal, type Secrets } from '../../platform/seal.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { BuiltInResponder } from '../builtIn/builtIn.ts'
import { createModelFailure } from '../failures.ts'
import { type Model, type ModelInfo, openAiAddress, createProviderModel, type ProviderModelConfig } from '../models.ts'
import { presets } from './validation.ts'

export interface EnvironmentModel extends Pick<ModelInfo, 'provider' | 'name'> {
  baseUrl: string | null
  hasApiKey: boolean
}

/** The name is kept when the model is removed. */
export type ModelChoice = Pick<User, 'modelId' | 'modelName'>

export interface NextModel {
  model: Model
  /** Null if `model` is the default. */
  fallback: Model | null
  /** The name of the chosen model if it is gone and `model` is the default instead. */
  unavailable: string | null
}

export const noChoice: ModelChoice = { modelId: null, modelName: null }
const noPerson: Person = { choice: noChoice, own: null }

type StoredModel = ConnectedModel & { connection: ModelConnection }

interface Snapshot {
  default: Model
  available: ReadonlyMap<string, Model>
  ownKeys: OwnKeys
}

interface Person {
  choice: ModelChoice
  own: StoredModel | null
}

export const createKeySeal = (secrets: Secrets): Seal => createSeal(secrets, 'model keys')

/** Environment variables take precedence over connected models. */
export class ModelSettings {
  readonly #platform: Platform
  readonly #builtIn: BuiltInResponder
  readonly #seal: Seal
  readonly #people = new DataLoader<string, Person>(
    async (userIds) => {
      const users = await this.#platform.db.user.findMany({
        where: { id: { in: [...userIds] } },
        select: { id: true, modelId: true, modelName: true, modelConnection: { include: { models: { where: { isAvailable: true } } } } },
      })
      return userIds.map((userId) => {
        const user = users.find(({ id }) => id === userId)
        const connection = user?.modelConnection
        const [model] = connection?.models ?? []
        return { choice: user ?? noChoice, own: connection && model ? { ...model, connection } : null }
      })
    },
    { cache: false },
  )
  readonly #snapshot: SharedValue<Snapshot>

  constructor(platform: Platform, builtIn: BuiltInResponder) {
    this.#platform = platform
    this.#builtIn = builtIn
    this.#seal = createKeySeal(platform.config.sessionSecrets)
    this.#snapshot = new SharedValue(platform, 'model-settings', () => this.#load())
  }

  start(): void {
    this.#snapshot.start()
  }

  async getModel(userId: string | null = null, thread: ModelChoice = noChoice): Promise<Model> {
    return (await this.resolveModel(userId, thread)).model
  }

  async resolveModel(userId: string | null, thread: ModelChoice): Promise<NextModel> {
    const snapshot = await this.#snapshot.read()
    const { default: fallback } = snapshot
    if (userId === null) return { model: fallback, fallback: null, unavailable: null }
    const person = await this.#loadPerson(userId, snapshot)
    const { modelId, modelName } = thread.modelName === null ? person.choice : thread
    const model = modelId === null ? undefined : this.#listAvailable(person, snapshot).find(({ id }) => id === modelId)
    if (!model) return { model: fallback, fallback: null, unavailable: modelName }
    return { model, fallback: model.id === fallback.id ? null : fallback, unavailable: null }
  }

  async listChoices(userId: string): Promise<Model[]> {
    const snapshot = await this.#snapshot.read()
    const available = this.#listAvailable(await this.#loadPerson(userId, snapshot), snapshot)
    const current = await this.getModel(userId)
    if (available.length === 0 && current.isBuiltIn) return []
    const connected = available.toSorted((a, b) => a.name.localeCompare(b.name))
    return current.id === null ? [current, ...connected] : connected
  }

  async toChoice(userId: string, modelId: string | null): Promise<ModelChoice> {
    if (modelId === null) return noChoice
    const model = await this.find(userId, modelId)
    if (!model) throw new NotFoundError('no_such_model')
    return { modelId, modelName: model.name }
  }

  /** Null unless available to the user. */
  async find(userId: string, modelId: string | null): Promise<Model | null> {
    if (modelId === null) return null
    const snapshot = await this.#snapshot.read()
    return this.#listAvailable(await this.#loadPerson(userId, snapshot), snapshot).find(({ id }) => id === modelId) ?? null
  }

  async setDefault({ userId }: Viewer, { modelId }: { modelId: string | null }): Promise<void> {
    await this.#platform.db.user.update({ where: { id: userId }, data: await this.toChoice(userId, modelId) })
  }

  /** Ends a choice that the answer reports as unavailable, unless the model can return. */
  async forgetRemoved({ threadId, userId }: { threadId: string; userId: string }): Promise<void> {
    const { db } = this.#platform
    const isRemoved = { modelId: null, modelName: { not: null } }
    const { count } = await db.thread.updateMany({ where: { id: threadId, userId, ...isRemoved }, data: { modelName: null } })
    if (count === 0) await db.user.updateMany({ where: { id: userId, ...isRemoved }, data: { modelName: null } })
  }

  async ownKeys(): Promise<OwnKeys> {
    return (await this.#snapshot.read()).ownKeys
  }

  /** Null if connected models decide. */
  getEnvironmentModel(): EnvironmentModel | null {
    const { llm } = this.#platform.config
    if (!llm.isFixed) return null
    if (llm.provider === 'builtin') return { provider: 'builtin', name: this.#builtIn.name, baseUrl: null, hasApiKey: false }
    const baseUrl = llm.baseUrl ?? (llm.provider === 'anthropic' ? presets.anthropic.baseUrl : openAiAddress)
    return { provider: llm.provider, name: llm.model, baseUrl, hasApiKey: llm.apiKey !== undefined }
  }

  async publishChange(): Promise<void> {
    await this.#snapshot.publishChange()
  }

  async #loadPerson(userId: string, { available, ownKeys }: Snapshot): Promise<Person> {
    return available.size === 0 && ownKeys === 'off' ? noPerson : this.#people.load(userId)
  }

  #listAvailable({ own }: Person, { available, ownKeys }: Snapshot): Model[] {
    const models = [...available.values()]
    if (!own || ownKeys === 'off') return models
    const isShared = models.some(({ name }) => name === own.name)
    const connectionName = isShared ? presets[own.connection.preset].name : null
    return [...models, this.#toModel(own, { isPublicOnly: ownKeys !== 'any', connectionName })]
  }

  async #load(): Promise<Snapshot> {
    const { db } = this.#platform
    const where = { isAvailable: true, connection: { userId: null } }
    const stored = await db.connectedModel.findMany({ where, include: { connection: true }, orderBy: { id: 'asc' } })
    const { ownKeys } = (await db.serverSettings.findFirst()) ?? { ownKeys: 'off' as const }
    const connectionNames = findConnectionNames(stored)
    const available = new Map(
      stored.map((model) => [model.id, this.#toModel(model, { connectionName: connectionNames.get(model.id) ?? null })]),
    )
    const chosen = stored.find(({ isDefault }) => isDefault)
    return { default: this.#getFixedModel() ?? (chosen && available.get(chosen.id)) ?? this.#builtIn, available, ownKeys }
  }

  #getFixedModel(): Model | null {
    const { llm } = this.#platform.config
    if (!llm.isFixed) return null
    return llm.provider === 'builtin' ? this.#builtIn : createProviderModel(llm)
  }

  #toModel(
    { id, name, connection, contextTokens, acceptsImages, callsTools, reasons }: StoredModel,
    more: Pick<ProviderModelConfig, 'connectionName' | 'isPublicOnly'>,
  ): Model {
    const { provider } = presets[connection.preset]
    const config = {
      ...more,
      id,
      provider,
      baseUrl: connection.baseUrl,
      model: name,
      contextTokens,
      acceptsImages,
      callsTools,
      reasons,
    }
    try {
      const apiKey = connection.apiKey === null ? undefined : this.#seal.open(connection.apiKey)
      if (apiKey) this.#platform.log.redact(apiKey)
      return createProviderModel({ ...config, apiKey })
    } catch (error) {
      // SESSION_SECRET has changed.
      return { ...createProviderModel(config), load: async () => Promise.reject(createModelFailure('model_key_rejected', error)) }
    }
  }
}

/** Base URLs are for operators only, so connections of one kind are numbered. */
function findConnectionNames(models: readonly StoredModel[]): Map<string, string> {
  const named = [...Map.groupBy(models, ({ name }) => name).values()].filter(({ length }) => length > 1)
  return new Map(
    named.flatMap((same) =>
      same.map(({ id, connection: { preset } }) => {
        const kind = same.filter((other) => other.connection.preset === preset)
        const number = kind.length > 1 ? ` ${kind.findIndex((other) => other.id === id) + 1}` : ''
        return [id, `${presets[preset].name}${number}`] as const
      }),
    ),
  )
}
