import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { describeFields } from '../../platform/text/describeFields.ts'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, describeJson, describeError } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { planSettingsBody } from './bodies.ts'
import { planLimitsChange } from './validation.ts'

const { shape } = planLimitsChange
const changeBody = z
  .object(
    describeFields(
      {
        messages_per_day: shape.messagesPerDay,
        twin_messages_per_day: shape.twinMessagesPerDay,
        uploads_per_day: shape.uploadsPerDay,
        upload_megabytes_per_day: shape.uploadMegabytesPerDay,
        files_per_upload: shape.filesPerUpload,
        file_megabytes: shape.fileMegabytes,
      },
      {
        messages_per_day: ['Messages to assistants and twins per day, 0 to 1,000,000; null for unlimited.', 200],
        twin_messages_per_day: ['Visitor messages to the user’s twin per day, 0 to 1,000,000; null for unlimited.', 500],
        uploads_per_day: ['Uploaded files per day, 0 to 100,000; null for unlimited.', 100],
        upload_megabytes_per_day: ['Uploaded megabytes per day, 0 to 1,000,000; null for unlimited.', 500],
        files_per_upload: ['Maximum files per upload, 1 to 100.', 10],
        file_megabytes: ['Maximum file size in megabytes, 1 to 10,000.', 25],
      },
    ),
  )
  .openapi('PlanLimitsChange')

export function registerPlanLimitRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Operator')
  const forbidden = describeError('The request came from another site, or the access token lacks the scope.')

  route('get', '/operator/plans', 'planLimits', {
    summary: 'List plans with their default limits',
    description: 'The default plan comes first.',
    responses: {
      200: answer('Plans with enforced and default limits.', z.object({ plans: z.array(planSettingsBody) }).openapi('PlanSettingsList')),
      403: forbidden,
      404: describeError('The caller is not an operator.'),
    },
    handle: async (c) => {
      const plans = await c.get('services').planLimits.list(requireViewer(c))
      return c.json({ plans: plans.map((plan) => toBody(planSettingsBody, plan)) }, 200)
    },
  })

  route('patch', '/operator/plans/{key}', 'updatePlanLimits', {
    summary: 'Change the limits of a plan',
    description: 'Omitted limits stay as they are. Sending the default resets a limit. All processes follow within seconds.',
    request: {
      params: z.object({ key: z.string().openapi({ description: 'Unique key of the plan.', example: 'free' }) }),
      body: describeJson(changeBody),
    },
    responses: {
      200: answer('Plan with its enforced and default limits.', planSettingsBody),
      403: forbidden,
      404: describeError('The plan does not exist, or the caller is not an operator.'),
    },
    handle: async (c) => {
      const { key } = c.req.valid('param')
      const limits = c.req.valid('json')
      const plan = await c.get('services').planLimits.update(requireViewer(c), {
        key,
        messagesPerDay: limits.messages_per_day,
        twinMessagesPerDay: limits.twin_messages_per_day,
        uploadsPerDay: limits.uploads_per_day,
        uploadMegabytesPerDay: limits.upload_megabytes_per_day,
        filesPerUpload: limits.files_per_upload,
        fileMegabytes: limits.file_megabytes,
      })
      return c.json(toBody(planSettingsBody, plan), 200)
    },
  })
}
