import { z } from 'zod'
import { rule, type Subject } from '../platform/errorCodes/rule.ts'
import { line, trimmedText } from '../platform/text/validation.ts'
import { answerLengths, tones, twinLanguages } from '../twin/character/validation.ts'

// Also imported by the web’s forms. Both show only the first issue, so the order of the rules matters.

const invalidEmail = rule('invalid_email')
const shortPassword = rule('password_too_short', { min: 8 })
const shortUsername = rule('username_too_short', { min: 3 })

export const email = trimmedText(invalidEmail).pipe(z.string().toLowerCase().max(254, invalidEmail)).pipe(z.email(invalidEmail))

const newPassword = z
  .string(shortPassword)
  .min(8, shortPassword)
  .max(128, rule('password_too_long', { max: 128 }))

export const username = z
  .string(shortUsername)
  .min(3, shortUsername)
  .max(20, rule('username_too_long', { max: 20 }))
  .regex(/^[a-z0-9-]*$/, rule('username_invalid_characters'))
  .regex(/^(?!-)(?!.*-$)/, rule('username_edge_hyphen'))
  .refine((name) => !isReservedName(name), rule('username_reserved'))

export const displayName = optional('display_name', 80, line)

export const registration = z.object({
  email,
  password: newPassword,
  username,
  displayName,
  timezone: optional('time_zone', 64, line),
  about: optional('about', 2000, trimmedText),
  /** Secret of an invitation link. */
  invitation: line(rule('invitation_invalid'))
    .pipe(z.string().max(200, rule('invitation_invalid')))
    .nullish(),
})

const passwordRequired = rule('password_required')

/** An existing password, which may predate the current rules. */
export const password = z.string(passwordRequired).min(1, passwordRequired)

/** Normalizes typed codes; blank counts as absent. */
export const twoFactorCode = z.string(rule('two_factor_required')).transform((code) => code.replace(/[\s-]/g, '').toLowerCase())

export const credentials = z.object({ email, password, code: twoFactorCode.transform((code) => code || undefined).nullish() })

export const passwordProof = z.object({ password })

/** Accounts without a password omit it. */
export const optionalPasswordProof = z.object({ password: password.nullish() })

export const twoFactorConfirmation = z.object({ code: twoFactorCode })

export const passwordResetRequest = z.object({ email })

const mailedToken = z.string(rule('link_required')).min(1, rule('link_required'))

export const signInLinkRequest = z.object({ email })

export const signInLink = z.object({ token: mailedToken, code: credentials.shape.code })

export const passwordReset = z.object({ token: mailedToken, password: newPassword })

export const emailChange = z.object({ email })

export const emailProof = z.object({ token: mailedToken })

export const passwordChange = z.object({
  currentPassword: password,
  newPassword,
  /** Assume that access tokens leaked with the old password. */
  revokeAccessTokens: z
    .boolean(rule('not_boolean'))
    .nullish()
    .transform((revokes) => revokes ?? true),
})

export const languages = ['en', 'de'] as const
export const themes = ['system', 'light', 'dark'] as const

export const accountChange = z.object({
  timezone: changed('time_zone', 64, line).refine((zone) => !zone || isKnownTimeZone(zone), rule('time_zone_unknown')),
  about: changed('about', 2000, trimmedText),
  language: z
    .string()
    .pipe(z.enum(languages, rule('language_unknown')))
    .nullish(),
  theme: z
    .enum(themes)
    .nullish()
    .transform((theme) => theme ?? undefined),
  receivesDigestEmails: z
    .boolean(rule('not_boolean'))
    .nullish()
    .transform((receives) => receives ?? undefined),
  receivesInboxEmails: z
    .boolean(rule('not_boolean'))
    .nullish()
    .transform((receives) => receives ?? undefined),
  answerTone: z
    .enum(tones)
    .nullish()
    .transform((tone) => tone ?? undefined),
  answerLength: z
    .enum(answerLengths)
    .nullish()
    .transform((length) => length ?? undefined),
  answerLanguage: z
    .string()
    .pipe(z.enum(twinLanguages, rule('answer_language_unknown')))
    .nullish(),
  remembersFromConversations: z
    .boolean(rule('not_boolean'))
    .nullish()
    .transform((remembers) => remembers ?? undefined),
})

export function isKnownTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

function optional(subject: Subject, most: number, kind: typeof line) {
  return changed(subject, most, kind).transform((value) => value ?? null)
}

function changed(subject: Subject, most: number, kind: typeof line) {
  return kind(rule('not_text', { subject }))
    .pipe(z.string().max(most, rule('text_too_long', { subject, max: most })))
    .transform((value) => value || null)
    .nullish()
}

/** Paths that would collide with profiles at /{username}. */
const paths = `
  accounts chat twin story discover knowledge projects shared pricing roadmap monitoring onboarding dashboard history settings terms privacy login
  signup register profile forgot-password reset-password verify-email admin testing profile-pal notifications search upload uploads files
  logout invitation me operator user users viewer embed api graphql healthz readyz metrics assets auth oauth node openapi docs public private share
  robots sitemap change-email sign-in
`

const infrastructure = `
  www mail email smtp imap pop ftp sftp ssh cdn static media img images dns ns ns1 ns2 mx vpn proxy gateway staging dev test demo
  localhost local root webmaster postmaster hostmaster abuse noreply no-reply system server app web ws autoconfig autodiscover
`

const marketing = `
  blog about contact features security status legal careers company press team jobs help support faq news home index download
  plans billing cookies imprint community partners affiliates twain official
`

/** Words that clients could mistake for a missing value. */
const nothing = `null undefined none anonymous guest everyone you`

const reservedNames = new Set(`${paths} ${infrastructure} ${marketing} ${nothing}`.trim().split(/\s+/))

export function isReservedName(username: string): boolean {
  return reservedNames.has(username.toLowerCase())
}
