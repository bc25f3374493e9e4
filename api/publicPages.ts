import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { isReservedName } from './account/validation.ts'
import { oneLine } from './platform/text/text.ts'
import type { Log } from './platform/log.ts'
import { respondToError } from './rest/errors/errors.ts'
import type { RestEnv } from './rest/router.ts'
import type { Services } from './services.ts'
import type { PublicProfile } from './twin/publicProfile.ts'

interface PublicPagesOptions {
  services: Pick<Services, 'twin' | 'discover' | 'pictures'>
  log: Log
  publicUrl: string
  /** Each of these pages costs a look into the database. */
  count: MiddlewareHandler<RestEnv>
  /** The page of the web app as it was built; null when it is not. */
  readPage: () => Promise<string | null>
}

const name = ':username{[A-Za-z0-9-]{3,20}}'
const descriptionLength = 200
/** Of at most 50,000 that the protocol allows. */
const mostListed = 10_000

/** What somebody shared says what it is before any script runs: to whoever reads only the page, as previews and search engines do. */
export function createPublicPages({ services, log, publicUrl, count, readPage }: PublicPagesOptions): Hono<RestEnv> {
  const app = new Hono<RestEnv>()
  app.onError(respondToError(log))

  app.get(`/${name}`, (c, next) =>
    fill(c, next, (profile) => ({
      path: `/${profile.username}`,
      title: nameOf(profile),
      description: shortened(profile.bio) ?? `${nameOf(profile)} on Twain.`,
    })),
  )
  app.get(`/twin/${name}/chat`, (c, next) =>
    fill(c, next, (profile) => ({
      path: `/twin/${profile.username}/chat`,
      title: `Chat with the AI twin of ${nameOf(profile)}`,
      description: `The AI twin of ${nameOf(profile)} answers from what they made public, and nothing else.`,
    })),
  )
  app.get('/robots.txt', count, (c) => {
    return c.text(`User-agent: *\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${publicUrl}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', count, async (c) => {
    const listed = await services.discover.listed({ limit: mostListed })
    const entries = listed.map(({ username, listedAt }) => {
      return `<url><loc>${publicUrl}/${username}</loc><lastmod>${listedAt.toISOString()}</lastmod></url>`
    })
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`
    return c.body(body, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-store' })
  })
  return app

  /** Without such a profile it is the page that everybody gets: a private one looks as one that does not exist. */
  async function fill(c: Context<RestEnv>, next: () => Promise<void>, about: (profile: PublicProfile) => About) {
    const username = c.req.param('username') ?? ''
    if (isReservedName(username)) return next()
    await count(c, async () => {})
    const profile = await services.twin.publicProfile({ username }).catch((error: unknown) => {
      log.warn({ err: error, path: c.req.path }, 'a page was sent without its profile')
      return null
    })
    const page = profile && (await readPage())
    if (!page) return next()
    const head = await headOf({ ...about(profile), picture: services.pictures.urlOf(profile.image) })
    // What it shows may be hidden the next moment.
    return c.html(withHead(page, String(head)), 200, { 'cache-control': 'no-store' })
  }

  function headOf({ path, title, description, picture }: About & { picture: string | null }) {
    const url = publicUrl + path
    return html`<title>${title} · Twain</title>
      <meta name="description" content="${description}" />
      <link rel="canonical" href="${url}" />
      <meta property="og:site_name" content="Twain" />
      <meta property="og:type" content="profile" />
      <meta property="og:url" content="${url}" />
      <meta property="og:title" content="${title}" />
      <meta property="og:description" content="${description}" />
      ${picture && html`<meta property="og:image" content="${picture}" />`}
      <meta name="twitter:card" content="summary" />`
  }
}

interface About {
  readonly path: string
  readonly title: string
  readonly description: string
}

function withHead(page: string, head: string): string {
  return replacePart(replacePart(page, '<meta name="description"', '>', ''), '<title>', '</title>', head)
}

/** The first part that begins and ends so. */
function replacePart(page: string, from: string, to: string, replacement: string): string {
  const start = page.indexOf(from)
  const end = page.indexOf(to, start)
  return start < 0 || end < 0 ? page : page.slice(0, start) + replacement + page.slice(end + to.length)
}

function nameOf({ displayName, username }: PublicProfile): string {
  return oneLine(displayName ?? '') || username
}

function shortened(text: string | null): string | null {
  const line = oneLine((text ?? '').slice(0, 4 * descriptionLength))
  const letters = Array.from(line)
  if (letters.length <= descriptionLength) return line || null
  return `${letters
    .slice(0, descriptionLength - 1)
    .join('')
    .trimEnd()}…`
}
