import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { isForeignRequest } from '../account/origin.ts';
import { registerAccountRoutes } from '../account/rest.ts';
import { registerChatRoutes } from '../chat/rest.ts';
import { clientInfo } from '../platform/clientInfo.ts';
import { ForbiddenError, InputError, NotFoundError, UnauthorizedError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { ClientInfo, Viewer } from '../platform/viewer.ts';
import type { Services } from '../services.ts';
import { respondToError } from './errors.ts';

export interface RestEnv {
  Bindings: HttpBindings;
  Variables: {
    services: Services;
    viewer: Viewer | null;
    client: ClientInfo;
    /** What the body says when the operation fails for a reason that is not the caller's. */
    defaultError: string;
  };
}

/** Everything under /api/v1. */
export function createRestApi(platform: Platform, services: Services): OpenAPIHono<RestEnv> {
  const app = new OpenAPIHono<RestEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const issue = result.error.issues[0];
      throw new InputError(issue?.message ?? 'This input is not valid.', issue?.path.join('.') || null);
    },
  });

  app.onError(respondToError(platform.log));
  app.notFound(() => {
    throw new NotFoundError('There is no such call.');
  });
  app.use(async (c, next) => {
    const headers = c.req.raw.headers;
    if (isForeignRequest(headers, platform.config.publicUrl)) throw new ForbiddenError('This request comes from another site.');
    const client = clientInfo(c.env.incoming, headers, platform.config.trustedProxies);
    c.set('services', services);
    c.set('client', client);
    c.set('viewer', await services.account.viewerFromHeaders(headers));
    await next();
    for (const cookie of client.setCookies) c.header('set-cookie', cookie, { append: true });
  });

  registerAccountRoutes(app);
  registerChatRoutes(app);
  return app;
}

export function requireViewer(c: Context<RestEnv>): Viewer {
  const viewer = c.get('viewer');
  if (!viewer) throw new UnauthorizedError();
  return viewer;
}
