import { z } from 'zod'
import { email } from '../../account/validation.ts'
import { rule } from '../../platform/errorCodes/rule.ts'
import { emailDomain } from '../../platform/text/validation.ts'

export const registrationModes = ['open', 'invitation', 'closed'] as const
const maxInvitationDays = 90

const invalidDomain = rule('invalid_email_domain')
const days = rule('invitation_expiry_out_of_range', { min: 1, max: maxInvitationDays })

export const registrationChange = z.object({
  mode: z.enum(registrationModes, rule('registration_unknown')),
  emailDomains: z
    .array(
      z
        .string(invalidDomain)
        .trim()
        .toLowerCase()
        .transform((text) => text.replace(/^@/, ''))
        .pipe(z.string().regex(emailDomain, invalidDomain)),
      invalidDomain,
    )
    .max(50, invalidDomain)
    .transform((domains) => [...new Set(domains)]),
})

export const newInvitation = z.object({
  email: z
    .string()
    .nullish()
    .transform((text) => text?.trim() || null)
    .pipe(email.nullable()),
  expiresInDays: z.int(days).min(1, days).max(maxInvitationDays, days).default(7),
})
