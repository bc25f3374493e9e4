import { z } from '@hono/zod-openapi'

export const announcementBody = z
  .object({
    text: z.string().meta({ description: 'Plain text of the announcement.', example: 'Maintenance on Sunday from 10 to 12 (UTC).' }),
    ends_at: z.iso.datetime().nullable().meta({ description: 'When it disappears; null if an operator removes it.', example: null }),
    published_at: z.iso.datetime().meta({ description: 'When it was published.', example: '2026-01-31T09:30:00.000Z' }),
  })
  .openapi('Announcement')
