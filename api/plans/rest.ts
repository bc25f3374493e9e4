import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Plan } from '../platform/limits/plans.ts'
import { forAnyone } from '../rest/middleware/access.ts'
import { answer } from '../rest/bodies.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import type { PlansService, PlanUse } from './plans.service.ts'
import { defaultError } from '../rest/errors/errors.ts'

const mostBody = (description: string, example: number) => z.int().nullable().openapi({ description, example })

const planBody = z
  .object({
    key: z.string().openapi({ description: 'The unique key of the plan.', example: 'free' }),
    name: z.string().openapi({ description: 'The name of the plan.', example: 'Free' }),
    description: z.string().openapi({ description: 'The intended audience; may be empty.', example: 'For trying it out.' }),
    price: z.string().nullable().openapi({ description: 'The price as text; null if the plan is free.', example: '9 € a month' }),
    contact_url: z.string().nullable().openapi({ description: 'The web or email address for requesting the plan; null if there is none.' }),
    is_default: z.boolean().openapi({ description: 'Whether this is the plan of users without an assigned plan.', example: true }),
    limits: z
      .object({
        messages_per_day: mostBody('The maximum number of messages per day to assistants and twins; null if unlimited.', 200),
        uploads_per_day: mostBody('The maximum number of uploaded files per day; null if unlimited.', 100),
        upload_megabytes_per_day: mostBody('The maximum number of uploaded megabytes per day; null if unlimited.', 500),
        file_megabytes: z.number().openapi({ description: 'The maximum file size in megabytes.', example: 25 }),
        files_per_upload: z.int().openapi({ description: 'The maximum number of files per upload.', example: 10 }),
        twin_messages_per_day: mostBody('The maximum number of visitor messages to the user’s twin per day; null if unlimited.', 500),
      })
      .openapi({ description: 'The enforced limits. Null means unlimited; days are in UTC.' }),
  })
  .openapi('Plan')

const useBody = z
  .object({
    messages: z.int().openapi({ description: 'The number of messages sent.', example: 12 }),
    uploads: z.int().openapi({ description: 'The number of files uploaded.', example: 1 }),
    upload_megabytes: z.number().openapi({ description: 'The number of megabytes uploaded.', example: 0.5 }),
    twin_messages: z.int().openapi({ description: 'The number of visitor messages to the twin.', example: 3 }),
    resets_at: z.iso.datetime().openapi({ description: 'When the counts are reset.' }),
  })
  .openapi('PlanUse')

export function registerPlanRoutes(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/plans',
      middleware: defaultError('plans'),
      tags: ['Plans'],
      summary: 'List plans',
      description: 'Needs no session. The first plan is the default.',
      security: forAnyone,
      responses: { 200: answer('The plans.', z.object({ plans: z.array(planBody) }).openapi('PlanList')) },
    }),
    async (c) => {
      const { plans } = c.get('services')
      return c.json({ plans: plans.plans.map((plan) => showPlan(plan, plans)) }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/account/plan',
      middleware: defaultError('plans'),
      tags: ['Plans'],
      summary: 'Get the caller’s plan and usage',
      description: 'Today’s usage includes content that was deleted since.',
      responses: { 200: answer('The plan and today’s usage.', z.object({ plan: planBody, use: useBody }).openapi('CurrentPlan')) },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const { plans } = c.get('services')
      const [plan, use] = await Promise.all([plans.planOf(viewer), plans.useToday(viewer)])
      return c.json({ plan: showPlan(plan, plans), use: showUse(use) }, 200)
    },
  )
}

function showPlan({ id, name, description, price, contactUrl, limits }: Plan, { plans }: PlansService): z.infer<typeof planBody> {
  return {
    key: id,
    name,
    description,
    price,
    contact_url: contactUrl,
    is_default: plans[0].id === id,
    limits: {
      messages_per_day: limits.messagesPerDay,
      uploads_per_day: limits.uploadsPerDay,
      upload_megabytes_per_day: limits.uploadMegabytesPerDay,
      file_megabytes: limits.fileMegabytes,
      files_per_upload: limits.filesPerUpload,
      twin_messages_per_day: limits.twinMessagesPerDay,
    },
  }
}

function showUse({ messages, uploads, uploadMegabytes, twinMessages, resetsAt }: PlanUse): z.infer<typeof useBody> {
  return { messages, uploads, upload_megabytes: uploadMegabytes, twin_messages: twinMessages, resets_at: resetsAt.toISOString() }
}
