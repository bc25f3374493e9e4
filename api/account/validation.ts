import { z } from 'zod'
import { line, trimmedText } from '../platform/text/validation.ts'
import { isReservedName } from './reservedNames.ts'

// The web's forms import this file too: it must not import anything of the server. A form, like the API, shows the first issue
// only, so the order of the rules is the order in which a person meets them.

const invalidEmail = 'Invalid email format'
const shortPassword = 'Password must be at least 8 characters'
const shortUsername = 'Username must be at least 3 characters'

/** Whatever case and spaces it was typed with: stored and compared trimmed and in lower case. */
export const email = trimmedText(invalidEmail).pipe(z.string().toLowerCase().max(254, invalidEmail)).pipe(z.email(invalidEmail))

export const newPassword = z.string(shortPassword).min(8, shortPassword).max(128, 'Password cannot be more than 128 characters')

export const username = z
  .string(shortUsername)
  .min(3, shortUsername)
  .max(20, 'Username cannot be more than 20 characters')
  .regex(/^[a-z0-9-]*$/, 'Username can only contain lowercase letters, numbers, and hyphens')
  .regex(/^(?!-)(?!.*-$)/, 'Username cannot start or end with a hyphen')
  .refine((name) => !isReservedName(name), 'This username is not available')

export const displayName = optional('Display name', 80, line)

export const registration = z.object({
  email,
  password: newPassword,
  username,
  displayName,
  timezone: optional('Time zone', 64, line),
  about: optional('About', 2000, trimmedText),
})

/** One that was chosen before, whatever the rules were then. */
export const password = z.string('Enter your password').min(1, 'Enter your password')

export const credentials = z.object({ email, password })

export const passwordResetRequest = z.object({ email })

const mailedToken = z.string('Open the link from your email again').min(1, 'Open the link from your email again')

export const passwordReset = z.object({ token: mailedToken, password: newPassword })

export const emailProof = z.object({ token: mailedToken })

export const passwordChange = z.object({
  currentPassword: password,
  newPassword,
  /** Programs of whoever knew the old password are to be assumed unless somebody knows better. */
  revokeAccessTokens: z
    .boolean('Say true or false')
    .nullish()
    .transform((revokes) => revokes ?? true),
})

export const accountDeletion = z.object({ password })

/** The ones that there is a translation for, as BCP 47 tags. */
export const languages = ['en', 'de'] as const
export const themes = ['system', 'light', 'dark'] as const

/** What is left out stays as it is. */
export const accountChange = z.object({
  timezone: changed('Time zone', 64, line).refine((zone) => !zone || isKnownTimeZone(zone), 'Choose a time zone from the list'),
  about: changed('About', 2000, trimmedText),
  language: z.string().pipe(z.enum(languages, 'There is no translation into this language')).nullish(),
  theme: z
    .enum(themes)
    .nullish()
    .transform((theme) => theme ?? undefined),
})

export const newAccessToken = z.object({
  name: line('Give the token a name').pipe(z.string().min(1, 'Give the token a name').max(60, 'A name cannot be more than 60 characters')),
  expiresInDays: z.int('Choose from 1 to 365 days').min(1, 'Choose from 1 to 365 days').max(365, 'Choose from 1 to 365 days').nullish(),
})

export function isKnownTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

/** Left out, null and blank all mean the same: nothing. */
function optional(label: string, most: number, kind: typeof line) {
  return changed(label, most, kind).transform((value) => value ?? null)
}

/** Null and blank mean nothing; left out it stays as it is. */
function changed(label: string, most: number, kind: typeof line) {
  return kind(`${label} must be text`)
    .pipe(z.string().max(most, `${label} cannot be more than ${most} characters`))
    .transform((value) => value || null)
    .nullish()
}
