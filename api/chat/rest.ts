import type { OpenAPIHono } from '@hono/zod-openapi'
import type { RestEnv } from '../rest/router.ts'
import { registerRunRoutes } from './runs/runs.rest.ts'
import { registerStarterRoutes } from './starters/starters.rest.ts'
import { registerStreamRoutes } from './stream/stream.rest.ts'
import { registerThreadExportRoute } from './export/threadExport.rest.ts'
import { registerThreadRoutes } from './threads/threads.rest.ts'
import { registerUploadRoutes } from './uploads/uploads.rest.ts'

export function registerChatRoutes(app: OpenAPIHono<RestEnv>): void {
  registerThreadRoutes(app)
  registerThreadExportRoute(app)
  registerStarterRoutes(app)
  registerRunRoutes(app)
  registerStreamRoutes(app)
  registerUploadRoutes(app)
}
