import { useLingui } from '@lingui/react/macro'

/** Writes figures as the language does. */
export function useFigures() {
  const { t, i18n } = useLingui()
  const number = (value: number) => i18n.number(value, { notation: value >= 100_000 ? 'compact' : 'standard', maximumFractionDigits: 1 })

  /** Null, where nothing was measured, is a dash. */
  function duration(milliseconds: number | null | undefined): string {
    if (milliseconds == null) return '–'
    if (milliseconds < 1000) return t`${i18n.number(Math.round(milliseconds))} ms`
    return t`${i18n.number(milliseconds / 1000, { maximumFractionDigits: 1 })} s`
  }

  /** A calendar day, given as 2026-01-31: it is the same day in every time zone. */
  const day = (date: string) => i18n.date(new Date(`${date}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' })

  return { number, duration, day }
}
