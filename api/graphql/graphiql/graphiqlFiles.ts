import { Hono } from 'hono'
import { loadLazily, sendFile } from '../../platform/files/staticFiles.ts'
import { graphiqlOptions } from './graphiql.ts'

/** The content security policy forbids inline scripts. */
export function createGraphiqlFiles(): Hono {
  const app = new Hono()
  let parts: ReturnType<typeof splitPage> | undefined
  const part = (name: 'page' | 'script' | 'style', type: string) => loadLazily(async () => (await (parts ??= splitPage()))[name], type)
  const page = part('page', 'text/html; charset=utf-8')
  const script = part('script', 'text/javascript; charset=utf-8')
  const style = part('style', 'text/css; charset=utf-8')
  app.get('/', async (c) => sendFile(c, await page(), { 'content-security-policy': pagePolicy }))
  app.get('/page.js', async (c) => sendFile(c, await script()))
  app.get('/page.css', async (c) => sendFile(c, await style()))
  return app
}

const pagePolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  'worker-src blob:',
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'self'",
].join('; ')

/** GraphiQL’s tabs keep stale offsets after its side pane is hidden and move away from the click. */
const fixTabPlaces = '.graphiql-tab { transform: none !important; }'

/** Takes several megabytes. */
async function splitPage() {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const html = renderGraphiQL(graphiqlOptions)
  const [beforeStyle, style, afterStyle] = cut(html, '<style>', '</style>')
  const [beforeScript, script, afterScript] = cut(afterStyle, '<script>', '</script>')
  const page =
    `${beforeStyle}<link rel="stylesheet" href="/graphql/page.css">` +
    `${beforeScript}<script src="/graphql/page.js"></script>${afterScript}`
  return { page, script, style: style + fixTabPlaces }
}

function cut(text: string, open: string, close: string): [before: string, inner: string, after: string] {
  const start = text.indexOf(open)
  const end = text.lastIndexOf(close)
  return [text.slice(0, start), text.slice(start + open.length, end), text.slice(end + close.length)]
}
