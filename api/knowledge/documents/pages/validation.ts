import { z } from 'zod'
import { rule } from '../../../platform/errorCodes/rule.ts'
import { hasPassword, isWebUrl, line } from '../../../platform/text/validation.ts'

const noAddress = rule('web_page_address_invalid')

const address = line(noAddress)
  .transform((typed) => (typed === '' || typed.includes('://') ? typed : `https://${typed}`))
  .pipe(
    z
      .string()
      .min(1, noAddress)
      .max(2000, rule('text_too_long', { subject: 'address', max: 2000 }))
      .refine(isWebUrl, noAddress)
      .refine((typed) => !hasPassword(typed), rule('web_page_address_with_password')),
  )

export const newWebPage = z.object({ url: address })
