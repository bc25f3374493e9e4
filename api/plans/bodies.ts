import { z } from '@hono/zod-openapi'

const limit = (description: string, example: number) => z.int().nullable().meta({ description, example })

export const planLimitsBody = z.object({
  messages_per_day: limit('The maximum number of messages per day to assistants and twins; null if unlimited.', 200),
  uploads_per_day: limit('The maximum number of uploaded files per day; null if unlimited.', 100),
  upload_megabytes_per_day: limit('The maximum number of uploaded megabytes per day; null if unlimited.', 500),
  file_megabytes: z.number().meta({ description: 'The maximum file size in megabytes.', example: 25 }),
  files_per_upload: z.int().meta({ description: 'The maximum number of files per upload.', example: 10 }),
  twin_messages_per_day: limit('The maximum number of visitor messages to the user’s twin per day; null if unlimited.', 500),
})

export const planBody = z
  .object({
    key: z.string().meta({ description: 'The unique key of the plan.', example: 'free' }),
    name: z.string().meta({ description: 'The name of the plan.', example: 'Free' }),
    description: z.string().meta({ description: 'The intended audience; may be empty.', example: 'For trying it out.' }),
    price: z.string().nullable().meta({ description: 'The price as text; null if the plan is free.', example: '9 € a month' }),
    contact_url: z.string().nullable().meta({
      description: 'The web or email address for requesting the plan; null if none.',
    }),
    is_default: z.boolean().meta({ description: 'Whether users without an assigned plan have it.', example: true }),
    limits: planLimitsBody.openapi({ description: 'The enforced limits; null means unlimited, days are in UTC.' }),
  })
  .openapi('Plan')

export const planUseBody = z
  .object({
    messages: z.int().meta({ description: 'The number of messages sent.', example: 12 }),
    uploads: z.int().meta({ description: 'The number of files uploaded.', example: 1 }),
    upload_megabytes: z.number().meta({ description: 'The number of megabytes uploaded.', example: 0.5 }),
    twin_messages: z.int().meta({ description: 'The number of visitor messages to the twin.', example: 3 }),
    resets_at: z.iso.datetime().meta({ description: 'When the counts are reset.' }),
  })
  .openapi('PlanUse')
