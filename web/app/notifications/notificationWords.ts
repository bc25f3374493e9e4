import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

const dayMs = 86_400_000
const daysInWords = 7

/** How long ago a day was, by the calendar of whoever reads it; from a week on its date. */
export function dayWords(date: Date, now = new Date()): string {
  const days = Math.round((midnight(now) - midnight(date)) / dayMs)
  // A clock that is behind the server's must not bring something from tomorrow.
  if (days <= 0) return t`Today`
  if (days === 1) return t`Yesterday`
  return days < daysInWords ? t`${days} days ago` : i18n.date(date, { month: 'short', day: 'numeric' })
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

/** Where a notification may lead: a web address or a path of ours. Anything else leads nowhere. */
export function safeActionUrl(actionUrl: string | null | undefined): string | null {
  if (!actionUrl) return null
  const isPath = actionUrl.startsWith('/') && URL.canParse(actionUrl, location.origin)
  const isOurs = isPath && new URL(actionUrl, location.origin).origin === location.origin
  const isWebAddress = /^https?:\/\//i.test(actionUrl) && URL.canParse(actionUrl)
  return isOurs || isWebAddress ? actionUrl : null
}
