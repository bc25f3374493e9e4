import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { routePath } from 'hono/route'
import proxyAddr from 'proxy-addr'
import { createSingleSignOnRoutes } from './account/singleSignOn/singleSignOn.rest.ts'
import { sendArtifactFrame } from './artifactFrame.ts'
import { createPublicFiles } from './files.ts'
import { findFieldDescription } from './graphql/fieldDescriptions.ts'
import { createGraphiqlFiles } from './graphql/graphiql/graphiqlFiles.ts'
import { createGraphqlEndpoint } from './graphql/yoga.ts'
import { createHeaders } from './headers.ts'
import { createAccessLog } from './platform/accessLog.ts'
import { readClientInfo, isForwardedHttps } from './platform/limits/clientInfo.ts'
import { strangers, workingFor } from './platform/database/databaseShare.ts'
import { projectFolder } from './platform/files/projectFolder.ts'
import { toNetwork } from './platform/limits/networks.ts'
import { readMetrics } from './platform/metrics.ts'
import type { Platform } from './platform/platform.ts'
import { checkReadiness } from './platform/processes/readiness.ts'
import { updatePhotoUrls } from './profile/pictures/photoUrls.ts'
import { createPublicPages } from './publicPages.ts'
import { drainAfterAnswer } from './loadShedding/earlyAnswers.ts'
import { PendingRequests } from './loadShedding/pendingRequests.ts'
import { RequestTurns } from './loadShedding/requestTurns.ts'
import { createRestApi } from './rest/api.ts'
import { createDocsPage } from './rest/docs.ts'
import { answerNoSuchCall, respondToError } from './rest/errors/errors.ts'
import { defineKeyDeletion } from './rest/middleware/idempotency.ts'
import { refuseMethod } from './rest/middleware/methods.ts'
import type { RestEnv } from './rest/router.ts'
import { encryptAgain } from './secretRotation.ts'
import { createServices, type Services } from './services.ts'
import { endWhenSlow } from './loadShedding/slowRequests.ts'
import { createWebFiles } from './web.ts'

export interface App {
  readonly server: Server
  readonly services: Services
  close(): Promise<void>
}

/** Fits 4,000 characters of any script in the URL of the streaming call. */
const maxHeaderBytes = 262_144

const maxSilenceMs = 120_000
/** Longer than reverse proxies reuse a connection (nginx: 60 s); otherwise they use one that is being closed. */
const keepAliveTimeout = 75_000

