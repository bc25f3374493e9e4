import { z } from '@hono/zod-openapi'
import { toBody } from '../platform/text/toBody.ts'
import type { User } from './account.service.ts'
import { themes } from './validation.ts'

export const programsRefused = 'The request came from another site, or was made with an access token, which can’t change account security.'

export const userBody = z
  .object({
    id: z.uuid(),
    email: z.string().meta({ description: 'The email address for mail and sign-in, in lower case.' }),
    email_verified: z.boolean(),
    username: z.string().meta({ description: 'The unique username, also the path of the public page.' }),
    display_name: z.string(),
    profile_picture_url: z.string().nullable(),
    is_onboarded: z.boolean().meta({ description: 'Whether onboarding was completed or skipped.' }),
    created_at: z.iso.datetime().meta({ description: 'When the account was created.' }),
    updated_at: z.iso.datetime().meta({ description: 'When the account was last changed.' }),
  })
  .openapi('User')

export const accountBody = userBody
  .extend({
    email_failed_at: z.iso.datetime().nullable().meta({
      description: 'When the latest email failed to send; null if it was sent. Sending is retried until its link expires.',
    }),
    timezone: z.string().nullable().meta({ description: 'An IANA time zone; null if unknown.', example: 'Europe/Berlin' }),
    about: z.string().nullable().meta({
      description: 'A self-description for the private assistant, never shown to others; null if empty.',
      example: 'Keeps a lighthouse.',
    }),
    language: z.string().nullable().meta({ description: 'The interface language (BCP 47); null to follow the browser.', example: 'de' }),
    theme: z.enum(themes).meta({ description: 'The color theme.', example: 'system' }),
    remembers_from_conversations: z.boolean().meta({
      description: 'Whether the assistant remembers facts from conversations. Turning it off keeps existing memories.',
    }),
  })
  .openapi('Account')

interface Pictures {
  urlOf(image: string | null): string | null
}

export function showUser(user: User, pictures: Pictures): z.infer<typeof userBody> {
  return toBody(userBody, toSource(user, pictures))
}

export function showAccount(user: User, pictures: Pictures): z.infer<typeof accountBody> {
  return toBody(accountBody, toSource(user, pictures))
}

function toSource(user: User, pictures: Pictures) {
  return { ...user, displayName: user.name, profilePictureUrl: pictures.urlOf(user.image) }
}
