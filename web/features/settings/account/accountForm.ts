import '../../../forms/zodWithoutEval.ts'
import { accountChange } from '../../../../api/account/validation.ts'

/** What the account keeps besides names, which belong to the profile. */
export const accountForm = accountChange.pick({ timezone: true, about: true })

/** By the browser's list, with the one that is kept, which may be of a newer or older list. */
export function timeZones(kept: string | null | undefined): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(kept ? [kept] : [])])].toSorted()
}

export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
