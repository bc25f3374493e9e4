import type { z } from 'zod'
import { hasScope } from '../../account/programs.ts'
import type { OperatorService } from '../../operator/operator.service.ts'
import type { OwnKeys, Prisma } from '../../platform/__generated__/prisma/client.ts'
import { takeLock, type Transaction, transaction } from '../../platform/database/database.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ConnectionKeys } from './connectionKeys.ts'
import type { ModelSettings } from './modelSettings.ts'
import { detectServers, type DetectedServer } from './detection.ts'
import { type Endpoint, listModels, type ModelList, type ProviderModel } from './providerModels.ts'
import { ProviderError, type ProviderErrorCode } from './providerRequest.ts'
import { type TestResult, testProvider } from './providerTest.ts'
import { connectionChange, connectionTest, modelChange, newConnection, type Preset, presets } from './validation.ts'

const maxConnections = 20
const usualContextTokens = 32_000

const withModels = { include: { models: { orderBy: { name: 'asc' } } } } as const
const ofServer = { userId: null }
type StoredConnection = Prisma.ModelConnectionGetPayload<typeof withModels>
export type ConnectedModel = StoredConnection['models'][number]

export interface Connection extends Omit<StoredConnection, 'apiKey'> {
  hasApiKey: boolean
  /** False if SESSION_SECRET has changed since the key was entered. */
  isKeyReadable: boolean
}

export class ModelConnectionsService {
  readonly #platform: Platform
  readonly #operator: OperatorService
  readonly #settings: ModelSettings
  readonly #keys: ConnectionKeys
  readonly #tests: Limit

  constructor(platform: Platform, { operator, settings }: { operator: OperatorService; settings: ModelSettings }) {
    this.#platform = platform
    this.#operator = operator
    this.#settings = settings
    this.#keys = new ConnectionKeys(platform)
    this.#tests = platform.limits.define('model-test', { points: 60, seconds: 600 })
  }

