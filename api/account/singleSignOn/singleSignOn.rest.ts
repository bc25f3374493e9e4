import { type Context, Hono } from 'hono'
import { AppError } from '../../platform/errors.ts'
import { getSetCookies } from '../../platform/limits/clientInfo.ts'
import type { Log } from '../../platform/log.ts'
import type { ClientInfo } from '../../platform/viewer.ts'
import type { RestEnv } from '../../rest/router.ts'
import type { SingleSignOnService } from './singleSignOn.service.ts'

interface SingleSignOnRoutes {
  singleSignOn: SingleSignOnService
  getClient: (c: Context<RestEnv>) => ClientInfo
  log: Log
}

/** For browsers. Redirects only to the identity provider and the sign-in page, which knows the requested page. */
export function createSingleSignOnRoutes({ singleSignOn, getClient, log }: SingleSignOnRoutes): Hono<RestEnv> {
  const app = new Hono<RestEnv>()
  app.get('/', (c) => redirect(c, (client) => singleSignOn.start(client, { invitation: c.req.query('invitation') })))
  app.get('/callback', (c) => redirect(c, (client) => singleSignOn.finish(client, c.req.query())))
  return app

  async function redirect(c: Context<RestEnv>, work: (client: ClientInfo) => Promise<string>): Promise<Response> {
    const client = getClient(c)
    const target = await work(client).catch((error: unknown) => {
      if (!(error instanceof AppError)) log.error({ err: error }, 'single sign-on failed')
      return `/accounts/login?error=${error instanceof AppError ? error.code : 'sso_failed'}`
    })
    for (const cookie of getSetCookies(client)) c.header('set-cookie', cookie, { append: true })
    return c.redirect(target)
  }
}
