import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'

/**
 * The built web app. Every path that is no file answers with index.html, since the routes live in the browser.
 * @param webDir the folder that `vite build` wrote
 */
export async function createWebFiles(webDir: string): Promise<Hono> {
  const app = new Hono()
  const page = await readFile(join(webDir, 'index.html'), 'utf8').catch(() => null)
  const root = relative(process.cwd(), webDir)

  app.use(compress())
  app.get(
    '/assets/*',
    serveStatic({ root, onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable') }),
    // A missing asset must never be answered by the page: an old tab would cache it as a script.
    (c) => c.text('Not found', 404),
  )
  app.use(serveStatic({ root, onFound: (_path, c) => c.header('cache-control', 'no-cache') }))
  app.get('*', (c) => {
    if (page === null) return c.text('The web app is not built. Run: npm run build', 503)
    c.header('cache-control', 'no-cache')
    return c.html(page)
  })
  return app
}
