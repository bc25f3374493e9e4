import { z } from '@hono/zod-openapi'

const limit = (description: string, example: number) => z.int().nullable().meta({ description, example })

export const planLimitsBody = z.object({
  messages_per_day: limit('Messages to assistants and twins per day.', 200),
  uploads_per_day: limit('Uploaded files per day.', 100),
  upload_megabytes_per_day: limit('Uploaded megabytes per day.', 500),
  file_megabytes: z.number().meta({ description: 'Maximum file size in megabytes.', example: 25 }),
  files_per_upload: z.int().meta({ description: 'Maximum files per upload.', example: 10 }),
  twin_messages_per_day: limit('Visitor messages to the user’s twin per day.', 500),
})

export const planBody = z
  .object({
    key: z.string().meta({ description: 'Unique key of the plan.', example: 'free' }),
    name: z.string().meta({ description: 'Name of the plan.', example: 'Free' }),
    description: z.string().meta({ description: 'Intended audience; may be empty.', example: 'For trying it out.' }),
    price: z.string().nullable().meta({ description: 'Price as text; null if free.', example: '9 € a month' }),
    contact_url: z.string().nullable().meta({
      description: 'Web or email address; null if none.',
    }),
    is_default: z.boolean().meta({ description: 'Whether users have it by default.', example: true }),
    limits: planLimitsBody.openapi({ description: 'Enforced limits; null means unlimited, days are in UTC.' }),
  })
  .openapi('Plan')

export const planUseBody = z
  .object({
    messages: z.int().meta({ description: 'Number of messages sent.', example: 12 }),
    uploads: z.int().meta({ description: 'Number of files uploaded.', example: 1 }),
    upload_megabytes: z.number().meta({ description: 'Number of megabytes uploaded.', example: 0.5 }),
    twin_messages: z.int().meta({ description: 'Visitor messages to the twin.', example: 3 }),
    resets_at: z.iso.datetime().meta({ description: 'When the counts reset.' }),
  })
  .openapi('PlanUse')
