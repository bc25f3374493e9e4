import { OpenAPIHono } from '@hono/zod-openapi'
import { isForeignRequest } from '../account/origin.ts'
import { registerAccountRoutes } from '../account/rest.ts'
import { registerChatRoutes } from '../chat/rest.ts'
import { registerProfileRoutes } from '../profile/rest.ts'
import { registerNotificationRoutes } from '../notifications/rest.ts'
import { clientInfo } from '../platform/clientInfo.ts'
import { ForbiddenError, InputError, NotFoundError } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Services } from '../services.ts'
import { respondToError } from './errors.ts'
import type { RestEnv } from './router.ts'

/** Everything under /api/v1. */
export function createRestApi(platform: Platform, services: Services): OpenAPIHono<RestEnv> {
  const app = new OpenAPIHono<RestEnv>({
    defaultHook: (result) => {
      if (result.success) return
      const issue = result.error.issues[0]
      throw new InputError(issue?.message ?? 'This input is not valid.', issue?.path.join('.') || null)
    },
  })

  app.onError(respondToError(platform.log))
  app.notFound(() => {
    throw new NotFoundError('There is no such call.')
  })
  app.use(async (c, next) => {
    const headers = c.req.raw.headers
    if (isForeignRequest(headers, platform.config.publicUrl)) throw new ForbiddenError('This request comes from another site.')
    const client = clientInfo(c.env.incoming, headers, platform.config.trustedProxies)
    c.set('services', services)
    c.set('client', client)
    c.set('viewer', await services.account.viewerFromHeaders(headers, client.setCookies))
    await next()
    for (const cookie of client.setCookies) c.header('set-cookie', cookie, { append: true })
  })

  registerAccountRoutes(app)
  registerChatRoutes(app)
  registerProfileRoutes(app)
  registerNotificationRoutes(app)
  return app
}
