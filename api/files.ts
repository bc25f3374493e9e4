import { buffer } from 'node:stream/consumers'
import { Hono } from 'hono'
import type { Files } from './platform/files/files.ts'

const uuid = '[0-9a-f-]{36}'
const pictureKey = new RegExp(`^(avatars/${uuid}/[0-9]+|photos/[0-9a-f]{32}/${uuid})\\.webp$`)

/** Stored files that anyone may have who knows their address. What is at an address never changes. */
export function createPublicFiles(files: Files): Hono {
  const app = new Hono()
  app.get('/:kind{avatars|photos}/:folder/:file', async (c) => {
    const { kind, folder, file } = c.req.param()
    const key = `${kind}/${folder}/${file}`
    const picture = pictureKey.test(key) ? await files.get(key) : null
    if (!picture) return c.text('Not found', 404)
    // Small enough to be read at once, which leaves nothing open when the other side goes away.
    return c.body(new Uint8Array(await buffer(picture.stream)), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  return app
}
