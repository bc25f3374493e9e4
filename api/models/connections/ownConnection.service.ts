import type { z } from 'zod'
import { refusePrograms } from '../../account/programs.ts'
import type { OperatorService } from '../../operator/operator.service.ts'
import { transaction } from '../../platform/database/database.ts'
import { InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ConnectionKeys } from './connectionKeys.ts'
import { type Connection, listOrProbeModels, type ModelConnectionsService, toRow } from './connections.service.ts'
import type { ModelSettings } from './modelSettings.ts'
import { newConnection } from './validation.ts'

interface Services {
  operator: OperatorService
  settings: ModelSettings
  connections: ModelConnectionsService
}

export class OwnConnectionService {
  readonly #platform: Platform
  readonly #services: Services
  readonly #keys: ConnectionKeys
  readonly #saves: Limit

  constructor(platform: Platform, services: Services) {
    this.#platform = platform
    this.#services = services
    this.#keys = new ConnectionKeys(platform)
    this.#saves = platform.limits.define('own-model', { points: 20, seconds: 600 })
  }

  async find(viewer: Viewer): Promise<Connection | null> {
    return viewer.isProgram ? null : this.#services.connections.findOwn(viewer)
  }

  async get(viewer: Viewer): Promise<Connection | null> {
    refusePrograms(viewer)
    return this.find(viewer)
  }

  async save(viewer: Viewer, input: z.input<typeof newConnection>): Promise<Connection> {
    refusePrograms(viewer)
    const { operator, settings } = this.#services
    const ownKeys = await settings.ownKeys()
    if (ownKeys === 'off') throw new InputError('own_keys_off')
    const { model, ...given } = parseInput(newConnection, input)
    const { userId } = viewer
    const { db } = this.#platform
    const before = await db.modelConnection.findUnique({ where: { userId } })
    const endpoint = { ...this.#keys.toEndpoint(given, before), isPublicOnly: ownKeys !== 'any' }
    const { isAllowed, retryAfterMs } = await this.#saves.consume(userId)
    if (!isAllowed) throw new RateLimitError('too_many_model_tests', Math.ceil(retryAfterMs / 1000))
    const { baseUrl, models } = await listOrProbeModels(endpoint, model ?? null)
    const name = model ?? models[0]?.name ?? ''
    if (!models.some((listed) => listed.name === name))
      throw new InputError('provider_model_missing', { params: { model: name }, field: 'model' })
    await transaction(db, async (tx) => {
      const data = { preset: endpoint.preset, baseUrl, ...this.#keys.close(endpoint.apiKey) }
      const { id } = await tx.modelConnection.upsert({ where: { userId }, create: { ...data, userId }, update: data })
      await tx.connectedModel.deleteMany({ where: { connectionId: id, name: { notIn: models.map((listed) => listed.name) } } })
      const rows = models.map((listed) => ({ ...toRow(listed, endpoint.preset), connectionId: id }))
      await tx.connectedModel.createMany({ data: rows, skipDuplicates: true })
      await tx.connectedModel.updateMany({ where: { connectionId: id, name: { not: name } }, data: { isAvailable: false } })
      await tx.connectedModel.updateMany({ where: { connectionId: id, name }, data: { isAvailable: true } })
      const details = { connection_id: id, preset: endpoint.preset, base_url: baseUrl, has_api_key: endpoint.apiKey !== null }
      await operator.recordAudit(tx, viewer, `own_model_connection.${before ? 'updated' : 'created'}`, details)
    })
    const saved = await this.find(viewer)
    if (!saved) throw new NotFoundError('no_such_model_connection')
    return saved
  }

  /** Works even if the operator has turned own keys off. */
  async remove(viewer: Viewer): Promise<void> {
    refusePrograms(viewer)
    const { userId } = viewer
    await transaction(this.#platform.db, async (tx) => {
      const stored = await tx.modelConnection.findUnique({ where: { userId } })
      if (!stored) throw new NotFoundError('no_such_model_connection')
      await tx.modelConnection.delete({ where: { userId } })
      const details = { connection_id: stored.id, preset: stored.preset, base_url: stored.baseUrl }
      await this.#services.operator.recordAudit(tx, viewer, 'own_model_connection.deleted', details)
    })
  }
}
