import type { Platform } from '../platform/platform.ts'
import type { PlansService } from '../plans/plans.service.ts'
import { AnnouncementService } from './announcement/announcement.service.ts'
import { OperatorJobsService } from './jobs/jobs.service.ts'
import type { OperatorService } from './operator.service.ts'
import { PlanLimitsService } from './plans/planLimits.service.ts'
import { EffectiveSettingsService } from './settings/settings.service.ts'
import { StorageService } from './storage/storage.service.ts'

export function createOperatorServices(platform: Platform, operator: OperatorService, plans: PlansService) {
  return {
    announcement: new AnnouncementService(platform, operator),
    operatorJobs: new OperatorJobsService(platform, operator),
    planLimits: new PlanLimitsService(platform.db, operator, plans),
    storage: new StorageService(platform.db, operator),
    effectiveSettings: new EffectiveSettingsService(platform, operator),
  }
}
