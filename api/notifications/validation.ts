import { z } from 'zod'
import { rule } from '../platform/errorCodes/rule.ts'
import { isWebUrl, line, trimmedText } from '../platform/text/validation.ts'

const channels = ['account', 'chat', 'twin', 'product'] as const
export const notificationTypes = ['success', 'warning', 'error', 'update', 'info'] as const
export const priorities = ['low', 'normal', 'high', 'urgent'] as const

/** The web app translates them. Braces hold a quotation, username or number. */
export const notificationTitles = [
  '“{words}” failed',
  '“{words}” is done',
  '“{words}” is in progress',
  '“{words}” is not planned',
  '“{words}” is paused',
  '“{words}” is planned',
  '“{words}” is ready',
  '“{words}” is suggested',
  '@{name} left you a message',
  'A passkey was added',
  'A passkey was removed',
  'A recovery code was used to sign in',
  'A visitor is writing to you',
  'A visitor left you a message',
  'A visitor reported an answer',
  'A visitor sent you a question',
  'A webhook was added',
  'A webhook was turned off',
  'An access token was created',
  'An answer could not be finished',
  'Answer waiting for your approval',
  'New sign-in to your account',
  'Reminder: {words}',
  'There is a reply about “{words}”',
  'Two-factor authentication is off',
  'Two-factor authentication is on',
  'Visitors of your twin last week: {n}',
  'Your account now uses single sign-on',
  'Your email address was changed',
  'Your import failed',
  'Your import is finished',
  'Your password was changed',
  'Your twin answers “{words}” differently now',
] as const

type Filled<Title> = Title extends `${infer Before}{${string}}${infer After}` ? `${Before}${string}${After}` : Title

export type NotificationTitle = Filled<(typeof notificationTitles)[number]>

export const newNotification = z.object({
  channel: z.enum(channels),
  type: z.enum(notificationTypes),
  priority: z.enum(priorities).default('normal'),
  title: line().pipe(z.string().min(1, rule('notification_title_required')).max(120)),
  summary: line().pipe(z.string().max(300)).default(''),
  message: trimmedText().pipe(z.string().max(2000)).default(''),
  actionUrl: z.string().max(2000).refine(isWebAddressOrOwnPath, rule('invalid_action_address')).nullable().default(null),
  inboxEntryId: z.uuid().nullable().default(null),
})

/** Browsers resolve `//host` and `/\host` as other hosts. */
export function isWebAddressOrOwnPath(address: string): boolean {
  const here = 'http://here.invalid'
  if (address.startsWith('/')) return URL.canParse(address, here) && new URL(address, here).origin === here
  return isWebUrl(address)
}
