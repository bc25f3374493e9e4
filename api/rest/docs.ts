import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { lazyFile, sendFile } from '../platform/files/staticFiles.ts'
import { errorPage, errorStyles } from './errorPage.ts'

/** The page at /api/docs, to read the OpenAPI document and to try its calls, and the one of error codes. Everything comes from this server. */
export function createDocsPage(): Hono {
  const app = new Hono()
  const serve = (path: string, type: string, read: () => Promise<Buffer> | string) => {
    const file = lazyFile(read, type)
    app.get(path, async (c) => sendFile(c, await file()))
  }
  serve('/', 'text/html; charset=utf-8', () => page)
  serve('/errors', 'text/html; charset=utf-8', errorPage)
  serve('/errors.css', 'text/css; charset=utf-8', () => errorStyles)
  serve('/start.js', 'text/javascript; charset=utf-8', () => start)
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']) {
    const path = new URL(name, import.meta.resolve('swagger-ui-dist/package.json'))
    serve(`/${name}`, getMimeType(name) ?? '', () => readFile(fileURLToPath(path)))
  }
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