  async list(viewer: Viewer): Promise<Connection[]> {
    await this.#operator.require(viewer)
    const stored = await this.#platform.db.modelConnection.findMany({
      where: ofServer,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      ...withModels,
    })
    return stored.map((connection) => this.#toShown(connection))
  }

  async find(viewer: Viewer | null, { id }: { id: string }): Promise<Connection | null> {
    if (!viewer || !hasScope(viewer, 'operator') || !isUuid(id)) return null
    const stored = await this.#platform.db.modelConnection.findFirst({
      where: { id, ...(await this.#filterVisible(viewer)) },
      ...withModels,
    })
    return stored && this.#toShown(stored)
  }

  async get(viewer: Viewer, { id }: { id: string }): Promise<Connection> {
    await this.#operator.require(viewer)
    return this.#toShown(await this.#getStored(id))
  }

  async findModel(viewer: Viewer | null, { id }: { id: string }): Promise<ConnectedModel | null> {
    if (!viewer || !hasScope(viewer, 'operator') || !isUuid(id)) return null
    return this.#platform.db.connectedModel.findFirst({ where: { id, connection: await this.#filterVisible(viewer) } })
  }

  async findOwn({ userId }: Viewer): Promise<Connection | null> {
    const stored = await this.#platform.db.modelConnection.findUnique({ where: { userId }, ...withModels })
    return stored && this.#toShown(stored)
  }

  async detect(viewer: Viewer): Promise<DetectedServer[]> {
    await this.#operator.require(viewer)
    return detectServers()
  }

  async test(viewer: Viewer, input: z.input<typeof connectionTest>): Promise<TestResult> {
    await this.#operator.require(viewer)
    const { connectionId, model, ...given } = parseInput(connectionTest, input)
    const stored = connectionId ? await this.#getStored(connectionId) : null
    const endpoint = this.#keys.toEndpoint(given, stored)
    await this.#count(viewer)
    return testProvider(endpoint, model ?? null)
  }

  async create(viewer: Viewer, input: z.input<typeof newConnection>): Promise<Connection> {
    await this.#operator.require(viewer)
    const { model, ...given } = parseInput(newConnection, input)
    const endpoint = this.#keys.toEndpoint(given, null)
    await this.#count(viewer)
    const { baseUrl, models } = await listOrProbeModels(endpoint, model ?? null)
    const first = model ?? models[0]?.name
    if (!models.some(({ name }) => name === first))
      throw new InputError('provider_model_missing', { params: { model: first ?? '' }, field: 'model' })
    const stored = await transaction(this.#platform.db, async (tx) => {
      await takeLock(tx, 'twain.models')
      if ((await tx.modelConnection.count({ where: ofServer })) >= maxConnections) {
        throw new InputError('too_many_model_connections', { params: { max: maxConnections } })
      }
      const hasDefault = (await tx.connectedModel.count({ where: { isDefault: true } })) > 0
      const rows = models.map((listed) => ({
        ...toRow(listed, endpoint.preset),
        isAvailable: listed.name === first,
        isDefault: listed.name === first && !hasDefault,
      }))
      const data = { preset: endpoint.preset, baseUrl, ...this.#keys.close(endpoint.apiKey), models: { create: rows } }
      const created = await tx.modelConnection.create({ data, ...withModels })
      await this.#audit(tx, viewer, 'created', created)
      return created
    })
    await this.#settings.publishChange()
    return this.#toShown(stored)
  }

  async update(viewer: Viewer, { id, ...input }: z.input<typeof connectionChange> & { id: string }): Promise<Connection> {
    await this.#operator.require(viewer)
    const change = parseInput(connectionChange, input)
    const before = await this.#getStored(id)
    const endpoint = this.#keys.toEndpoint(
      { preset: before.preset, baseUrl: change.baseUrl ?? before.baseUrl, apiKey: change.apiKey },
      before,
    )
    await this.#count(viewer)
    const list = await listOrProbeModels(endpoint, null)
    return this.#storeList(viewer, before, list, { baseUrl: list.baseUrl, ...this.#keys.close(endpoint.apiKey) })
  }

  /** New models stay unavailable until an operator enables them. */
  async refresh(viewer: Viewer, { id }: { id: string }): Promise<Connection> {
    await this.#operator.require(viewer)
    const stored = await this.#getStored(id)
    await this.#count(viewer)
    const list = await listOrProbeModels(this.#keys.toEndpoint({ preset: stored.preset, baseUrl: stored.baseUrl }, stored), null)
    return this.#storeList(viewer, stored, list, {})
  }

  async remove(viewer: Viewer, { id }: { id: string }): Promise<void> {
    await this.#operator.require(viewer)
    const stored = await this.#getStored(id)
    await transaction(this.#platform.db, async (tx) => {
      const { count } = await tx.modelConnection.deleteMany({ where: { id, ...ofServer } })
      if (count === 0) throw new NotFoundError('no_such_model_connection')
      await this.#audit(tx, viewer, 'deleted', stored)
    })
    await this.#settings.publishChange()
  }

  async updateModel(viewer: Viewer, { id, ...input }: z.input<typeof modelChange> & { id: string }): Promise<ConnectedModel> {
    await this.#operator.require(viewer)
    const change = parseInput(modelChange, input)
    const data = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && value !== undefined))
    if (data.isDefault && this.#settings.getEnvironmentModel()) throw new ConflictError('default_model_fixed')
    const model = await transaction(this.#platform.db, async (tx) => {
      await takeLock(tx, 'twain.models')
      const before = isUuid(id) ? await tx.connectedModel.findFirst({ where: { id, connection: ofServer } }) : null
      if (!before) throw new NotFoundError('no_such_model')
      if (before.isDefault && (data.isAvailable === false || data.isDefault === false)) throw new ConflictError('default_model_required')
      if (data.isDefault) await tx.connectedModel.updateMany({ where: { isDefault: true }, data: { isDefault: false } })
      const updated = await tx.connectedModel.update({ where: { id }, data: { ...data, ...(data.isDefault && { isAvailable: true }) } })
      await this.#operator.recordAudit(tx, viewer, 'model.updated', { model_id: id, name: before.name, ...data })
      return updated
    })
    await this.#settings.publishChange()
    return model
  }

  async setOwnKeys(viewer: Viewer, { ownKeys }: { ownKeys: OwnKeys }): Promise<void> {
    await this.#operator.require(viewer)
    await transaction(this.#platform.db, async (tx) => {
      await tx.serverSettings.upsert({ where: { id: 1 }, create: { id: 1, ownKeys }, update: { ownKeys } })
      await this.#operator.recordAudit(tx, viewer, 'own_keys.changed', { own_keys: ownKeys })
    })
    await this.#settings.publishChange()
  }

  async #storeList(
    viewer: Viewer,
    before: StoredConnection,
    { models }: ModelList,
    change: Prisma.ModelConnectionUpdateManyMutationInput,
  ): Promise<Connection> {
    const stored = await transaction(this.#platform.db, async (tx) => {
      await takeLock(tx, 'twain.models')
      const connectionId = before.id
      const { count } = await tx.modelConnection.updateMany({ where: { id: connectionId }, data: change })
      if (count === 0) throw new NotFoundError('no_such_model_connection')
      const names = models.map(({ name }) => name)
      await tx.connectedModel.updateMany({ where: { connectionId }, data: { isListed: false } })
      await tx.connectedModel.updateMany({ where: { connectionId, name: { in: names } }, data: { isListed: true } })
      await tx.connectedModel.deleteMany({ where: { connectionId, isListed: false, isAvailable: false } })
      const rows = models.map((listed) => ({ ...toRow(listed, before.preset), connectionId }))
      await tx.connectedModel.createMany({ data: rows, skipDuplicates: true })
      const updated = await tx.modelConnection.findUniqueOrThrow({ where: { id: connectionId }, ...withModels })
      await this.#audit(tx, viewer, 'updated', updated)
      return updated
    })
    await this.#settings.publishChange()
    return this.#toShown(stored)
  }

  async #getStored(id: string): Promise<StoredConnection> {
    const stored = isUuid(id) ? await this.#platform.db.modelConnection.findFirst({ where: { id, ...ofServer }, ...withModels }) : null
    if (!stored) throw new NotFoundError('no_such_model_connection')
    return stored
  }

  async #filterVisible(viewer: Viewer): Promise<Prisma.ModelConnectionWhereInput> {
    const own = { userId: viewer.userId }
    return (await this.#operator.isOperator(viewer)) ? { OR: [ofServer, own] } : own
  }

  #toShown({ apiKey, ...connection }: StoredConnection): Connection {
    return { ...connection, hasApiKey: apiKey !== null, isKeyReadable: apiKey === null || this.#keys.tryToOpen(apiKey) !== null }
  }

  async #audit(tx: Transaction, viewer: Viewer, verb: string, { id, preset, baseUrl, apiKey }: StoredConnection): Promise<void> {
    const details = { connection_id: id, preset, base_url: baseUrl, has_api_key: apiKey !== null }
    await this.#operator.recordAudit(tx, viewer, `model_connection.${verb}`, details)
  }

  async #count({ userId }: Viewer): Promise<void> {
    const { isAllowed, retryAfterMs } = await this.#tests.consume(userId)
    if (!isAllowed) throw new RateLimitError('too_many_model_tests', Math.ceil(retryAfterMs / 1000))
  }
}

/** For servers without a list, asks for an answer of the named model. */
export async function listOrProbeModels(endpoint: Endpoint, model: string | null): Promise<ModelList> {
  try {
    return await listModels(endpoint)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const isWithoutList = error.code === 'provider_not_found' && model !== null
    const tested = isWithoutList ? await testProvider(endpoint, model) : null
    if (!tested || tested.problem) throw toInputError(error)
    return { baseUrl: tested.baseUrl, models: tested.models }
  }
}

export function toRow({ name, contextTokens, acceptsImages, callsTools, reasons }: ProviderModel, preset: Preset) {
  return {
    name,
    contextTokens: contextTokens ?? usualContextTokens,
    acceptsImages: acceptsImages ?? presets[preset].provider === 'anthropic',
    callsTools: callsTools ?? true,
    reasons: reasons ?? false,
  }
}

const keyProblems: readonly ProviderErrorCode[] = ['provider_key_rejected', 'provider_key_required']

function toInputError({ code, params }: ProviderError): InputError {
  const field = keyProblems.includes(code) ? 'apiKey' : 'baseUrl'
  return new InputError(code, { params, field } as never)
}
