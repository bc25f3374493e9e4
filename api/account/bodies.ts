import { z } from '@hono/zod-openapi'
import type { User } from './account.service.ts'
import { themes } from './validation.ts'

interface Pictures {
  urlOf(image: string | null): string | null
}

/** Describes 403 for requests that change account security. */
export const programsRefused = 'The request came from another site, or was made with an access token, which can’t change account security.'

export const userBody = z
  .object({
    id: z.uuid(),
    email: z.string(),
    email_verified: z.boolean(),
    username: z.string(),
    display_name: z.string(),
    profile_picture_url: z.string().nullable(),
    is_onboarded: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('User')

export const accountBody = userBody
  .extend({
    email_failed_at: z.iso.datetime().nullable().openapi({
      description:
        'When sending the latest email to this address failed; null if it was sent. Sending is retried until the link in the email expires.',
    }),
    timezone: z.string().nullable().openapi({ description: 'An IANA time zone; null if unknown.', example: 'Europe/Berlin' }),
    about: z.string().nullable().openapi({
      description: 'A short self-description for the private assistant, never shown to others; null if empty.',
      example: 'Keeps a lighthouse.',
    }),
    language: z
      .string()
      .nullable()
      .openapi({ description: 'The interface language as a BCP 47 tag; null to follow the browser.', example: 'de' }),
    theme: z.enum(themes).openapi({ description: 'The color theme.', example: 'system' }),
    remembers_from_conversations: z.boolean().openapi({
      description: 'Whether the private assistant creates memories from conversations. Turning it off keeps existing memories.',
    }),
  })
  .openapi('Account')

export function showUser(user: User, pictures: Pictures): z.infer<typeof userBody> {
  return {
    id: user.id,
    email: user.email,
    email_verified: user.emailVerified,
    username: user.username,
    display_name: user.name,
    profile_picture_url: pictures.urlOf(user.image),
    is_onboarded: user.isOnboarded,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  }
}

export function showAccount(user: User, pictures: Pictures): z.infer<typeof accountBody> {
  const { emailFailedAt, timezone, about, language, theme, remembersFromConversations } = user
  return {
    ...showUser(user, pictures),
    email_failed_at: emailFailedAt?.toISOString() ?? null,
    timezone,
    about,
    language,
    theme,
    remembers_from_conversations: remembersFromConversations,
  }
}
