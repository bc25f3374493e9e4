import type { AccountService } from '../account/account.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Platform } from '../platform/platform.ts'
import { DigestService } from './digest.service.ts'
import { ReferrersService } from './referrers.service.ts'
import { TwinInsightService } from './twinInsight.service.ts'
import { UsageService } from './usage.service.ts'

interface Uses {
  account: AccountService
  notifications: NotificationsService
  demoTwinId: string
}

export function createInsightServices(platform: Platform, { account, notifications, demoTwinId }: Uses) {
  const usage = new UsageService(platform.db, { demoTwinId })
  const referrers = new ReferrersService(platform)
  const twinInsight = new TwinInsightService(platform.db)
  const digest = new DigestService(platform, { account, notifications, usage, insight: twinInsight, referrers })
  return { usage, referrers, twinInsight, digest }
}
