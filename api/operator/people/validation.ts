import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'
import { trimmedText } from '../../platform/text/validation.ts'

export const peopleSearch = trimmedText()
  .pipe(z.string().max(254, rule('text_too_long', { subject: 'search', max: 254 })))
  .nullish()

export const personDeletion = z.object({ username: z.string(rule('username_mismatch')).trim().min(1, rule('username_mismatch')) })
