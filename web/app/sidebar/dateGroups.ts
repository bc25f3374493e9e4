import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { countDaysAgo } from '../../lib/calendarDays.ts'

export function groupByDate<Item>(items: readonly Item[], getDate: (item: Item) => string, now: Date) {
  const groups = Map.groupBy(items, (item) => nameGroup(new Date(getDate(item)), now))
  return [...groups].map(([title, items]) => ({ title, items }))
}

function nameGroup(date: Date, now: Date): string {
  const days = countDaysAgo(date, now)
  if (days <= 0) return t`Today`
  if (days === 1) return t`Yesterday`
  if (days <= 7) return t`Previous 7 days`
  const isThisYear = date.getFullYear() === now.getFullYear()
  return i18n.date(date, { month: 'long', year: isThisYear ? undefined : 'numeric' })
}
