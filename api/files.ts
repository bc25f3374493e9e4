import { buffer } from 'node:stream/consumers'
import { Hono } from 'hono'
import type { Files } from './platform/files/files.ts'
import { describeProfile, describeTwin, toLinkPreview } from './publicProfileHtml.ts'
import type { Services } from './services.ts'

const uuid = '[0-9a-f-]{36}'
const pictureKey = new RegExp(`^(avatars/${uuid}/[0-9]+|photos/[0-9a-f]{32}/${uuid})\\.webp$`)

interface PublicFilesOptions {
  files: Files
  services: Pick<Services, 'account' | 'guests' | 'publicPictures' | 'twin' | 'linkPreviews'>
  publicUrl: string
}

export function createPublicFiles({ files, services, publicUrl }: PublicFilesOptions): Hono {
  const { account, guests, publicPictures, twin, linkPreviews } = services
  const app = new Hono()
  app.get('/previews/:username/:file{(?:profile|twin)\\.png}', async (c) => {
    const { username, file } = c.req.param()
    const found = await twin.findProfile(null, { username })
    if (!found) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    const profile = (await twin.findListedProfile(found)) ?? found
    const describe = file === 'twin.png' ? describeTwin : describeProfile
    const preview = toLinkPreview(profile, describe(profile), publicUrl)
    const headers = { 'cache-control': 'no-cache', etag: `"${linkPreviews.getVersion(preview)}"` }
    if (c.req.header('if-none-match')?.includes(headers.etag)) return c.body(null, 304, headers)
    return c.body(new Uint8Array(await linkPreviews.draw(preview)), 200, { 'content-type': 'image/png', ...headers })
  })
  app.get('/:kind{avatars|photos}/:folder/:file', async (c) => {
    const { kind, folder, file } = c.req.param()
    const key = `${kind}/${folder}/${file}`
    const { headers: cookies } = c.req.raw
    const reader = (await account.sessions.findReader(cookies)) ?? (await guests.findGuest({ headers: cookies, ip: '' }))
    const canSee = pictureKey.test(key) && (await publicPictures.canSee(reader, key))
    const picture = canSee ? await files.get(key) : null
    if (!picture) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    // Pictures can become private, so caches must revalidate.
    const headers = { 'cache-control': 'private, no-cache', etag: `"${key}"` }
    if (c.req.header('if-none-match')?.includes(headers.etag)) {
      picture.stream.destroy()
      return c.body(null, 304, headers)
    }
    // Buffered: an aborted request leaves no open stream.
    return c.body(new Uint8Array(await buffer(picture.stream)), 200, { 'content-type': 'image/webp', ...headers })
  })
  return app
}
