import { z } from 'zod'
import { rule } from '../platform/errorCodes/rule.ts'
import { isWebUrl, line, trimmedText } from '../platform/text/validation.ts'

export const channels = ['account', 'chat', 'twin', 'product'] as const
export const notificationTypes = ['success', 'warning', 'error', 'update', 'info'] as const
export const priorities = ['low', 'normal', 'high', 'urgent'] as const

export const newNotification = z.object({
  channel: z.enum(channels),
  type: z.enum(notificationTypes),
  priority: z.enum(priorities).default('normal'),
  title: line().pipe(z.string().min(1, rule('notification_title_required')).max(120)),
  summary: line().pipe(z.string().max(300)).default(''),
  message: trimmedText().pipe(z.string().max(2000)).default(''),
  actionUrl: z.string().max(2000).refine(isWebAddressOrOwnPath, rule('invalid_action_address')).nullable().default(null),
})

/** Browsers resolve `//host` and `/\host` as other hosts. */
export function isWebAddressOrOwnPath(address: string): boolean {
  const here = 'http://here.invalid'
  if (address.startsWith('/')) return URL.canParse(address, here) && new URL(address, here).origin === here
  return isWebUrl(address)
}
