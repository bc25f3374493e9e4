import { i18n } from '@lingui/core'

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

export function formatTimeAgo(moment: string, now = new Date()): string {
  const seconds = Math.min(0, (new Date(moment).getTime() - now.getTime()) / 1000)
  const words = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' })
  const unit = units.find(([, length]) => -seconds >= length)
  return unit ? words.format(Math.round(seconds / unit[1]), unit[0]) : words.format(0, 'minute')
}

export function formatDate(moment: string): string {
  return i18n.date(new Date(moment), { dateStyle: 'medium' })
}

export function isPast(moment: string, now = new Date()): boolean {
  return new Date(moment) <= now
}
