import { presets } from '../../models/connections/validation.ts'
import { type EffectiveSetting, type SettingValues, toEffectiveSetting } from '../../platform/effectiveSettings.ts'
import type { Environment } from '../../platform/environment.ts'
import type { PlanLimits } from '../../platform/limits/plans.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { readChangedLimits } from '../../plans/plans.service.ts'
import type { OperatorService } from '../operator.service.ts'

const limitSettings = {
  messagesPerDay: 'MESSAGES_PER_DAY',
  uploadsPerDay: 'UPLOADS_PER_DAY',
  uploadMegabytesPerDay: 'UPLOAD_MB_PER_DAY',
  fileMegabytes: 'UPLOAD_MAX_MB',
  filesPerUpload: 'UPLOAD_MAX_FILES',
  twinMessagesPerDay: 'TWIN_MESSAGES_PER_DAY',
} as const satisfies Record<keyof PlanLimits, keyof Environment>

export class EffectiveSettingsService {
  readonly #platform: Pick<Platform, 'config' | 'db'>
  readonly #operator: OperatorService

  constructor(platform: Pick<Platform, 'config' | 'db'>, operator: OperatorService) {
    this.#platform = platform
    this.#operator = operator
  }

  /** Settings of the process that serves the request. */
  async list(viewer: Viewer): Promise<EffectiveSetting[]> {
    await this.#operator.require(viewer)
    const stored: SettingValues = { ...(await this.#readRegistration()), ...(await this.#readModel()), ...(await this.#readLimits()) }
    return this.#platform.config.settings.map((setting) => {
      const name = setting.name as keyof Environment
      const value = stored[name]
      return value === undefined ? setting : toEffectiveSetting(name, 'app', value)
    })
  }

  async #readRegistration(): Promise<SettingValues> {
    const { config, db } = this.#platform
    const stored = config.registration ? null : await db.serverSettings.findUnique({ where: { id: 1 } })
    return stored ? { REGISTRATION: stored.registration, REGISTRATION_DOMAINS: stored.emailDomains } : {}
  }

  /** With a plans file, the settings are only defaults of its plans. */
  async #readLimits(): Promise<SettingValues> {
    const { config, db } = this.#platform
    if (config.settings.some(({ name, isSet }) => name === 'PLANS_FILE' && isSet)) return {}
    const changed = await readChangedLimits(db)
    const limits = Object.entries(changed[config.plans[0].id] ?? {}) as [keyof PlanLimits, number | null][]
    return Object.fromEntries(limits.map(([limit, value]) => [limitSettings[limit], value ?? 'unlimited']))
  }

  async #readModel(): Promise<SettingValues> {
    const { config, db } = this.#platform
    if (config.llm.isFixed) return {}
    const where = { isDefault: true, isAvailable: true, connection: { userId: null } }
    const model = await db.connectedModel.findFirst({ where, include: { connection: true } })
    if (!model) return {}
    const { preset, baseUrl, apiKey } = model.connection
    return { LLM_PROVIDER: presets[preset].provider, LLM_BASE_URL: baseUrl, LLM_MODEL: model.name, LLM_API_KEY: apiKey ?? undefined }
  }
}
