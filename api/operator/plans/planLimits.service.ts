import type { z } from 'zod'
import { takeLock, transaction } from '../../platform/database/database.ts'
import { NotFoundError } from '../../platform/errors.ts'
import type { Plan, PlanLimits } from '../../platform/limits/plans.ts'
import type { Platform } from '../../platform/platform.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { toSnakeCase } from '../../platform/text/toBody.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { type ChangedLimits, changeLimits, type PlansService, readChangedLimits } from '../../plans/plans.service.ts'
import type { OperatorService } from '../operator.service.ts'
import { planLimitsChange } from './validation.ts'

export interface PlanSettings extends Pick<Plan, 'name' | 'limits'> {
  readonly key: string
  readonly defaults: PlanLimits
}

export class PlanLimitsService {
  readonly #db: Platform['db']
  readonly #operator: OperatorService
  readonly #plans: PlansService

  constructor(db: Platform['db'], operator: OperatorService, plans: PlansService) {
    this.#db = db
    this.#operator = operator
    this.#plans = plans
  }

  async list(viewer: Viewer): Promise<PlanSettings[]> {
    await this.#operator.require(viewer)
    const changed = await readChangedLimits(this.#db)
    return this.#plans.defaults.map((plan) => toSettings(plan, changed))
  }

  /** Limits equal to the default follow it. */
  async update(viewer: Viewer, { key, ...input }: z.input<typeof planLimitsChange> & { key: string }): Promise<PlanSettings> {
    await this.#operator.require(viewer)
    const change = parseInput(planLimitsChange, input)
    const plan = this.#plans.defaults.find(({ id }) => id === key)
    if (!plan) throw new NotFoundError('no_such_plan')
    const settings = await transaction(this.#db, async (tx) => {
      await takeLock(tx, 'twain.plan-limits')
      const changed = await readChangedLimits(tx)
      const { limits } = toSettings(plan, changed)
      const given = Object.entries(change).filter(([, value]) => value !== undefined) as [keyof PlanLimits, number | null][]
      const kept = { ...changed[key], ...Object.fromEntries(given) }
      const others = (Object.entries(kept) as typeof given).filter(([name, value]) => value !== plan.limits[name])
      const planLimits = { ...changed, [key]: Object.fromEntries(others) }
      await tx.serverSettings.upsert({ where: { id: 1 }, create: { id: 1, planLimits }, update: { planLimits } })
      for (const [name, value] of given) {
        if (value === limits[name]) continue
        const details = { plan: key, limit: toSnakeCase(name), old_value: limits[name], new_value: value }
        await this.#operator.recordAudit(tx, viewer, 'plan_limit.changed', details)
      }
      return toSettings(plan, planLimits)
    })
    await this.#plans.publishChange()
    return settings
  }
}

function toSettings(plan: Plan, changed: ChangedLimits): PlanSettings {
  return { key: plan.id, name: plan.name, limits: changeLimits(plan, changed).limits, defaults: plan.limits }
}
