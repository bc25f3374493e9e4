import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'

export const ratingReasonLength = 500

export const ratingFields = z.object({
  rating: z.enum(['good', 'bad']).nullable(),
  reason: z
    .string()
    .trim()
    .max(ratingReasonLength, rule('value_too_long', { max: ratingReasonLength }))
    .nullish(),
})
