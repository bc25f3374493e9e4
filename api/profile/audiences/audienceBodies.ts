import { z } from '@hono/zod-openapi'
import { audiences } from '../../platform/audiences.ts'
import { publishableFields } from '../publishableFields.ts'

export const audienceBody = z.enum(audiences).openapi('Audience', {
  description:
    'Readers: the owner, chosen people, anyone with the link, or anyone, including Discover and search engines. Nothing has more readers than its profile.',
  example: 'link',
})

export const isPublicBody = z.boolean().openapi({
  description: 'Whether anyone with the link can read it; see `audience`.',
  example: false,
})

export const fieldAudienceBody = z
  .object({
    field: z.enum(publishableFields).openapi({ description: 'Name of the profile field.', example: 'bio' }),
    audience: audienceBody,
  })
  .openapi('FieldAudience')

export const photoAudienceBody = z
  .object({
    photo: z.string().openapi({ description: 'URL of the photo.', example: 'https://example.org/lamp.webp' }),
    audience: audienceBody,
  })
  .openapi('PhotoAudience')

export const chosenPersonBody = z
  .object({
    id: z.uuid(),
    username: z.string().nullable().openapi({ description: 'Member’s username; null if chosen by email address.', example: 'bob' }),
    email: z.string().nullable().openapi({ description: 'Email address, if chosen by it; null otherwise.', example: null }),
    created_at: z.iso.datetime().openapi({ description: 'When the owner chose the person.' }),
  })
  .openapi('ChosenPerson')

export const invitationLinkBody = z
  .object({
    url: z.string().openapi({
      description: 'URL to share. Opening it adds the visitor.',
      example: 'https://twain.example/invitation/AZrO2h4hcQmT',
    }),
    visitor_count: z.int().openapi({ description: 'Number of visitors and members who opened it.', example: 2 }),
    created_at: z.iso.datetime().openapi({ description: 'When the link was created.' }),
  })
  .openapi('InvitationLink')
