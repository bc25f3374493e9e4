import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { getMimeType } from 'hono/utils/mime'
import { readFont } from '../platform/files/fonts.ts'
import { loadLazily, sendFile } from '../platform/files/staticFiles.ts'
import type { Config } from '../config.ts'
import type { PlansService } from '../plans/plans.service.ts'
import { renderErrorPage } from './errors/errorPage.ts'
import { renderGuide, readGuide } from './guides/guide.ts'
import { renderNavigation } from './guides/layout.ts'
import { renderLimitsPage } from './guides/limitsPage.ts'
import { fonts, readGuideStyles } from './guides/styles.ts'

/** Uses no external resources. */
export function createDocsPage(config: Config, plans: Pick<PlansService, 'list'>): Hono {
  const app = new Hono()
  const serve = (path: string, type: string, read: () => Promise<Buffer> | string) => {
    const file = loadLazily(read, type)
    app.get(path, async (c) => sendFile(c, await file()))
  }
  serve('/', 'text/html; charset=utf-8', () => startPage(config))
  serve('/errors', 'text/html; charset=utf-8', renderErrorPage)
  serve('/recipes', 'text/html; charset=utf-8', () => renderGuide('recipes.md', config.publicUrl))
  // Operators change plans without a restart.
  app.get('/limits', async (c) => {
    const read = loadLazily(async () => renderLimitsPage(config, await plans.list()), 'text/html; charset=utf-8')
    return sendFile(c, await read())
  })
  serve('/guides.css', 'text/css; charset=utf-8', readGuideStyles)
  for (const { file, from } of fonts) serve(`/${file}`, 'font/woff2', () => readFont(from))
  serve('/start.js', 'text/javascript; charset=utf-8', () => start)
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']) {
    const path = new URL(name, import.meta.resolve('swagger-ui-dist/package.json'))
    serve(`/${name}`, getMimeType(name) ?? '', () => readFile(fileURLToPath(path)))
  }
  return app
}

async function startPage({ publicUrl }: Config): Promise<Buffer> {
  const { title, content } = await readGuide('first-answer.md', publicUrl)
  const page = await html`<!doctype html>
<html lang="en" data-voice="public">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Twain API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/guides.css">
  </head>
  <body>
    ${renderNavigation()}
    <main class="with-calls">
      <h1>${title}</h1>
      ${content}
    </main>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script type="module" src="/api/docs/start.js"></script>
  </body>
</html>
`
  return Buffer.from(String(page))
}

/** The content security policy forbids inline scripts. Calls go to the page’s own origin. */
const start = `const answer = await fetch('/api/v1/openapi.json')
const spec = { ...(await answer.json()), servers: [{ url: '/api/v1' }] }
SwaggerUIBundle({ spec, dom_id: '#docs', deepLinking: true, defaultModelsExpandDepth: 0, validatorUrl: null })
`
