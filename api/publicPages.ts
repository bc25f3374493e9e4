import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { isAppPath } from './appPaths.ts'
import { createPagePolicy } from './headers.ts'
import { parseReferringHost } from './insights/referringHost.ts'
import type { Log } from './platform/log.ts'
import { describeProfile, describeTwin, renderHead, renderWithoutScripts, toLinkPreview } from './publicProfileHtml.ts'
import { respondToError } from './rest/errors/errors.ts'
import type { RestEnv } from './rest/router.ts'
import type { Services } from './services.ts'
import { renderSnapshot, renderSnapshotHead } from './snapshotHtml.ts'
import { getSetCookies } from './platform/limits/clientInfo.ts'
import type { ClientInfo, Participant } from './platform/viewer.ts'
import { hasScope } from './account/programs.ts'

interface PublicPagesOptions {
  services: Pick<
    Services,
    'account' | 'guests' | 'twin' | 'discover' | 'pictures' | 'chosenPeople' | 'linkPreviews' | 'profile' | 'referrers' | 'sharing'
  >
  log: Log
  publicUrl: string
  getClient: (c: Context<RestEnv>) => ClientInfo
  /** Counted against the request limit, because each page queries the database. */
  count: MiddlewareHandler<RestEnv>
  readPage: () => Promise<string | null>
}

