import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { createPublicFiles } from './files.ts'
import { createGraphqlEndpoint } from './graphql/yoga.ts'
import type { Platform } from './platform/platform.ts'
import { createRestApi } from './rest/api.ts'
import { createDocsPage } from './rest/docs.ts'
import { noSuchCall } from './rest/errors.ts'
import { createServices, type Services } from './services.ts'
import { endWhenSlow } from './slowRequests.ts'
import { createWebFiles } from './web.ts'

export interface App {
  /** Not listening yet. */
  readonly server: Server
  readonly services: Services
  close(): Promise<void>
}

/** 4,000 letters of any script fit into a URL of the streaming call; Node's own limit is 16 KiB. */
const maxHeaderBytes = 262_144

/** The one HTTP server: Yoga takes /graphql straight from node:http, since behind Hono's adapter it loses a third of its throughput. */
export async function createApp(platform: Platform): Promise<App> {
  const services = createServices(platform)
  const graphql = createGraphqlEndpoint(platform, services, await readPersistedOperations())
  await services.engine.boot()
  await services.roadmap.boot()
  const rest = getRequestListener((await createPages(platform, services)).fetch)

  const server = createServer({ maxHeaderSize: maxHeaderBytes, requestTimeout: 0, headersTimeout: 60_000 }, (request, response) => {
    endWhenSlow(request, response)
    const path = request.url?.split('?', 1)[0]
    if (path === '/graphql') void graphql(request, response)
    else void rest(request, response)
  })
  return {
    server,
    services,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      await services.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function createPages(platform: Platform, services: Services) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  // Before the headers of the pages, which keep other sites from showing what is here.
  app.route('/files', createPublicFiles(platform.files))
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // Addresses of pictures are absolute, and this server may be reached by more than one name.
        imgSrc: ["'self'", 'data:', new URL(platform.config.publicUrl).origin],
        // Overlays and virtualized lists place themselves with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
      },
      strictTransportSecurity: platform.config.publicUrl.startsWith('https:') && 'max-age=31536000',
    }),
  )
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    await platform.db.$queryRaw`SELECT 1`
    return c.json({ ok: true })
  })
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c.env.incoming, platform.config.metricsToken)) return c.text('Not found', 404)
    const { registry } = platform.metrics
    return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
  app.route('/api/v1', createRestApi(platform, services))
  app.route('/api/docs', createDocsPage())
  // A program that mistook an address must not take the page of the web app for its answer.
  for (const path of ['/api/*', '/graphql/*']) app.all(path, noSuchCall)
  app.route('/', await createWebFiles(platform.config.webDir))
  return app
}

/** Never without a token: a proxy on this machine, or a page in a browser here, comes from this machine too. */
function mayReadMetrics({ headers }: IncomingMessage, token: string | undefined): boolean {
  // Digests are of one length, so that the comparison tells nothing of the token.
  return token !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** The operations of our own web client by their SHA-256, as relay-compiler wrote them; none when the web app is not built. */
async function readPersistedOperations(): Promise<Record<string, string>> {
  const file = new URL('../web/__generated__/persisted.json', import.meta.url)
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, string>
}
