import type { OpenAPIHono } from '@hono/zod-openapi'
import type { RestEnv } from '../rest/router.ts'
import { registerRunRoutes } from './runs.rest.ts'
import { registerStreamRoutes } from './stream.rest.ts'
import { registerThreadExportRoute } from './threadExport.rest.ts'
import { registerThreadRoutes } from './threads.rest.ts'
import { registerUploadRoutes } from './uploads.rest.ts'

export function registerChatRoutes(app: OpenAPIHono<RestEnv>): void {
  registerThreadRoutes(app)
  registerThreadExportRoute(app)
  registerRunRoutes(app)
  registerStreamRoutes(app)
  registerUploadRoutes(app)
}
