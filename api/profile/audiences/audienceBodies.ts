import { z } from '@hono/zod-openapi'
import { audiences } from '../../platform/audiences.ts'
import { publishableFields } from '../publishableFields.ts'

export const audienceBody = z.enum(audiences).openapi('Audience', {
  description:
    'Readers, from the fewest to the most: the owner, people the owner chose, anyone with the link, or anyone, including Discover and search engines. Nothing has more readers than its profile.',
  example: 'link',
})

export const isPublicBody = z.boolean().openapi({
  description: 'Whether anyone with the link can read it while the profile is public; see `audience`.',
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
    username: z.string().nullable().openapi({ description: 'The member’s username; null if chosen by email address.', example: 'bob' }),
    email: z.string().nullable().openapi({ description: 'The address by which the person was chosen; null otherwise.', example: null }),
    created_at: z.iso.datetime().openapi({ description: 'When the owner chose the person.' }),
  })
  .openapi('ChosenPerson')

export const invitationLinkBody = z
  .object({
    url: z.string().openapi({
      description: 'The URL to share. Opening it makes the visitor a reader.',
      example: 'https://twain.example/invitation/AZrO2h4hcQmT',
    }),
    visitor_count: z.int().openapi({ description: 'The number of visitors and members who opened it.', example: 2 }),
    created_at: z.iso.datetime().openapi({ description: 'When the link was created.' }),
  })
  .openapi('InvitationLink')
