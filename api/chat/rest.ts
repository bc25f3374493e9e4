import type { OpenAPIHono } from '@hono/zod-openapi'
import type { RestEnv } from '../rest/router.ts'
import { registerBranchRoutes } from './branches/branches.rest.ts'
import { registerComparisonRoutes } from './comparisons/comparisons.rest.ts'
import { registerContextRoutes } from './context/context.rest.ts'
import { registerQuestionRoutes } from './questions/questions.rest.ts'
import { registerQueueRoutes } from './queue/queue.rest.ts'
import { registerRunRoutes } from './runs/runs.rest.ts'
import { registerConversationImportRoutes } from './imports/conversationImports.rest.ts'
import { registerProjectRoutes } from './projects/projects.rest.ts'
import { registerRatingRoutes } from './steps/ratings.rest.ts'
import { registerSavedPromptRoutes } from './savedPrompts/savedPrompts.rest.ts'
import { registerSharingRoutes } from './sharing/sharing.rest.ts'
import { registerStepRoutes } from './steps/steps.rest.ts'
import { registerStarterRoutes } from './starters/starters.rest.ts'
import { registerStreamRoutes } from './stream/stream.rest.ts'
import { registerThreadExportRoute } from './export/threadExport.rest.ts'
import { registerThreadRoutes } from './threads/threads.rest.ts'
import { registerThreadSearchRoute } from './search/threadSearch.rest.ts'
import { registerUploadRoutes } from './uploads/uploads.rest.ts'
import { registerInboxRoutes } from '../twin/visits/inbox/inbox.rest.ts'
import { registerVisitorMessageRoutes } from '../twin/visits/inbox/visitorMessages.rest.ts'
import { registerTwinVisitRoutes } from '../twin/visits/twinVisits.rest.ts'

export function registerChatRoutes(app: OpenAPIHono<RestEnv>): void {
  registerThreadSearchRoute(app)
  registerThreadRoutes(app)
  registerProjectRoutes(app)
  registerSavedPromptRoutes(app)
  registerStepRoutes(app)
  registerRatingRoutes(app)
  registerThreadExportRoute(app)
  registerConversationImportRoutes(app)
  registerStarterRoutes(app)
  registerRunRoutes(app)
  registerQueueRoutes(app)
  registerComparisonRoutes(app)
  registerContextRoutes(app)
  registerQuestionRoutes(app)
  registerBranchRoutes(app)
  registerStreamRoutes(app)
  registerSharingRoutes(app)
  registerUploadRoutes(app)
  registerTwinVisitRoutes(app)
  registerInboxRoutes(app)
  registerVisitorMessageRoutes(app)
}
