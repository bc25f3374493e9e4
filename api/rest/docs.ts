import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'

/** The page at /api/docs, to read the OpenAPI document and to try its calls. Everything comes from this server. */
export function createDocsPage(): Hono {
  const root = relative(process.cwd(), dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))))
  const app = new Hono()
  app.use(compress())
  app.get('/', (c) => c.html(page))
  app.get('/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript' }))
  app.get(
    '/:file{swagger-ui\\.css|swagger-ui-bundle\\.js|favicon-32x32\\.png}',
    serveStatic({ root, rewriteRequestPath: (path) => path.slice(path.lastIndexOf('/')) }),
  )
  app.all('*', (c) => c.text('Not found', 404))
  return app
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Twain API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script type="module" src="/api/docs/start.js"></script>
  </body>
</html>
`

/** A file of its own, since the pages of this server allow no script within them. The calls go where the page comes from. */
const start = `const answer = await fetch('/api/v1/openapi.json')
const spec = { ...(await answer.json()), servers: [{ url: '/api/v1' }] }
SwaggerUIBundle({ spec, dom_id: '#docs', deepLinking: true, defaultModelsExpandDepth: 0, validatorUrl: null })
`
