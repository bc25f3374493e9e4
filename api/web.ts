import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { getMimeType } from 'hono/utils/mime'
import { isAppPath } from './appPaths.ts'
import { loadLazily, sendFile, sendNotFound, type StaticFile } from './platform/files/staticFiles.ts'
import { refuseMethodAsText } from './rest/middleware/methods.ts'

interface WebFiles {
  readonly app: Hono
  /** Null when the web app is not built. */
  readPage(): Promise<string | null>
}

/** Other paths respond with index.html. @param webDir the output folder of `vite build` */
export async function createWebFiles(webDir: string): Promise<WebFiles> {
  const app = new Hono()
  const names: string[] = await readdir(webDir, { recursive: true }).catch(() => [])
  const createContentReader = (name: string) => () => readFile(join(webDir, name))
  const files = new Map(
    names
      .filter((name) => !name.endsWith('.br'))
      .map((name): [string, () => Promise<StaticFile>] => {
        const type = getMimeType(name) ?? 'application/octet-stream'
        // Precompressed by the build.
        const brotli = names.includes(`${name}.br`) ? createContentReader(`${name}.br`) : undefined
        return [`/${name.replaceAll(sep, '/')}`, loadLazily(createContentReader(name), type, brotli)]
      }),
  )
  const read = async (path: string) => (await files.get(path)?.().catch(nullIfDeleted)) ?? null

  app.get('/assets/*', async (c) => {
    const file = await read(c.req.path)
    // Old tabs would cache the page as a script.
    if (!file) return c.text('Not found', 404)
    return sendFile(c, file, { 'cache-control': 'public, max-age=31536000, immutable' })
  })
  app.get('*', async (c) => {
    const file = await read(c.req.path)
    if (file) return sendFile(c, file)
    const page = await read('/index.html')
    if (!page) return c.text('The web app is not built. Run: npm run build', 503)
    return isAppPath(c.req.path) ? sendFile(c, page) : sendNotFound(c, page)
  })
  // Handles content shared by other apps after sign-out, when the service worker that accepts it is gone.
  app.post('/share', (c) => c.redirect('/chat', 303))
  app.all('*', methodNotAllowed({ app, onMethodNotAllowed: refuseMethodAsText }), (c) => c.text('Not found', 404))
  return { app, readPage: async () => (await read('/index.html'))?.bytes.toString() ?? null }
}

/** A build can replace the files while the server runs. */
function nullIfDeleted(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