/** Behind Hono's adapter, Yoga loses a third of its throughput. */
export async function createApp(platform: Platform): Promise<App> {
  await encryptAgain(platform)
  await updatePhotoUrls(platform)
  defineKeyDeletion(platform)
  const services = createServices(platform)
  const graphql = createGraphqlEndpoint(platform, services, await readPersistedOperations())
  await services.engine.boot()
  await services.roadmap.boot()
  await services.demoTwin.boot()
  const rest = getRequestListener((await createPages(platform, services)).fetch, { autoCleanupIncoming: false })

  // Signed-out clients must not delay signed-in users.
  const turns = new RequestTurns(16)
  const strangerTurns = new RequestTurns(32)
  const pending = new PendingRequests()
  const setHeaders = createHeaders(platform.config)
  const logRequest = createAccessLog(platform)
  const warnOfMissingPublicUrl = createPublicUrlWarning(platform)

  const limits = { maxHeaderSize: maxHeaderBytes, requestTimeout: 0, headersTimeout: 60_000, keepAliveTimeout }
  const server = createServer(limits, (request, response) => {
    // A lost connection has no address to limit by.
    if (request.socket.remoteAddress === undefined) return void response.destroy()
    // Node accepts several Host headers (RFC 9112, section 3.2).
    if ((request.headersDistinct.host?.length ?? 0) > 1) return void response.writeHead(400, { connection: 'close' }).end()
    pending.add(response)
    endWhenSlow(request, response)
    drainAfterAnswer(request, response)
    warnOfMissingPublicUrl(request)
    platform.metrics.requests.measure(request, response)
    logRequest(request, response)
    const path = request.url?.split('?', 1)[0] ?? '/'
    setHeaders(path, response)
    const handle = async () => {
      try {
        if (path !== '/graphql' || isForPeople(request)) return await rest(request, response)
        platform.metrics.requests.nameRoute(response, path)
        await graphql(request, response)
      } catch (err) {
        // A faulty request must not end the process.
        platform.log.error({ err, route: platform.metrics.requests.getRoute(response) }, 'a request failed')
        response.destroy()
      }
    }
    if (path === '/healthz') return void handle()
    const inSpan = platform.tracing.traceRequest(request, response, () => platform.metrics.requests.getRoute(response))
    const answer = () => void inSpan(handle)
    const userId = services.account.sessions.getKnownUserId(request.headers)
    if (userId) return turns.take(userId, response, () => workingFor.run(userId, answer))
    const network = toNetwork(proxyAddr(request, platform.config.trustedProxies))
    turns.take(network, response, () => strangerTurns.take(strangers, response, () => workingFor.run(strangers, answer)))
  })
  // Streams send a heartbeat every few seconds.
  server.setTimeout(maxSilenceMs)
  return {
    server,
    services,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      await pending.finish()
      await services.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Links in emails and the origin check depend on PUBLIC_URL. */
function createPublicUrlWarning({ config, log }: Platform): (request: IncomingMessage) => void {
  let isWarned = config.publicUrl.startsWith('https:')
  return ({ headers }) => {
    if (isWarned || !isForwardedHttps(headers['x-forwarded-proto']?.toString())) return
    isWarned = true
    log.warn(`Requests arrive over HTTPS, but PUBLIC_URL is ${config.publicUrl}. Set PUBLIC_URL to the address that people open.`)
  }
}

function isForPeople({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false)
}

export async function createPages(platform: Platform, services: Services) {
  const app = new Hono<RestEnv>()
  app.onError(respondToError(platform.log))
  const getClient = (c: Context<RestEnv>) =>
    readClientInfo({ request: c.env.incoming, response: c.env.outgoing }, c.req.raw.headers, platform.config.trustedProxies)
  const count: MiddlewareHandler<RestEnv> = async (c, next) => {
    await services.countRequest(null, getClient(c))
    await next()
  }
  app.use(async (c, next) => {
    await next()
    platform.metrics.requests.nameRoute(c.env.outgoing, routePath(c))
  })
  app.use('/files/*', count)
  app.route('/files', createPublicFiles({ files: platform.files, services, publicUrl: platform.config.publicUrl }))
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    const readiness = await look()
    return c.json(readiness, readiness.ok ? 200 : 503)
  })
  const look = cacheForOneSecond(() => checkReadiness(platform))
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c.env.incoming, platform.config.metricsToken)) return c.text('Not found', 404)
    const { registry } = platform.metrics
    return c.text(await readMetrics(platform.metrics), 200, { 'content-type': registry.contentType })
  })
  app.get('/api/artifact-frame', sendArtifactFrame)
  app.use('/api/sso/*', count)
  app.route('/api/sso', createSingleSignOnRoutes({ singleSignOn: services.account.singleSignOn, getClient, log: platform.log }))
  app.route('/api/v1', createRestApi(platform, services, findFieldDescription))
  app.use('/api/docs/*', count)
  app.route('/api/docs', createDocsPage(platform.config, services.plans))
  app.use('/graphql/*', count)
  app.route('/graphql', createGraphiqlFiles())
  const refuse = methodNotAllowed({ app, onMethodNotAllowed: refuseMethod })
  const programPaths = ['/api/*', '/graphql/*', '/files/*', '/.well-known/*', '/healthz', '/readyz', '/metrics']
  for (const path of programPaths) app.all(path, refuse, answerNoSuchCall)
  const web = await createWebFiles(platform.config.webDir)
  const publicPages = createPublicPages({
    services,
    log: platform.log,
    publicUrl: platform.config.publicUrl,
    getClient,
    count,
    readPage: web.readPage,
  })
  return new Hono<RestEnv>().route('/', app).route('/', publicPages).route('/', web.app)
}

/** Limits the load of unauthenticated, uncounted endpoints. */
function cacheForOneSecond<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined
  return () => {
    if (!last) {
      last = work()
      setTimeout(() => (last = undefined), 1000).unref()
    }
    return last
  }
}

/** Always requires a token: requests from a local proxy also come from this machine. */
function mayReadMetrics({ headers }: IncomingMessage, token: string | undefined): boolean {
  // timingSafeEqual requires equal lengths.
  return token !== undefined && timingSafeEqual(hashText(headers.authorization ?? ''), hashText(`Bearer ${token}`))
}

function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

async function readPersistedOperations(): Promise<Record<string, string>> {
  const text = await readFile(join(projectFolder, 'dist/persisted.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, string>
}
