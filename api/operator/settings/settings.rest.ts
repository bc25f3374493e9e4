import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, describeError } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { settingBody } from './settingBody.ts'

const settingsBody = z
  .object({ settings: z.array(settingBody).openapi({ description: 'All settings, as documented.' }) })
  .openapi('EffectiveSettings')

export function registerSettingRoutes(app: OpenAPIHono<RestEnv>): void {
  createRouteRegistration(app, 'Operator')('get', '/operator/settings', 'effectiveSettings', {
    summary: 'List the effective settings',
    description: 'Value and origin of each environment variable, without secrets, in the process that serves the request.',
    responses: {
      200: answer('All settings.', settingsBody),
      403: describeError('The access token lacks the scope.'),
      404: describeError('The caller is not an operator.'),
    },
    handle: async (c) => {
      const settings = await c.get('services').effectiveSettings.list(requireViewer(c))
      return c.json(toBody(settingsBody, { settings }), 200)
    },
  })
}