const name = ':username{[A-Za-z0-9-]{3,20}}'
const unlisted = { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' }
/** The sitemap protocol allows 50,000. */
const mostListed = 10_000

/** Adds metadata and content for readers that run no scripts. */
export function createPublicPages({ services, log, publicUrl, getClient, count, readPage }: PublicPagesOptions): Hono<RestEnv> {
  const app = new Hono<RestEnv>()
  app.onError(respondToError(log))

  app.get('*', (c, next) => {
    // Hono decodes its path: a backslash or tab after the first slash would lead to another host.
    const { pathname } = new URL(c.req.url)
    const path = pathname.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '')
    return path === pathname ? next() : Promise.resolve(c.redirect(path + getQuery(c), 308))
  })
  app.get(`/${name}`, (c, next) => show(c, next, describeProfile))
  app.get(`/twin/${name}`, (c, next) => show(c, next, describeTwin))
  app.get(`/twin/${name}/chat`, (c, next) => show(c, next, describeTwin))
  app.get(`/twin/${name}/reply`, async (c, next) => {
    const page = await readPage()
    return page ? c.html(page, 200, unlisted) : next()
  })
  app.get('/invitation/:secret', count, async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    const invitation = await services.chosenPeople.findInvitation({ secret: c.req.param('secret') })
    if (!invitation) return next()
    const client = getClient(c)
    const participant = (await identify(c)) ?? (await services.guests.ensureGuest(client))
    if (!(await services.chosenPeople.addInvitedReader(participant, invitation))) return next()
    for (const cookie of getSetCookies(client)) c.header('set-cookie', cookie, { append: true })
    return c.redirect(`/${invitation.username}`, 303)
  })
  app.get('/shared/:token', count, (c, next) => showShared(c, next))
  app.get(`/embed/${name}`, count, showEmbedded)
  app.get(`/embed/${name}/try`, count, showTrial)
  app.get('/robots.txt', count, (c) => {
    return c.text(`User-agent: *\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${publicUrl}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', count, async (c) => {
    const listed = await services.discover.listListedProfiles({ limit: mostListed })
    const entries = listed.map(({ username, listedAt }) => {
      return `<url><loc>${publicUrl}/${username}</loc><lastmod>${listedAt.toISOString()}</lastmod></url>`
    })
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`
    return c.body(body, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-store' })
  })
  return app

  async function identify(c: Context<RestEnv>): Promise<Participant | null> {
    const client = getClient(c)
    const viewer = await services.account.sessions.findReader(client.headers)
    return viewer && hasScope(viewer, 'read') ? viewer : services.guests.findGuest(client)
  }

  /** Profiles that the visitor cannot read respond like unknown usernames, and hidden fields are not in the page. */
  async function show(c: Context<RestEnv>, next: () => Promise<void>, describe: typeof describeProfile) {
    const asked = c.req.param('username') ?? ''
    if (isAppPath(c.req.path)) return next()
    await count(c, async () => {})
    const page = await readPage()
    if (!page) return next()
    try {
      const profile = await services.twin.findProfile(null, { username: asked })
      const participant = profile ? null : await identify(c)
      const found = profile ?? (participant && (await services.twin.find(participant, { username: asked }))?.profile)
      if (!found) return next()
      const listed = profile && (await services.twin.findListedProfile(profile))
      if (!listed) c.header('x-robots-tag', 'noindex')
      // Not cached: the owner may take back the former username or make the profile private.
      c.header('cache-control', 'no-store')
      if (found.username !== asked.toLowerCase()) return c.redirect(describe(found).path + getQuery(c), 308)
      await countReferrer(c, found, { isEmbedded: false })
      if (!profile) return c.html(page)
      const shown = listed ?? profile
      const about = describe(shown)
      const previewVersion = services.linkPreviews.getVersion(toLinkPreview(shown, about, publicUrl))
      const options = { publicUrl, picture: services.pictures.getUrl(shown.image), isIndexed: listed !== null, previewVersion }
      const items = await (listed ? services.twin.listListedItems(listed) : services.twin.publicItems(null, profile))
      const [head, content] = await Promise.all([renderHead(shown, about, options), renderWithoutScripts(shown, items)])
      return c.html(withoutScripts(withHead(page, String(head)), content))
    } catch (err) {
      log.warn({ err, route: routePath(c) }, 'a public page was sent without its profile')
      return c.html(page, 503, { 'cache-control': 'no-store' })
    }
  }

  async function showShared(c: Context<RestEnv>, next: () => Promise<void>) {
    const [page, snapshot] = await Promise.all([readPage(), services.sharing.read({ token: c.req.param('token') ?? '' })])
    if (!page) return next()
    const [head, content] = await Promise.all([renderSnapshotHead(), snapshot && renderSnapshot(snapshot)])
    const whole = withHead(page, String(head))
    return content ? c.html(withoutScripts(whole, content), 200, unlisted) : c.html(whole, 404, unlisted)
  }

  /** Failures must not block the page. Views by the owner and by preloading browsers don’t count. */
  async function countReferrer(c: Context<RestEnv>, { userId }: { userId: string }, { isEmbedded }: { isEmbedded: boolean }) {
    const host = parseReferringHost(c.req.header('referer'), [new URL(publicUrl).host, c.req.header('host')])
    if (host === null || c.req.method !== 'GET' || c.req.header('sec-purpose')?.includes('prefetch')) return
    try {
      const participant = await identify(c)
      if (participant && 'userId' in participant && participant.userId === userId) return
      await services.referrers.record(userId, { host, isEmbedded })
    } catch (err) {
      log.warn({ err }, 'a view from another website was not counted')
    }
  }

  /** Only websites that the owner chose, and My Twin, may show it in a frame. */
  async function showEmbedded(c: Context<RestEnv>, next: () => Promise<void>) {
    const [page, profile] = await Promise.all([readPage(), services.twin.findProfile(null, { username: c.req.param('username') ?? '' })])
    if (!page || !profile) return next()
    const origins = await services.profile.listEmbedOrigins(profile)
    await countReferrer(c, profile, { isEmbedded: true })
    c.env.outgoing.removeHeader('x-frame-options')
    return c.html(page, 200, {
      ...unlisted,
      'content-security-policy': createPagePolicy(publicUrl, ["'self'", ...origins].join(' ')),
      'cross-origin-resource-policy': 'cross-origin',
    })
  }

  async function showTrial(c: Context<RestEnv>, next: () => Promise<void>) {
    const [page, profile] = await Promise.all([readPage(), services.twin.findProfile(null, { username: c.req.param('username') ?? '' })])
    return page && profile ? c.html(page, 200, unlisted) : next()
  }
}

function getQuery(c: Context): string {
  return new URL(c.req.url).search
}

function withHead(page: string, head: string): string {
  return replacePart(replacePart(page, '<meta name="description"', '>', ''), '<title>', '</title>', head)
}

function withoutScripts(page: string, content: { toString(): string }): string {
  return replacePart(page, '<noscript>', '</noscript>', `<noscript>${String(content)}</noscript>`)
}

function replacePart(page: string, from: string, to: string, replacement: string): string {
  const start = page.indexOf(from)
  const end = page.indexOf(to, start)
  return start < 0 || end < 0 ? page : page.slice(0, start) + replacement + page.slice(end + to.length)
}
