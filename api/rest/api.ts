import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { isForeignRequest } from '../account/sessions/proof/proof.ts'
import { registerAccountRoutes } from '../account/rest.ts'
import { registerDeletionRoute, registerExportRoute } from '../accountData/rest.ts'
import { registerMemoryRoutes } from '../memory/memories.rest.ts'
import { registerMemoryRuleRoutes } from '../memory/rules/memoryRules.rest.ts'
import { registerMemorySummaryRoutes } from '../memory/summary/memorySummary.rest.ts'
import { registerMemoryTransferRoutes } from '../memory/transfer/memoryTransfer.rest.ts'
import { registerMemoryProposalRoutes } from '../memory/memoryProposals.rest.ts'
import { registerModelConnectionRoutes } from '../models/connections/connections.rest.ts'
import { registerOwnConnectionRoutes, registerOwnKeysRoute } from '../models/connections/ownConnection.rest.ts'
import { registerModelRoute } from '../models/rest.ts'
import { registerOperatorRoutes } from '../operator/operator.rest.ts'
import { registerChatRoutes } from '../chat/rest.ts'
import { registerProfileRoutes } from '../profile/rest.ts'
import { registerDiscoverRoutes } from '../discover/rest.ts'
import { registerInsightRoutes } from '../insights/rest.ts'
import { registerKnowledgeRoutes } from '../knowledge/rest.ts'
import { registerNotificationRoutes } from '../notifications/rest.ts'
import { registerScheduledTaskRoutes } from '../scheduledTasks/rest.ts'
import { cleanInput } from '../platform/text/cleanInput.ts'
import { readClientInfo, getSetCookies } from '../platform/limits/clientInfo.ts'
import { ForbiddenError } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { maxBodyBytes, refuseCompressedBody } from '../platform/limits/requestLimit.ts'
import { registerPlanRoutes } from '../plans/rest.ts'
import { registerRoadmapRoutes } from '../roadmap/rest.ts'
import type { Services } from '../services.ts'
import { registerEventRoute } from '../liveUpdates/viewerEvents.rest.ts'
import { registerTwinRoutes } from '../twin/rest.ts'
import { registerPushRoutes } from '../push/push.rest.ts'
import { registerSpeechRoutes } from '../speech/speech.rest.ts'
import { registerWebhookRoutes } from '../webhooks/webhooks.rest.ts'
import { requireAccess } from './middleware/access.ts'
import { cleanJson } from './middleware/cleanJson.ts'
import { respondToError } from './errors/errors.ts'
import { answerOnce } from './middleware/idempotency.ts'
import { refuseOtherMethods } from './middleware/methods.ts'
import { TooLargeError } from './multipart.ts'
import { type FindDescription, serveOpenapiDocument } from './openapi.ts'
import type { RestEnv } from './router.ts'
import { shortenAnswers } from './middleware/shortAnswers.ts'
import { findSchemaProblems, validateInput } from './middleware/validateInput.ts'
import { toInputError, joinProblems } from '../platform/text/parseInput.ts'
import { createRouteFinder } from './routes.ts'

const exposeHeaders = [
  'ETag',
  'WWW-Authenticate',
  'Idempotency-Replayed',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
]

export function createRestApi(platform: Platform, services: Services, findDescription: FindDescription = () => null): OpenAPIHono<RestEnv> {
  const app = new OpenAPIHono<RestEnv>({
    defaultHook: async (result, c) => {
      // Bodies were cleaned before.
      if (result.success) return void cleanInput(result.data)
      const route = findRoute(c)
      const problems = route ? await findSchemaProblems(c, route) : []
      throw problems.length > 0 ? joinProblems(problems) : toInputError(result.error.issues)
    },
  })
  const findRoute = createRouteFinder(app)

  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new TooLargeError('too_large')
    },
  })

  app.onError(respondToError(platform.log, findRoute))
  app.use(requestId())
  const { corsOrigins } = platform.config
  const allowOrigin = cors({ origin: corsOrigins, exposeHeaders, maxAge: 7200 })
  app.use((c, next) => (corsOrigins.includes(c.req.header('origin') ?? '') ? allowOrigin(c, next) : next()))
  app.use(async (c, next) => {
    const headers = c.req.raw.headers
    if (isForeignRequest(headers, platform.config.publicUrl)) throw new ForbiddenError('request_from_another_site')
    const client = readClientInfo({ request: c.env.incoming, response: c.env.outgoing }, headers, platform.config.trustedProxies)
    c.set('services', services)
    c.set('client', client)
    const viewer = await services.account.sessions.findViewer(headers, client.setCookies)
    c.set('viewer', viewer)
    c.set('participant', viewer ?? (await services.guests.findGuest(client)))
    await services.countRequest(viewer, client)
    await next()
    for (const cookie of getSetCookies(client)) c.header('set-cookie', cookie, { append: true })
  })

  app.use(shortenAnswers)
  app.use(refuseOtherMethods(app))
  app.use(requireAccess(app))
  // Uploads are limited while they stream.
  app.use((c, next) => {
    if (c.req.method !== 'GET') refuseCompressedBody(c.req.raw.headers)
    const isLimited = c.req.method !== 'GET' && !c.req.header('content-type')?.startsWith('multipart/')
    return isLimited ? limitBody(c, next) : next()
  })

  app.use(cleanJson)
  app.use(validateInput(app))
  app.use(answerOnce(platform.db))

  registerAccountRoutes(app)
  registerDeletionRoute(app)
  registerExportRoute(app)
  registerChatRoutes(app)
  registerMemorySummaryRoutes(app)
  registerMemoryTransferRoutes(app)
  registerMemoryRoutes(app)
  registerMemoryProposalRoutes(app)
  registerMemoryRuleRoutes(app)
  registerProfileRoutes(app)
  registerKnowledgeRoutes(app)
  registerTwinRoutes(app)
  registerDiscoverRoutes(app)
  registerRoadmapRoutes(app)
  registerPlanRoutes(app)
  registerInsightRoutes(app)
  registerModelRoute(app)
  registerOwnConnectionRoutes(app)
  registerOwnKeysRoute(app)
  registerModelConnectionRoutes(app)
  registerOperatorRoutes(app)
  registerNotificationRoutes(app)
  registerScheduledTaskRoutes(app)
  registerPushRoutes(app)
  registerSpeechRoutes(app)
  registerEventRoute(app)
  registerWebhookRoutes(app)
  serveOpenapiDocument(app, platform.config.publicUrl, findDescription)
  return app
}
