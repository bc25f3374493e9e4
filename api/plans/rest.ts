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
    key: z.string().openapi({ description: 'Unlike any other plan’s.', example: 'free' }),
    name: z.string().openapi({ description: 'What it is called.', example: 'Free' }),
    description: z.string().openapi({ description: 'Whom it is for; may be empty.', example: 'For trying it out.' }),
    price: z.string().nullable().openapi({ description: 'In words; null when it costs nothing.', example: '9 € a month' }),
    contact_url: z
      .string()
      .nullable()
      .openapi({ description: 'Where one asks for it, a web or mail address; null when there is nothing to ask for.' }),
    is_default: z.boolean().openapi({ description: 'Whether everybody has it who was given no other.', example: true }),
    limits: z
      .object({
        messages_per_day: mostBody('Messages that they send, to any assistant or twin.', 200),
        uploads_per_day: mostBody('Files that they upload.', 100),
        upload_megabytes_per_day: mostBody('The same in megabytes.', 500),
        file_megabytes: z.number().openapi({ description: 'How large one file may be.', example: 25 }),
        files_per_upload: z.int().openapi({ description: 'How many files one upload may hold.', example: 10 }),
        twin_messages_per_day: mostBody('Messages that visitors send to their twin.', 500),
      })
      .openapi({ description: 'What one may do with it; null where there is no limit. Days are those of UTC.' }),
  })
  .openapi('Plan')

const useBody = z
  .object({
    messages: z.int().openapi({ description: 'Messages sent.', example: 12 }),
    uploads: z.int().openapi({ description: 'Files uploaded.', example: 1 }),
    upload_megabytes: z.number().openapi({ description: 'The same in megabytes.', example: 0.5 }),
    twin_messages: z.int().openapi({ description: 'Messages of visitors to the twin.', example: 3 }),
    resets_at: z.iso.datetime().openapi({ description: 'When all of it is zero again.' }),
  })
  .openapi('PlanUse')

export function registerPlanRoutes(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/plans',
      middleware: defaultError('plans'),
      tags: ['Plans'],
      summary: 'All plans there are, to compare them',
      description: 'Needs no session. The first one is everybody’s who has no other.',
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
      summary: 'The plan one has, and what one did today',
      description: 'What is deleted counts all the same.',
      responses: { 200: answer('The plan and its use.', z.object({ plan: planBody, use: useBody }).openapi('CurrentPlan')) },
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
