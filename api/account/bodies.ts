import { z } from '@hono/zod-openapi'
import { toBody } from '../platform/text/toBody.ts'
import type { User } from './account.service.ts'
import { answerLengths, tones } from '../twin/character/validation.ts'
import { themes } from './validation.ts'

export const programsRefused = 'The request came from another site, or was made with an access token, which can’t change account security.'

export const userBody = z
  .object({
    id: z.uuid(),
    email: z.string().meta({ description: 'Email address in lower case.' }),
    email_verified: z.boolean(),
    username: z.string().meta({ description: 'Unique username, path of the public page.' }),
    display_name: z.string(),
    profile_picture_url: z.string().nullable(),
    is_onboarded: z.boolean().meta({ description: 'Whether onboarding was completed or skipped.' }),
    created_at: z.iso.datetime().meta({ description: 'When the account was created.' }),
    updated_at: z.iso.datetime().meta({ description: 'When the account last changed.' }),
  })
  .openapi('User')

export const accountBody = userBody
  .extend({
    email_failed_at: z.iso.datetime().nullable().meta({
      description: 'When the latest email failed; null if sent.',
    }),
    timezone: z.string().nullable().meta({ description: 'IANA time zone; null if unknown.', example: 'Europe/Berlin' }),
    about: z.string().nullable().meta({
      description: 'Self-description for the assistant; null if empty.',
      example: 'Keeps a lighthouse.',
    }),
    language: z.string().nullable().meta({ description: 'Interface language (BCP 47); null follows the browser.', example: 'de' }),
    two_factor_enabled: z.boolean().meta({ description: 'Whether signing in requires a code.' }),
    two_factor_required: z.boolean().meta({ description: 'Whether two-factor authentication is required and can’t be turned off.' }),
    needs_two_factor_setup: z.boolean().meta({
      description: 'Whether other requests are refused until two-factor authentication is set up.',
    }),
    theme: z.enum(themes).meta({ description: 'The color theme.', example: 'system' }),
    receives_digest_emails: z.boolean().meta({
      description: 'Whether the weekly digest is also sent by email.',
    }),
    receives_inbox_emails: z.boolean().meta({
      description: 'Whether questions and messages of visitors are also sent by email.',
    }),
    answer_tone: z.enum(tones).meta({ description: 'Tone of the assistant’s answers.', example: 'warm' }),
    answer_length: z.enum(answerLengths).meta({ description: 'Length of the assistant’s answers.', example: 'short' }),
    answer_language: z.string().nullable().meta({
      description: 'Language of answers (ISO 639-1); null follows the message.',
      example: 'de',
    }),
    remembers_from_conversations: z.boolean().meta({
      description: 'Whether the assistant remembers new facts.',
    }),
  })
  .openapi('Account')

interface Pictures {
  getUrl(image: string | null): string | null
}

export function showUser(user: User, pictures: Pictures): z.infer<typeof userBody> {
  return toBody(userBody, toSource(user, pictures))
}

export function showAccount(
  user: User,
  pictures: Pictures,
  requirement: { twoFactorRequired: boolean; needsTwoFactorSetup: boolean },
): z.infer<typeof accountBody> {
  return toBody(accountBody, { ...toSource(user, pictures), ...requirement })
}

function toSource(user: User, pictures: Pictures) {
  return { ...user, displayName: user.name, profilePictureUrl: pictures.getUrl(user.image) }
}
